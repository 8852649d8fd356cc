"""The words of Die goldene Stadt."""
