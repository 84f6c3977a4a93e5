"""The studio's server side: checking, storing, measuring and publishing drafts."""
