"""What the developers measure and draw with. Not part of an installed Plaza."""
