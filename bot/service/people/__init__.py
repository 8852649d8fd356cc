"""What is kept of a person and of a server: settings, habits, vacations, time zones."""
