"""The colours: paper by day, lamplight by night.

Olive is the first side, slate the second; oxide is fire, brass is what is chosen.
"""

from textual.theme import Theme

PAPER = {
    "ink": "#1f231c",
    "ink-2": "#454a3d",
    "ink-3": "#6b6c5c",
    "ink-inv": "#f8f3e4",
    "paper-0": "#fbf7ec",
    "paper-1": "#f3edde",
    "paper-2": "#e6dec8",
    "rule": "#bdb092",
    "olive": "#4c5a2c",
    "olive-lo": "#353f1e",
    "olive-wash": "#dfe0c0",
    "slate": "#34434e",
    "slate-lo": "#222e36",
    "slate-wash": "#d3dadb",
    "oxide": "#9c3318",
    "brass": "#8a6412",
    "brass-lo": "#6b4c08",
    "brass-hi": "#e3b341",
    "fog": "#7a776c",
    "table": "#cfc4a5",
    "tile-edge": "#7f7557",
    "tile-0": "#f0e8cd",
    "tile-1": "#e3e2bf",
    "tile-2": "#cfd6a6",
    "tile-3": "#b5c191",
    "tile-hill": "#e2c999",
}

NIGHT = {
    "ink": "#f1ead6",
    "ink-2": "#cfc8b0",
    "ink-3": "#98937d",
    "ink-inv": "#f8f3e4",
    "paper-0": "#34372e",
    "paper-1": "#25281f",
    "paper-2": "#1a1c16",
    "rule": "#4d503f",
    "olive": "#6b7c41",
    "olive-lo": "#c3d193",
    "olive-wash": "#353c22",
    "slate": "#587389",
    "slate-lo": "#b3cad8",
    "slate-wash": "#2a343b",
    "oxide": "#ef9273",
    "brass": "#e5b94a",
    "brass-lo": "#e5b94a",
    "brass-hi": "#8f6a16",
    "fog": "#6d6a5f",
    "table": "#14160f",
    "tile-edge": "#7e7f65",
    "tile-0": "#33332a",
    "tile-1": "#2f3727",
    "tile-2": "#2b3b25",
    "tile-3": "#263f24",
    "tile-hill": "#46391f",
}


def _theme(name: str, colours: dict[str, str], dark: bool) -> Theme:
    return Theme(
        name,
        primary=colours["olive"],
        secondary=colours["slate"],
        warning=colours["brass"],
        error=colours["oxide"],
        accent=colours["brass"],
        foreground=colours["ink"],
        background=colours["paper-2"],
        surface=colours["paper-1"],
        panel=colours["paper-0"],
        dark=dark,
        variables=colours,
    )


DAY_THEME = _theme("paper", PAPER, dark=False)
NIGHT_THEME = _theme("night", NIGHT, dark=True)
