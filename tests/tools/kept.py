# SPDX-License-Identifier: MIT
"""Keeps that a test which compiles everything has passed, until something that it reads changes."""
import glob
import hashlib
import os


def digest_of(root, patterns, *texts):
    """Of the files below the root that match, and of texts, such as the compiler's version."""
    whole = hashlib.sha256("\0".join(texts).encode())
    names = {name for pattern in patterns
             for name in glob.glob(pattern, root_dir=root, recursive=True)}
    for name in sorted(names):
        path = os.path.join(root, name)
        if os.path.isfile(path) and "__pycache__" not in name and "node_modules" not in name:
            with open(path, "rb") as file:
                whole.update(b"\0" + name.encode() + b"\0" + file.read())
    return whole.hexdigest()


def unless_kept(path, digest, work, *arguments):
    """What the work finds; None at once if it found nothing when its digest was the same."""
    if os.path.exists(path):
        with open(path, encoding="ascii") as file:
            if file.read() == digest:
                return None
    wrong = work(*arguments)
    if wrong is None:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="ascii") as file:
            file.write(digest)
    return wrong
