// SPDX-License-Identifier: MIT
// ennead.wasm: found, compiled once, and started. An instance is an island: its memory goes with it.

let compiled = {};

// Where the bytes are: beside this file. Bundlers know this form of URL.
const places = {
  all: () => new URL('./ennead.wasm', import.meta.url),
  solver: () => new URL('./ennead-solver.wasm', import.meta.url),
};

const inNode = typeof process === 'object' && !!process.versions?.node;

async function bytesAt(url) {
  if (inNode && url.protocol === 'file:') {
    const { readFile } = await import('node:fs/promises');
    return readFile(url);
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${answer.statusText}`);
  return answer.arrayBuffer();
}

async function compile(from) {
  if (from instanceof WebAssembly.Module) return from;
  if (from instanceof URL || typeof from === 'string') from = await bytesAt(new URL(from, import.meta.url));
  return WebAssembly.compile(from);
}

// The module, compiled when it is first wanted. `from` replaces the file beside this one: bytes, a
// compiled module, or a URL.
export function loadModule(which = 'all', from = undefined) {
  if (from !== undefined) compiled[which] = compile(from);
  compiled[which] ??= compile(places[which]());
  return compiled[which];
}

// A new instance. The clock is all that it is given; `onClock` is called whenever long work looks at
// it. If that returns false the clock is not read: with it, lists take 4 % longer.
export function start(module, onClock = () => {}) {
  let memory;
  let words = new Uint32Array();
  // Nanoseconds, as two words: a long list asks a hundred thousand times a second.
  const clock_time_get = (id, precision, to) => {
    if (onClock() === false) return 0;
    if (words.length === 0) words = new Uint32Array(memory.buffer); // memory has grown
    const time = Math.round(performance.now() * 1e6);
    words[to >>> 2] = time;
    words[(to >>> 2) + 1] = time / 2 ** 32;
    return 0;
  };
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: { clock_time_get } });
  memory = instance.exports.memory;
  instance.exports._initialize?.();
  return instance.exports;
}
