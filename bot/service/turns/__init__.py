"""From a click to the next question: a turn is read, changed, committed and told."""
