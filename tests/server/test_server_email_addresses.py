"""S8: an address is plain ASCII in the usual form, and an email goes to this address only."""

import email
from email import policy
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.server.accounts.email_addresses import normal_address
from sandtable.server.social.mail import Mailer

POST = Mailer(urlsplit("smtp://mail.example"), "table@example.org", "https://table.example")

ODD = [
    "=?utf-8?q?a=0d=0aBcc:_b@example.org?=@example.org",
    "=?utf-8?b?YQ==?=@example.org",
    "a@b@c.de",
    "a@b.c\nBcc: d@e.fg",
    "a b@example.org",
    "a@example.org, b@example.org",
    '"a\r\nBcc: b"@example.org',
    "Ann <ann@example.org>",
    "ann@[127.0.0.1]",
    "ann@localhost",
    "ann@-example.org",
    "ann@example..org",
    ".ann@example.org",
    "ann.@example.org",
    "ann@example.org.",
    "ann\x00@example.org",
    "änn@example.org",
    "ann@" + "a" * 64 + ".org",
    "a" * 65 + "@example.org",
    "a@" + "b." * 130 + "org",
    "@example.org",
    "ann@",
    "",
]


@pytest.mark.parametrize("address", ODD)
def test_odd_addresses_are_refused(address: str) -> None:
    assert normal_address(address) is None


@pytest.mark.parametrize(
    ("address", "written"),
    [
        ("ann@example.org", "ann@example.org"),
        (" ann.onym+table@mail.example.co.uk ", "ann.onym+table@mail.example.co.uk"),
        ("o'neill@example.museum", "o'neill@example.museum"),
        ("ann@żółw.pl", "ann@xn--w-uga1v8h.pl"),
    ],
)
def test_usual_addresses_are_accepted(address: str, written: str) -> None:
    assert normal_address(address) == written


PIECES = st.sampled_from(
    [
        "=?utf-8?q?",
        "?=",
        "=0d=0a",
        "\r\n",
        "Bcc:",
        "<",
        ">",
        '"',
        ",",
        " ",
        "@",
        ".",
        "a",
        "é",
        "\\",
    ]
)


@given(st.one_of(st.emails(), st.text(), st.lists(PIECES, max_size=12).map("".join)))
def test_an_email_goes_to_one_address_whatever_was_typed(text: str) -> None:
    address = normal_address(f"{text}@example.org") or normal_address(text)
    if address is None:
        return
    sent = POST.letter(address, "en", "password", name="Ann", link="https://table.example/account")
    read = email.message_from_bytes(sent.as_bytes(policy=policy.SMTP), policy=policy.default)
    assert [str(one.addr_spec) for one in read["To"].addresses] == [address]
    assert set(read.keys()) == set(sent.keys())
    assert "Bcc" not in read
