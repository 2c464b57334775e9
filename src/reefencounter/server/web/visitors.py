"""Where a request comes from: which web servers in front are believed, and how many visitors an address counts as.

A web server in front (a proxy) brings everybody's requests, and says from where, whether over HTTPS and under which
name they came. Anybody can write such headers, so they are believed only from addresses that the host has named; when
none was named, from this computer, save for the name: pages elsewhere may reach this computer under names of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ...engine.errors import ReefError

Network: TypeAlias = IPv4Network | IPv6Network
THIS_COMPUTER = ("127.0.0.1", "::1")
MOST_VISITORS = 10_000


class Share(str):
    """Whom a limit counts as one, and as how many visitors."""

    visitors: int = 1

    @classmethod
    def of(cls, name: str, visitors: int) -> Share:
        """A share that counts as several."""
        share = cls(name)
        share.visitors = visitors
        return share

    def with_(self, what: str) -> Share:
        """The same visitors, as far as they have to do with something."""
        return Share.of(f"{self} {what}", self.visitors)


def visitors_of(share: str) -> int:
    """How many visitors a share counts as."""
    return share.visitors if isinstance(share, Share) else 1


@dataclass(frozen=True)
class Visitors:
    """Whom we believe where a request comes from, and where many visitors have one address."""

    proxies: tuple[Network, ...] = tuple(map(ip_network, THIS_COMPUTER))
    named: bool = False  # whether the host has named the proxies
    clubs: tuple[tuple[Network, int], ...] = ()

    @classmethod
    def read(cls, proxies: tuple[str, ...], clubs: tuple[str, ...]) -> Visitors:
        """What the host has written: addresses or networks, and for clubs `=` and a number."""
        believed = tuple(map(_proxy, proxies))
        counted = tuple(map(_club, clubs))
        return cls(believed, True, counted) if believed else cls(clubs=counted)

    def is_proxy(self, address: str) -> bool:
        """Whether this is a web server that we believe."""
        found = _address(address)
        return found is not None and any(found in network for network in self.proxies)

    def share_of(self, address: str) -> Share:
        """Whom a limit of one address counts as one: an IPv4 address, of IPv6 the network that one household gets, and
        all of a club together.
        """
        found = _address(address)
        if found is None:
            return Share(address)
        for network, visitors in self.clubs:
            if found in network:
                return Share.of(str(network), visitors)
        if isinstance(found, IPv6Address) and not found.is_loopback:
            return Share(f"{IPv6Address(int(found) >> 64 << 64)}/64")
        return Share(found)


def behind_proxies(visitors: Visitors, app: ASGIApp) -> ASGIApp:
    """Around the application: what a web server in front of us says of a request is true of it."""

    async def asked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            client = scope["client"]
            if client is not None and visitors.is_proxy(client[0]):
                _believe(scope, visitors)
        await app(scope, receive, send)

    return asked


def _believe(scope: Scope, visitors: Visitors) -> None:
    said: dict[bytes, list[str]] = {}
    for name, value in scope["headers"]:
        if name.startswith(b"x-forwarded-"):
            said.setdefault(name, []).extend(each.strip() for each in value.decode("latin-1").split(","))
    way = said.get(b"x-forwarded-proto", [""])[-1].lower()
    if way in ("http", "https"):
        scope["scheme"] = way if scope["type"] == ScopeType.HTTP else way.replace("http", "ws")
    hosts = [_host(each) for each in said.get(b"x-forwarded-for", []) if each]
    if (
        hosts
    ):  # each proxy adds the one from which it was asked; those before the first stranger are anybody's word
        client = next((each for each in reversed(hosts) if not visitors.is_proxy(each)), hosts[0])
        scope["client"] = (client, 0)
    host = said.get(b"x-forwarded-host", [""])[-1]
    if host and visitors.named:
        others = [(key, value) for key, value in scope["headers"] if key != b"host"]
        scope["headers"] = [*others, (b"host", host.encode("latin-1"))]


def _host(text: str) -> str:
    """An address without a port: `192.0.2.1:80`, `[2001:db8::1]:80`."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found


def _proxy(text: str) -> Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise ReefError("serve.proxy", given=text) from None


def _club(text: str) -> tuple[Network, int]:
    where, _, many = text.rpartition("=")
    try:
        network, visitors = ip_network(where, strict=False), int(many)
        if not 1 <= visitors <= MOST_VISITORS:
            raise ValueError
    except ValueError:
        raise ReefError("serve.club", given=text, most=MOST_VISITORS) from None
    return network, visitors
