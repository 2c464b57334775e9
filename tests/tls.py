"""A web server in front of a server, as far as TLS goes: what comes is passed on, and nothing else is done."""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from serving import PATIENCE

HERE = "127.0.0.1"


class Front:
    """Speaks TLS at `address`. Whoever is to believe it gets `certificate`, a file."""

    def __init__(self, behind: str, folder: Path) -> None:
        self._port = int(behind.rpartition(":")[2])
        self.certificate = folder / "certificate.pem"
        key = folder / "key.pem"
        _certify(self.certificate, key)
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(self.certificate, key)
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        listening = asyncio.start_server(self._pass_on, HERE, 0, ssl=self._context)
        self._server = asyncio.run_coroutine_threadsafe(listening, self._loop).result(PATIENCE)
        self.address = f"https://{HERE}:{self._server.sockets[0].getsockname()[1]}"

    async def _pass_on(self, comes: asyncio.StreamReader, goes: asyncio.StreamWriter) -> None:
        behind, before = await asyncio.open_connection(HERE, self._port)
        await asyncio.gather(_pour(comes, before), _pour(behind, goes))

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)


async def _pour(comes: asyncio.StreamReader, goes: asyncio.StreamWriter) -> None:
    """Pass on what comes until it ends."""
    try:
        while some := await comes.read(1 << 16):
            goes.write(some)
            await goes.drain()
    except OSError:
        pass
    finally:
        goes.close()


def _certify(certificate: Path, key: Path) -> None:
    """A certificate for this computer, signed by itself."""
    secret = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HERE)])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(secret.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(HERE))]), False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(secret, hashes.SHA256())
    )
    certificate.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    pem, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    key.write_bytes(secret.private_bytes(pem, form, serialization.NoEncryption()))
