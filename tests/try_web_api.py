"""Try the whole web API with schemathesis against its own description: `python tests/try_web_api.py --max-time 900`.

Starts a server and a mailbox, tells schemathesis what there is to ask for (fuzz/calls.py), and prints at the end how
the calls of each operation were answered. All options go to `schemathesis run`; the environment's SCHEMATHESIS is the
command that starts it. No part of the tests: it takes as long as one likes.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import tempfile
import threading
import traceback
from collections import Counter
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from fuzz.calls import Worlds
from letterbox import Mailbox
from serving import SHORT_STUDIES, served

from reefencounter.server.openapi import write

HERE = Path(__file__).parent
ENOUGH = ("--tables", "100000", "--megabytes", "100000", "--tables-a-day", "100000")


def listen(worlds: Worlds) -> ThreadingHTTPServer:
    """Answer what the hooks ask."""
    alone = threading.Lock()

    class Asked(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        wbufsize = -1  # an answer goes out in one piece, at once

        def do_POST(self) -> None:
            told = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            try:
                with alone:
                    answer = getattr(worlds, self.path.strip("/"))(told)
                status = 200
            except Exception:
                traceback.print_exc()
                answer, status = None, 500
            body = json.dumps(answer).encode()
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Asked)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def report(answers: dict[str, Counter[int]]) -> None:
    """How the calls of each operation were answered, those with the fewest successes first."""

    def good(counts: Counter[int]) -> float:
        return sum(n for status, n in counts.items() if status < 400) / counts.total()

    for operation, counts in sorted(answers.items(), key=lambda each: good(each[1])):
        told = "  ".join(f"{status}: {n}" for status, n in sorted(counts.items()))
        print(f"{good(counts):5.0%} of {counts.total():6} {operation:20} {told}")
    total: Counter[int] = sum(answers.values(), Counter())
    print(f"{total.total()} calls: {dict(sorted(total.items()))}")


def main() -> int:
    command = shlex.split(os.environ.get("SCHEMATHESIS", "pipx run schemathesis"))
    mailbox = Mailbox()
    with tempfile.TemporaryDirectory() as folder:
        description = Path(folder) / "openapi.json"
        write(description)
        with served(Path(folder) / "data", *mailbox.options, *ENOUGH, flaw=SHORT_STUDIES) as server:
            worlds = Worlds(server, mailbox)
            asked = listen(worlds)
            url = server.address.replace("127.0.0.1", "localhost")
            command += ["--config-file", str(HERE / "fuzz" / "schemathesis.toml")]
            command += ["run", str(description), "--url", url, *sys.argv[1:]]
            done = subprocess.run(
                command,
                cwd=HERE.parent,
                env={**os.environ, "WORLD": f"http://127.0.0.1:{asked.server_port}"},
                check=False,
            )
            asked.shutdown()
        log = (Path(folder) / "data.log").read_text()
    report(worlds.answers)
    print(f"The server's log: {log or 'empty'}")
    return done.returncode or bool(log)


if __name__ == "__main__":
    sys.exit(main())
