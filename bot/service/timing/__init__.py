"""What happens because time passes: waits, clocks, reminders, pauses, and what is due."""
