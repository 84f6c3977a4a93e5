"""The studio's lower half: checking drafts of strangers in a box, keeping them, publishing."""
