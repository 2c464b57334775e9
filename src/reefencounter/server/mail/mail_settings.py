"""By which server mails go out, from whom, and where their links lead. A host who sets none sends none."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from ipaddress import ip_address
from urllib.parse import unquote, urlsplit

from ...engine.errors import ReefError

PORTS = {"smtp": 587, "smtps": 465}
LONGEST = 254  # signs of an address that mail can be sent to
_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_DOMAIN = re.compile(rf"{_LABEL}(?:\.{_LABEL})+|localhost")


@dataclass(frozen=True)
class MailSettings:
    """The host's mail server. `site` is where pages are, without a slash at its end."""

    host: str
    port: int
    tls: bool  # from the beginning; else by STARTTLS
    sender: str
    site: str
    user: str = ""
    password: str = field(default="", repr=False)
    reports_to: str | None = None  # the host's own address, to which reports go; None: they are only kept

    @property
    def on_this_computer(self) -> bool:
        """Whether nobody can listen on the way: then it need not be encrypted."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


WITHOUT_DOTS = {  # providers for whom a dot in a name is nothing, by one of their domains
    "gmail.com": "gmail.com",
    "googlemail.com": "gmail.com",
    "proton.me": "proton.me",
    "protonmail.com": "proton.me",
    "pm.me": "proton.me",
}


def mail_settings(
    server: str | None, sender: str | None, site: str, reports_to: str | None = None
) -> MailSettings | None:
    """The settings as a host writes them; None: no mails are sent."""
    host_address = None if reports_to is None else clean_address(reports_to)
    if reports_to is not None and (host_address is None or not server):
        raise ReefError("serve.reports_to")
    if not server:
        return None
    try:
        parts = urlsplit(server)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise ReefError("serve.mail") from None
    if parts.scheme not in PORTS or not host or parts.path.strip("/") or parts.query or parts.fragment:
        raise ReefError("serve.mail")
    address = clean_address(sender or "")
    if address is None:
        raise ReefError("serve.mail_from")
    return MailSettings(
        host=host,
        port=port or PORTS[parts.scheme],
        tls=parts.scheme == "smtps",
        sender=address,
        site=_site(site),
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        reports_to=host_address,
    )


def _site(site: str) -> str:
    try:
        parts = urlsplit(site)
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.path.strip("/")
        sound = sound and re.fullmatch(r"[A-Za-z0-9.:\[\]-]+", parts.netloc) is not None
    except ValueError:
        sound = False
    if not sound:
        raise ReefError("serve.site", site=site)
    return f"{parts.scheme}://{parts.netloc}"


def clean_address(text: str) -> str | None:
    """An e-mail address as it is kept, in small letters; None: it is none.

    >>> clean_address(" Ada@Example.ORG "), clean_address("ada@example.org\\nBcc: all@example.org")
    ('ada@example.org', None)
    >>> clean_address("ada@bücher.example"), clean_address("=?utf-8?q?ada?=@example.org")  # no name in code
    ('ada@xn--bcher-kva.example', None)
    """
    local, at, domain = text.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode().lower()
    except UnicodeError:
        return None
    if not at or not _LOCAL.fullmatch(local) or "=?" in local or not _DOMAIN.fullmatch(domain):
        return None
    address = f"{local.lower()}@{domain}"
    return address if len(address) <= LONGEST and len(local) <= 64 else None


def mailbox_of(address: str) -> str:
    """Where the mails to an address end up, whatever was added to its name, so that limits count them together.

    >>> mailbox_of("ada+reef@example.org"), mailbox_of("a.d.a@googlemail.com"), mailbox_of("a.d.a@example.org")
    ('ada@example.org', 'ada@gmail.com', 'a.d.a@example.org')
    """
    local, _, domain = address.rpartition("@")
    local = local.partition("+")[0]
    if domain in WITHOUT_DOTS:
        local, domain = local.replace(".", ""), WITHOUT_DOTS[domain]
    return f"{local}@{domain}"
