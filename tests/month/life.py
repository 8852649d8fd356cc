"""The lifetime of a process."""


class Killed(BaseException):
    """The process has ended here."""


class Life:
    """The lifetime of a process: a transaction or a message triggers its death."""

    def __init__(self, steps: int | None = None) -> None:
        self.dead = False
        self._steps = steps

    def end_after(self, steps: int) -> None:
        """Die at the step with this number from now on."""
        self._steps = steps

    def spare(self) -> None:
        """Live on."""
        self._steps = None

    def step(self) -> None:
        """Live on, or not. Raises Killed."""
        if self._steps is not None:
            self._steps -= 1
            self.dead = self.dead or self._steps < 0
        if self.dead:
            raise Killed
