# SPDX-License-Identifier: MIT
"""A program in a terminal of its own, with a small shell before it that can stop and continue it.

    test  ----keys---->  pseudo-terminal  ---->  program
          <---screen---                   <----
          <---"stopped", "exit N"---  shell (leads the session, waits for the program)
          ----"continue"----------->
"""
import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time


def shell(command, environment, reports, orders):
    """Runs in the first process of the session; never returns."""
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(0, os.getpid())
        for number in (signal.SIGTTOU, signal.SIGHUP, signal.SIGPIPE):
            signal.signal(number, signal.SIG_DFL)
        os.execve(command[0], command, environment)
    os.write(reports, f"pid {child}\n".encode())
    while True:
        _, status = os.waitpid(child, os.WUNTRACED)
        try:
            os.tcsetpgrp(0, os.getpid())
        except OSError:  # the terminal was closed
            pass
        if not os.WIFSTOPPED(status):
            os.write(reports, f"exit {os.waitstatus_to_exitcode(status)}\n".encode())
            os.read(orders, 1)
            os._exit(0)
        os.write(reports, b"stopped\n")
        if not os.read(orders, 1):
            os.kill(child, signal.SIGKILL)
            os._exit(1)
        os.tcsetpgrp(0, child)
        os.kill(-child, signal.SIGCONT)


class Session:
    def __init__(self, command, environment, size=(30, 100)):
        self.screen = b""
        self.reported = b""
        reports_in, reports_out = os.pipe()
        orders_in, self.orders = os.pipe()
        self.leader, self.terminal = pty.fork()
        if self.leader == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
            os.close(reports_in)
            os.close(self.orders)
            try:
                shell(command, environment, reports_out, orders_in)
            finally:  # also when the test has closed its ends: what follows is the test's alone
                os._exit(1)
        os.close(reports_out)
        os.close(orders_in)
        self.reports = reports_in
        self.before = termios.tcgetattr(self.terminal)
        self.program = int(self.report("pid").split()[1])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            os.kill(self.program, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.close(self.orders)
        os.close(self.terminal)
        os.close(self.reports)
        os.waitpid(self.leader, 0)

    def settings(self):
        return termios.tcgetattr(self.terminal)

    def pump(self, seconds):
        """Takes what comes within a short time."""
        ready, _, _ = select.select([self.terminal, self.reports], [], [], seconds)
        try:
            if self.terminal in ready:
                self.screen += os.read(self.terminal, 65536)
            if self.reports in ready:
                self.reported += os.read(self.reports, 4096)
        except OSError:  # the other end of the terminal is closed
            pass

    def wait(self, condition, seconds=60):
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                return False
            self.pump(0.05)
        return True

    def rest(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.pump(0.05)

    def shows(self, text, seconds=60):
        return self.wait(lambda: text in self.screen, seconds)

    def report(self, word, seconds=60):
        """The next report that begins with a word; empty when it does not come."""
        def line():
            for found in self.reported.split(b"\n")[:-1]:
                if found.startswith(word.encode()):
                    return found.decode()
            return ""
        self.wait(line, seconds)
        found = line()
        self.reported = self.reported.replace(found.encode() + b"\n", b"", 1)
        if word == "exit":
            self.rest(0.1)
        return found

    def type(self, text):
        os.write(self.terminal, text)

    def resume(self):
        os.write(self.orders, b"c")

    def resize(self, rows, columns):
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
