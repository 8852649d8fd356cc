"""Python's garbage collector, kept from stopping everybody."""

import gc


def spare_what_stays() -> None:
    """Take what has been loaded so far out of its sight: all that lives as long as the process.

    A full collection looks at every object and stops the event loop meanwhile, for more than a
    tenth of a second where all libraries are among them. Call it once, before the work begins.
    """
    gc.collect()
    gc.freeze()
