// SPDX-License-Identifier: MIT
// Where the library is: in this page, if it is one file; else beside it.

async function inPage(element) {
  const packed = Uint8Array.from(atob(element.textContent), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const code = document.getElementById('worker').textContent;
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  return { wasm: await WebAssembly.compile(await new Response(stream).arrayBuffer()), url };
}

async function beside() {
  const answer = await fetch(new URL('ennead.wasm', document.baseURI));
  return { wasm: await WebAssembly.compile(await answer.arrayBuffer()), url: new URL('worker.js', document.baseURI) };
}

let found = null;

// Options of Workers: the module, compiled once, and how a worker is made.
export function source() {
  const inside = document.getElementById('wasm');
  found ??= (inside === null ? beside() : inPage(inside))
    .then(({ wasm, url }) => ({ wasm, worker: () => new Worker(url) }));
  return found;
}
