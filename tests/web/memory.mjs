// SPDX-License-Identifier: MIT
// Too little memory, and a module that fails: each is an error, and the next call works.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { easy, ennead, folder, variants } from './lists.mjs';

const wasm = readFileSync(join(folder, 'ennead.wasm'));

// A number as the binary form writes it, and how many bytes it takes.
function readNumber(bytes, at) {
  let value = 0, length = 0;
  do value |= (bytes[at + length] & 127) << (7 * length); while (bytes[at + length++] & 128);
  return [value, length];
}

function writeNumber(value) {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return [...bytes, value];
}

// The module with a memory that grows by at most `more` pages of 64 KB.
function limited(more) {
  for (let at = 8; at < wasm.length;) {
    const [size, length] = readNumber(wasm, at + 1);
    const body = at + 1 + length;
    if (wasm[at] !== 5) {
      at = body + size;
      continue;
    }
    assert.deepEqual([...wasm.subarray(body, body + 2)], [1, 0]); // one memory without a limit
    const [least] = readNumber(wasm, body + 2);
    const section = [1, 1, ...writeNumber(least), ...writeNumber(least + more)];
    return Buffer.concat([wasm.subarray(0, at), Buffer.from([5, ...writeNumber(section.length), ...section]),
                          wasm.subarray(body + size)]);
  }
  return assert.fail('no memory');
}

const questions = {
  solve: [easy], rate: [easy], explain: [easy, { pictures: true }], hint: [variants[0]], check: [easy], candidates: [easy],
  toSvg: [variants[2]], variant: [variants[1]], canonical: [easy],
};

test('with little memory each question is answered, or that is an error', async () => {
  const whole = await ennead.Engine.open();
  const right = Object.fromEntries(Object.entries(questions).map(([method, args]) => [method, whole[method](...args)]));
  let refused = 0;
  for (const more of [0, 1, 2, 4, 8, 16, 32, 512]) {
    const engine = new ennead.Engine(await WebAssembly.compile(limited(more)));
    for (const [method, args] of Object.entries(questions)) {
      try {
        assert.deepEqual(engine[method](...args), right[method], `${method}, ${more} pages`);
      } catch (error) {
        if (!(error instanceof ennead.EnneadError)) throw error;
        assert.match(error.code, /^(memory|trap)$/, `${method}, ${more} pages: ${error.message}`);
        refused++;
      }
    }
    if (more === 512) assert.deepEqual(engine.solve(easy), right.solve);
  }
  assert.ok(refused > 0);
});

test('a text that does not fit; then the next question', async () => {
  const engine = new ennead.Engine(await WebAssembly.compile(limited(64)));
  assert.throws(() => engine.solve('#'.repeat(16 << 20)), { code: 'memory' });
  assert.equal(engine.solve(easy).verdict, 'unique');
});

test('the module traps; then the next question', async () => {
  const { Instance } = WebAssembly;
  let made = 0;
  const failing = { rate_line: () => { throw new WebAssembly.RuntimeError('unreachable'); } };
  WebAssembly.Instance = function instance(...args) {
    const real = new Instance(...args);
    return made++ > 0 ? real : { exports: { ...real.exports, ...failing } };
  };
  try {
    const engine = await ennead.Engine.open();
    assert.throws(() => engine.rate(easy), { code: 'trap', message: 'the module failed: unreachable' });
    assert.equal(engine.rate(easy).verdict, 'unique');
    assert.equal(made, 2);
  } finally {
    WebAssembly.Instance = Instance;
  }
});

// Blocks of memory are taken and given back in any order. Each keeps what was written to it to its
// last byte, none lies on another, and when all are given back, as much is free as before.
test('memory given back is used again', async () => {
  const module = await import(`${folder}/module.js`);
  const { take_memory: take, give_memory: give, memory } = module.start(await WebAssembly.compile(wasm));
  const taken = [];
  let word = 23;
  const below = (most) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 2 ** 32) * most);
  };
  const round = () => {
    const bytes = () => new Uint8Array(memory.buffer);
    for (let turn = 0; turn < 20000; turn++) {
      if (taken.length > 0 && below(400) < taken.length) {
        const { at, size, mark } = taken.splice(below(taken.length), 1)[0];
        assert.ok(bytes().subarray(at, at + size).every((byte) => byte === mark), `${size} bytes at ${at}`);
        give(at);
      } else {
        const size = below(2 ** below(16)), mark = below(256);
        const at = take(size) >>> 0;
        assert.ok(at > 0 && at % 16 === 0);
        bytes().fill(mark, at, at + size);
        taken.push({ at, size, mark });
      }
    }
    for (const { at, size, mark } of taken.splice(0)) {
      assert.ok(bytes().subarray(at, at + size).every((byte) => byte === mark), `${size} bytes at ${at}`);
      give(at);
    }
    return memory.buffer.byteLength;
  };
  const begun = memory.buffer.byteLength;
  const size = round();
  assert.ok(size > begun);
  const all = take(size - begun - 64) >>> 0; // what was free in many places is one block
  assert.ok(all > 0 && memory.buffer.byteLength === size);
  give(all);
  for (let again = 0; again < 3; again++) assert.ok(round() <= size + (1 << 20));
  for (const bytes of [2 ** 31, 2 ** 32 - 1]) assert.equal(take(bytes), 0);
  assert.ok(take(0) > 0);
});
