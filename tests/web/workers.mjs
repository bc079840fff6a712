// SPDX-License-Identifier: MIT
// Questions in workers: shared, stopped, reported.
import assert from 'node:assert/strict';
import test from 'node:test';
import { bytes, easy, ennead, puzzles, text } from './lists.mjs';

const empty = '.'.repeat(81);
const aborted = { code: 'aborted' };

test('each question', async () => {
  const engine = await ennead.Engine.open();
  for (const name of ['solve', 'count', 'rate', 'explain', 'hint', 'check', 'canonical', 'minimize', 'variant', 'toSvg'])
    assert.deepEqual(await ennead[name](easy), engine[name](easy));
  assert.deepEqual(await ennead.generate({ number: 3, seed: 1 }), engine.generate({ number: 3, seed: 1 }));
  assert.deepEqual(await ennead.techniques(), engine.techniques());
  assert.deepEqual(await ennead.rules(), engine.rules());
});

test('errors cross with their places', () =>
  assert.rejects(ennead.solve('12345'), { code: 'puzzle', place: { line: 1, column: 6, offset: 5 } }));

test('a long call ends at once', async () => {
  const stop = new AbortController();
  const call = ennead.count(empty, { signal: stop.signal });
  setTimeout(() => stop.abort(), 100);
  await assert.rejects(call, aborted);
  assert.equal((await ennead.solve(easy)).verdict, 'unique');
});

test('a call that was aborted before it began', async () => {
  await assert.rejects(ennead.solve(easy, { signal: AbortSignal.abort() }), aborted);
});

test('a call that waits is aborted, and others go on', async () => {
  const workers = new ennead.Workers({ count: 1 });
  const stop = new AbortController();
  const first = workers.run('solve', [easy]);
  const second = workers.run('solve', [easy], { signal: stop.signal });
  const third = workers.run('solve', [easy]);
  stop.abort();
  await assert.rejects(second, aborted);
  assert.equal((await first).verdict, 'unique');
  assert.equal((await third).verdict, 'unique');
  workers.close();
});

test('progress of a count', async () => {
  const seen = [];
  await ennead.count(empty, { timeLimit: 0.5, onProgress: ({ solutions }) => seen.push(solutions) });
  assert.ok(seen.length >= 1 && seen.every((n, i) => n > (seen[i - 1] ?? 0)));
});

test('progress of generate', async () => {
  const seen = [];
  await ennead.generate({ number: 50, seed: 1, onProgress: (news) => seen.push(news) });
  assert.deepEqual(seen.at(-1), { done: 50, of: 50 });
});

test('progress of a rating, and of the check of a variant', async () => {
  const engine = await ennead.Engine.open();
  const now = Object.getOwnPropertyDescriptor(performance, 'now');
  const followed = (method, puzzle) => {
    const seen = [];
    let time = 0; // every look at the clock is a tenth of a second later
    Object.defineProperty(performance, 'now', { value: () => { time += 100; return time; }, configurable: true });
    try {
      engine[method](puzzle, { onProgress: (news) => seen.push(news) });
    } finally {
      delete performance.now;
      if (now) Object.defineProperty(performance, 'now', now);
    }
    assert.ok(seen.every(({ done, of }, i) => done >= (seen[i - 1]?.done ?? 0) && done < of));
    return seen;
  };
  const rated = followed('rate', easy);
  assert.equal(rated[0].done, 0);
  assert.ok(rated.length > 40 && rated.at(-1).done > rated.at(-1).of / 2);
  const rules = ['variant', 'size 9', 'diagonal-down', 'grid', ...Array(9).fill('. . . . . . . . .')].join('\n');
  const [made] = engine.generate({ rules, seed: 1, timeLimit: 0 });
  const checked = followed('check', made.text);
  assert.deepEqual([checked.at(-1).of, checked.length > 10], [81, true]);
  assert.deepEqual(followed('check', easy), []);
});

test('several workers share a list', async () => {
  const workers = new ennead.Workers({ count: 3 });
  const list = Array.from({ length: 40000 }, (_, i) => puzzles[i % puzzles.length]);
  const seen = [];
  const answer = await workers.solveBatch(bytes(list), { onProgress: ({ done }) => seen.push(done) });
  const engine = await ennead.Engine.open();
  const expected = engine.solveBatch(bytes(list));
  assert.equal(text(answer.solutions), text(expected.solutions));
  assert.deepEqual(answer.verdicts, expected.verdicts);
  assert.equal(seen.at(-1), list.length);
  workers.close();
});

test('ratings of a list that several workers share', async () => {
  const list = Array.from({ length: 600 }, (_, i) => puzzles[i % puzzles.length]);
  const workers = new ennead.Workers({ count: 2 });
  const engine = await ennead.Engine.open();
  const seen = [];
  const answer = await workers.rateBatch(bytes(list), { scale: 'se1181', onProgress: ({ done }) => seen.push(done) });
  assert.deepEqual(answer, engine.rateBatch(bytes(list), { scale: 'se1181' }));
  assert.equal(seen.at(-1), list.length);
  assert.equal((await workers.rateBatch(new Uint8Array(0))).er.length, 0);
  workers.close();
  assert.deepEqual(await ennead.rateBatch(bytes([easy])), engine.rateBatch(bytes([easy])));
});

test('a wrong line far down', async () => {
  const list = bytes(Array.from({ length: 30000 }, () => easy));
  list[20000 * 82 + 81] = 32;
  await assert.rejects(ennead.solveBatch(list), { code: 'puzzle', place: { line: 20001, column: 82, offset: 1640081 } });
});

test('a list is stopped, and the worker is still warm', async () => {
  const stop = new AbortController();
  const list = bytes(Array.from({ length: 200000 }, () => easy));
  await assert.rejects(ennead.solveBatch(list, { signal: stop.signal, onProgress: () => stop.abort() }), aborted);
  assert.equal((await ennead.solve(easy)).verdict, 'unique');
});

test('a session', async () => {
  const session = new ennead.Session();
  assert.match(await session.greeting, /^ennead /);
  await session.load(`${easy}\n`);
  await session.line('set 5 5 5');
  assert.equal((await session.position()).values[40], 5);
  const stop = new AbortController();
  stop.abort();
  await assert.rejects(session.line('hint', { signal: stop.signal }), aborted);
  assert.equal((await session.position()).values[40], 5);
  session.close();
});

test('closed workers take no questions', async () => {
  const workers = new ennead.Workers();
  const waiting = workers.run('count', [empty]);
  workers.close();
  await assert.rejects(waiting, aborted);
  await assert.rejects(workers.run('solve', [easy]), aborted);
});

test('the default workers start again', async () => {
  ennead.close();
  assert.equal((await ennead.solve(easy)).verdict, 'unique');
});
