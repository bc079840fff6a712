# SPDX-License-Identifier: MIT
"""bundle.py WASM FILE FOLDER DEPFILE: makes the page.

FILE is one HTML file with everything inside. FOLDER has the same for a server: installable, and
offline after the first visit. Modules are joined in the order in which they need each other; each
becomes a function whose result is what it exports, so that names stay apart.
"""
import base64
import gzip
import hashlib
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
IMPORT = re.compile(r"^import \{([^}]*)\} from '([^']+)';\n", re.M)
EXPORTED = re.compile(r"^export ((?:async )?(?:function\*?|class|const)) (\w+)", re.M)
EXPORT_LIST = re.compile(r"^export \{([^}]*)\};\n", re.M)
POLICY = ("default-src 'none'; script-src {scripts} 'wasm-unsafe-eval'; worker-src {workers}; "
          "style-src {styles}; img-src data: blob: 'self'; connect-src {connect}; "
          "manifest-src 'self'; base-uri 'none'; form-action 'none'")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def name_of(path):
    return "$" + re.sub(r"\W", "_", os.path.basename(path)[:-3])


def names_in(text):
    """The names between braces; `a as b` becomes `a: b`, as objects are taken apart."""
    return [re.sub(r" as ", ": ", name.strip()) for name in text.split(",") if name.strip()]


def module(path, entry):
    """The code of a module, and the paths of those that it needs."""
    code, needs = read(path), []

    def take(match):
        needs.append(os.path.normpath(os.path.join(os.path.dirname(path), match[2])))
        return f"const {{ {', '.join(names_in(match[1]))} }} = {name_of(needs[-1])};\n"

    code = IMPORT.sub(take, code)
    exported = [match[2] for match in EXPORTED.finditer(code)]
    for match in EXPORT_LIST.finditer(code):
        exported += names_in(match[1])
    code = EXPORT_LIST.sub("", EXPORTED.sub(r"\1 \2", code))
    if re.search(r"^(import \{|export )", code, re.M):
        sys.exit(f"{path}: a form of import or export that bundle.py does not know")
    if not entry:
        code = f"const {name_of(path)} = (() => {{\n{code}return {{ {', '.join(exported)} }};\n}})();\n"
    return code, needs


def join(entry):
    """All modules that `entry` needs, and itself, and the paths that were read."""
    done, parts = [], []

    def add(path, is_entry=False):
        if path in done:
            return
        code, needs = module(path, is_entry)
        for need in needs:
            add(need)
        done.append(path)
        parts.append(code)

    add(os.path.normpath(entry), True)
    return "".join(parts).replace("</", "<\\/"), done


def classic(code):
    """Code for a worker that is no module: a page that was opened as a file can start no other."""
    return f"(async () => {{\n{code.replace('import.meta.url', 'self.location.href')}}})();\n"


def digest(text):
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def write(path, text):
    with open(path, "wb") as file:
        file.write(text if isinstance(text, bytes) else text.encode())


def page(policy, head, scripts):
    text = read(os.path.join(HERE, "index.html"))
    for mark, value in (("@POLICY@", policy), ("@HEAD@", head), ("@SCRIPTS@", scripts)):
        text = text.replace(mark, value)
    return text


def one_file(script, worker, style, wasm):
    policy = POLICY.format(scripts=digest(script), workers="blob:", styles=digest(style), connect="'none'")
    packed = base64.b64encode(gzip.compress(wasm, 9, mtime=0)).decode()
    return page(policy, f"<style>{style}</style>",
                f'<script type="text/plain" id="wasm">{packed}</script>\n'
                f'<script type="text/plain" id="worker">{worker}</script>\n'
                f'<script type="module">{script}</script>')


def folder(where, script, worker, style, wasm):
    os.makedirs(where, exist_ok=True)
    policy = POLICY.format(scripts="'self'", workers="'self'", styles="'self'", connect="'self'")
    head = ('<link rel="stylesheet" href="page.css">\n<link rel="manifest" href="manifest.webmanifest">\n'
            '<link rel="icon" href="icon.svg">')
    index = page(policy, head, '<script type="module" src="page.js"></script>')
    files = {"index.html": index, "page.js": script, "worker.js": worker, "page.css": style,
             "ennead.wasm": wasm,
             "manifest.webmanifest": read(os.path.join(HERE, "manifest.webmanifest")),
             "icon.svg": read(os.path.join(HERE, "icon.svg"))}
    version = hashlib.sha256()
    for name in sorted(files):
        version.update(files[name] if isinstance(files[name], bytes) else files[name].encode())
    files["offline.js"] = read(os.path.join(HERE, "offline.js")) \
        .replace("@VERSION@", version.hexdigest()[:16]) \
        .replace("@FILES@", ", ".join(f"'{name}'" for name in sorted(files)))
    for name, text in files.items():
        write(os.path.join(where, name), text)


def main():
    wasm_path, file, where, depfile = sys.argv[1:]
    with open(wasm_path, "rb") as opened:
        wasm = opened.read()
    script, used = join(os.path.join(HERE, "main.js"))
    worker, used_there = join(os.path.join(HERE, "..", "worker.js"))
    worker = classic(worker)
    style = read(os.path.join(HERE, "page.css"))
    write(file, one_file(script, worker, style, wasm))
    folder(where, script, worker, style, wasm)
    others = [os.path.join(HERE, name) for name in
              ("index.html", "page.css", "offline.js", "manifest.webmanifest", "icon.svg")]
    write(depfile, f"{file}: {' '.join(sorted({*used, *used_there, *others}))}\n")


if __name__ == "__main__":
    main()
