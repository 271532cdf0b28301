"""The API, a file for each part of it."""
