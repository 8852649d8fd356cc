"""The frame round the code: how it is installed, packed and kept apart."""
