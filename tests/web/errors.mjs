// SPDX-License-Identifier: MIT
// Errors have a code, a message and a place, and the next call works.
import assert from 'node:assert/strict';
import test from 'node:test';
import { readFileSync } from 'node:fs';
import { bytes, easy, ennead, folder, puzzles } from './lists.mjs';

const engine = await ennead.Engine.open();
const works = () => assert.equal(engine.solve(easy).verdict, 'unique');

function refused(question, expected) {
  assert.throws(question, (error) => {
    assert.ok(error instanceof ennead.EnneadError);
    assert.ok(error.message.length > 0);
    assert.deepEqual({ code: error.code, ...error.place }, expected);
    return true;
  });
  works();
}

test('no puzzle', () => refused(() => engine.solve(''), { code: 'puzzle', line: 1, column: 1, offset: 0 }));
test('a short row', () =>
  refused(() => engine.rate('12345'), { code: 'puzzle', line: 1, column: 6, offset: 5 }));
test('a wrong rule', () =>
  refused(() => engine.solve('variant\nsize 4\nthermo r1c1 r9c9\n'),
          { code: 'puzzle', line: 3, column: 14, offset: 28 }));
test('a wrong rule behind a grid', () => {
  assert.throws(() => engine.solve(`${easy}\nthermo r1c1 r1c12\n`), { code: 'puzzle' });
  works();
});
test('only for plain puzzles', () => refused(() => engine.rate('variant\nsize 4\n'), { code: 'variant' }));
test('an unknown option', () => refused(() => engine.solve(easy, { speed: 3 }), { code: 'option' }));
test('an unknown choice', () => refused(() => engine.solve(easy, { order: 'best' }), { code: 'option' }));
test('an unknown technique', () => refused(() => engine.hint(easy, { without: ['x-wnig'] }), { code: 'option' }));
test('an impossible request', () => refused(() => engine.generate({ clues: 12 }), { code: 'option' }));
test('a short pattern', () => refused(() => engine.generate({ pattern: 'xxx' }), { code: 'option' }));
test('an unknown level', () => refused(() => engine.generate({ level: 'cruel' }), { code: 'option' }));

test('an unknown scale', () => refused(() => engine.rateBatch(bytes([easy]), { scale: 'hodoku' }), { code: 'option' }));

test('not a string', () => {
  assert.throws(() => engine.solve(5), TypeError);
  assert.throws(() => engine.solveBatch('...'), TypeError);
});

test('a line that is no puzzle', () => {
  refused(() => engine.solution('a'.repeat(81)), { code: 'puzzle', line: 1, column: 1, offset: 0 });
  // Characters whose lowest byte is a digit are no digits, however many bytes they take.
  for (const end of ['\u0131', '\u3031', '\u0131\u0131', '\u3031..', '\u{1f631}'])
    refused(() => engine.solution(easy.slice(0, 81 - end.length) + end), { code: 'puzzle', line: 1, column: 1, offset: 0 });
  assert.equal(engine.solution(easy).length, 81);
  assert.throws(() => engine.solution('1'), TypeError);
});

test('a list with a wrong line', () => {
  refused(() => engine.solveBatch(bytes([easy, '123', easy])), { code: 'puzzle', line: 2, column: 82, offset: 163 });
  refused(() => engine.solveBatch(bytes([easy, '123'])), { code: 'puzzle', line: 2, column: 5, offset: 86 });
});
test('a list without its last line end', () =>
  assert.deepEqual([...engine.solveBatch(bytes([easy]).subarray(0, 81)).verdicts], [1]));
test('an empty list', () => assert.equal(engine.solveBatch(new Uint8Array(0)).verdicts.length, 0));

test('text of all kinds', () => {
  let seed = 1;
  const random = (below) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  const pieces = ['variant\n', 'size 4\n', 'cage 5 ', 'r1c1 r1c2', '{"grid":[', 'https://', '123', '....', '\n', '\u0000',
    '\ud800', 'ä', ':0100::', '|', '-', '[12]', '3x3::k:', '.Thermo~R1C1~R1C2'];
  for (let i = 0; i < 400; i++) {
    const text = Array.from({ length: random(12) }, () => pieces[random(pieces.length)]).join('');
    try {
      engine.variant(text);
    } catch (error) {
      assert.ok(error instanceof ennead.EnneadError, error.stack);
      assert.equal(error.code, 'puzzle', JSON.stringify(text));
    }
  }
  works();
});

// A module whose memory cannot grow.
test('memory runs out', async () => {
  const wasm = readFileSync(`${folder}/ennead.wasm`);
  const small = await ennead.Engine.open({ wasm });
  const huge = `${easy}\n${'#'.repeat(1 << 20)}`.repeat(8);
  assert.equal(small.solve(huge).verdict, 'unique');
  assert.equal(small.solve(easy).verdict, 'unique');
});

test('a trap is an error, and a session goes on', () => {
  const session = engine.session();
  session.load(`${easy}\n`);
  session.line('set 5 5 5');
  const { encodeInto } = TextEncoder.prototype;
  TextEncoder.prototype.encodeInto = () => ({ written: -1 >>> 0 }); // beyond the memory
  try {
    assert.throws(() => engine.solve(easy), { code: 'trap' });
  } finally {
    TextEncoder.prototype.encodeInto = encodeInto;
  }
  works();
  assert.equal(session.position().values[40], 5);
  session.close();
});

test('a long list leaves no memory behind', () => {
  for (let i = 0; i < 200; i++) engine.solveBatch(bytes(puzzles));
  works();
});
