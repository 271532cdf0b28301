"""Mail, sent to a real SMTP conversation on this machine."""

from __future__ import annotations

import socketserver
import threading
from email.message import EmailMessage

from quayside.server.notices import mail


class Postbox(socketserver.StreamRequestHandler):
    """Just enough of SMTP to take one letter."""

    def handle(self) -> None:
        self.say("220 quay")
        letter = False
        while line := self.rfile.readline():
            text = line.decode().strip()
            if letter:
                if text == ".":
                    letter = False
                    self.say("250 taken")
                else:
                    self.server.lines.append(text)  # type: ignore[attr-defined]
            elif text == "DATA":
                letter = True
                self.say("354 go on")
            elif text == "QUIT":
                self.say("221 bye")
                return
            else:
                self.say("250 quay")

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


def test_a_letter_arrives() -> None:
    with socketserver.TCPServer(("127.0.0.1", 0), Postbox) as box:
        box.lines = []  # type: ignore[attr-defined]
        threading.Thread(target=box.serve_forever, daemon=True).start()
        message = EmailMessage()
        message["Subject"] = "Your turn"
        message["From"] = "quay@example.org"
        message["To"] = "anna@example.org"
        message.set_content("Anna, it is your turn.")
        mail(f"smtp://127.0.0.1:{box.server_address[1]}", message)
        box.shutdown()
        assert "Subject: Your turn" in box.lines  # type: ignore[attr-defined]
        assert "Anna, it is your turn." in box.lines  # type: ignore[attr-defined]
