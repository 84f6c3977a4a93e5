"""The lab: how strong the agents are, how even the scenarios, and the games for whoever learns."""
