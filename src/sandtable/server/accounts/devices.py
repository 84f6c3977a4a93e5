"""The device of a session, described so that its owner can recognise it."""

BROWSERS = (
    ("edg", "Edge"),
    ("opr/", "Opera"),
    ("samsungbrowser", "Samsung Internet"),
    ("firefox", "Firefox"),
    ("fxios", "Firefox"),
    ("chrome", "Chrome"),
    ("crios", "Chrome"),
    ("safari", "Safari"),
)
"""In order of precedence, since most browsers also name others."""
SYSTEMS = (
    ("android", "Android"),
    ("iphone", "iPhone"),
    ("ipad", "iPad"),
    ("windows", "Windows"),
    ("mac os x", "macOS"),
    ("cros", "ChromeOS"),
    ("linux", "Linux"),
)


def device_of(user_agent: str) -> str:
    """Return browser and system, as in "Firefox, Linux"; empty if both are unknown."""
    said = user_agent.lower()
    found = [
        next((name for sign, name in known if sign in said), "") for known in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(name for name in found if name)
