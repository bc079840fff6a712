// SPDX-License-Identifier: MIT
// The modules of the page that need no browser: puzzles, games, what is kept, texts.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { easy, ennead, puzzles, variants } from '../lists.mjs';

const kept = new Map();
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => { kept.set(key, value); },
  removeItem: (key) => { kept.delete(key); },
};
const at = '../../../web/page';
const { apply, back, cellsOf, change, depth, erase, fillMarks, go, mark, mistakes, name, newGame, place, places, redo, undo } =
  await import(`${at}/game.js`);
const { candidatesOf, cellName, cellNumber, cellsOfRule, conflictsOf, puzzleOf, ruleTexts, textOf } = await import(`${at}/puzzle.js`);
const { forgetGame, listGames, loadGame, readSettings, saveGame, writeSettings } = await import(`${at}/store.js`);
const { clock, fill, texts } = await import(`${at}/texts.js`);
const engine = await ennead.Engine.open();

const gameOf = (text) => newGame(puzzleOf(engine.variant(text)));
const solutionOf = (text) => [...engine.solve(text).solution].map(Number);
const value = (game, cell) => cellsOf(game)[cell].value;

test('candidates of the page are those of the library', () => {
  for (const text of [...puzzles, variants[1]]) {
    const answer = engine.variant(text);
    const game = gameOf(text);
    cellsOf(game).forEach((cell, i) => {
      if (cell.value !== null) return;
      const seen = candidatesOf(game.puzzle, cellsOf(game), i);
      if (answer.plain) assert.deepEqual(seen, answer.candidates[i]);
      else assert.ok(seen.every((digit) => answer.candidates[i].includes(digit)));
    });
  }
});

test('which cells see each other, by rules', () => {
  const peers = (rule) => gameOf(`variant\nsize 9\n${rule}\n`).puzzle.peers.map((list) => new Set(list));
  assert.equal(peers('anti-knight')[40].has(21), true);
  assert.equal(peers('anti-king')[40].has(50), true);
  assert.equal(peers('diagonal-down')[0].has(80), true);
  assert.equal(peers('diagonal-up')[8].has(72), true);
  assert.equal(peers('windoku')[10].has(30), true);
  assert.equal(peers('cage 9 r1c1 r5c5')[0].has(40), true);
  assert.equal(peers('houses columns')[0].has(1), false);
});

test('names of cells, there and back; cells of rules', () => {
  const { puzzle } = gameOf(easy);
  for (let cell = 0; cell < 81; cell++) assert.equal(cellNumber(puzzle, cellName(puzzle, cell)), cell);
  assert.deepEqual(cellsOfRule(puzzle, 'arrow r1c1 : r2c2-r2c4'), [0, 10, 11, 12]);
});

test('a state as text is read as the same state', () => {
  let game = gameOf(easy);
  game = mark(mark(place(game, [2], 4), [3], 'center', 2), [3], 'center', 6);
  const answer = engine.variant(textOf(game.puzzle, cellsOf(game)));
  assert.equal(answer.values[2], 4);
  assert.equal(answer.givens[2], 0);
  assert.deepEqual(answer.candidates[3], [2, 6]);
  const again = newGame(puzzleOf(answer));
  assert.equal(value(again, 2), 4);
  assert.equal(again.puzzle.givens[2], null);
});

test('a state of a variant as text', () => {
  let game = gameOf(variants[0]);
  game = mark(place(game, [0], 7), [1], 'center', 1);
  const answer = engine.variant(textOf(game.puzzle, cellsOf(game)));
  assert.deepEqual([answer.candidates[0], answer.candidates[1]], [[7], [1]]);
  assert.equal(answer.rules.length, game.puzzle.rules.length);
});

test('a rule by itself tells whether it is broken', () => {
  const game = place(gameOf('variant\nsize 4\nthermo r1c1 r1c2\ncage 3 r3c1 r3c2\n'), [0], 4);
  const verdicts = ruleTexts(game.puzzle, cellsOf(game)).map(({ text }) => engine.solve(text, { solutions: 1 }).verdict === 'none');
  assert.deepEqual(verdicts, [true, false]);
});

test('moves make new games and leave the old ones', () => {
  const first = gameOf(easy);
  const second = place(first, [2], 4);
  assert.equal(value(first, 2), null);
  assert.equal(value(second, 2), 4);
  assert.equal(place(first, [0], 4), first); // a given
  assert.equal(change(first, new Map()), first);
  assert.equal(value(place(second, [2], 4), 2), null);
});

test('marks: all or none; colors on givens too; erased in turn', () => {
  let game = mark(gameOf(easy), [0, 2, 3], 'corner', 1);
  assert.deepEqual([0, 2, 3].map((cell) => cellsOf(game)[cell].corner), [[], [1], [1]]);
  game = mark(mark(game, [0, 2], 'colors', 3), [2, 3], 'corner', 1);
  assert.deepEqual(cellsOf(game)[2], { value: null, corner: [], center: [], colors: [3] });
  game = place(mark(game, [2], 'corner', 2), [2], 4);
  for (const expected of [[null, [2], [3]], [null, [], [3]], [null, [], []]]) {
    game = erase(game, [2], 'digit');
    const { value: digit, corner, colors } = cellsOf(game)[2];
    assert.deepEqual([digit, corner, colors], expected);
  }
  assert.equal(erase(game, [2], 'digit'), game);
});

test('digits take marks; filled candidates keep what was eliminated', () => {
  let game = fillMarks(gameOf(easy), [2, 3, 5]);
  game = mark(game, [2], 'center', 1);
  game = fillMarks(game, [2, 3, 5, 6]);
  assert.deepEqual(cellsOf(game)[2].center, [2, 4]);
  assert.deepEqual(cellsOf(place(game, [2], 2))[3].center, [6]);
  assert.deepEqual(cellsOf(place(game, [2], 2, { takeMarks: false }))[3].center, [2, 6]);
});

test('the steps of the library, applied, lead to the solution', () => {
  for (const text of puzzles.slice(0, 20)) {
    let game = gameOf(text);
    const numbers = (list) => (list ?? []).map(({ digit, cells }) =>
      ({ value: digit, cells: cells.map((cell) => cellNumber(game.puzzle, cell)) }));
    const { path, outcome } = engine.explain(text);
    for (const step of path) {
      const nodes = game.nodes.length;
      game = apply(game, { placed: numbers(step.placed), removed: numbers(step.removed) });
      assert.equal(undo(game).nodes.length, game.nodes.length);
      assert.ok(game.nodes.length > nodes);
    }
    if (outcome === 'solved') assert.deepEqual(cellsOf(game).map((cell) => cell.value), solutionOf(text));
  }
});

test('undo, redo, branches, names', () => {
  const first = place(gameOf(easy), [2], 4);
  const second = place(first, [3], 2);
  const other = name(place(undo(second), [3], 6), 'six');
  assert.equal(value(redo(undo(other)), 3), 6);
  assert.deepEqual(places(other).map((one) => one.name), ['', 'six']);
  const there = go(other, places(other)[0].at);
  assert.equal(value(there, 3), 2);
  assert.equal(value(redo(undo(there)), 3), 2);
  assert.equal(depth(there, there.at), 2);
  assert.equal(undo(gameOf(easy)).at, 0);
  assert.equal(redo(there), there);
});

test('mistakes, and back to before them', () => {
  const solution = solutionOf(easy);
  const good = place(gameOf(easy), [2], solution[2]);
  const bad = mark(place(good, [3], solution[3] === 2 ? 6 : 2), [5], 'center', solution[5] === 2 ? 4 : 2);
  assert.deepEqual(mistakes(bad, solution), { wrong: [3], lost: [5] });
  assert.equal(back(bad, solution).at, good.at);
  assert.deepEqual([...conflictsOf(good.puzzle, cellsOf(place(good, [3], solution[2])))].sort(), [2, 3, 66]);
});

test('games are kept with their trees; of more than 40 those go that were not played, then the oldest', () => {
  let game = place(gameOf(easy), [2], 4);
  game = name(mark(undo(game), [3], 'corner', 2), 'here');
  saveGame(game);
  const again = loadGame(game.id);
  assert.deepEqual(again.nodes.map(({ cells }) => cells), game.nodes.map(({ cells }) => cells));
  assert.deepEqual([again.at, places(again)], [game.at, places(game)]);
  for (let i = 0; i < 45; i++) saveGame({ ...gameOf(easy), id: `look${i}` });
  assert.equal(listGames().length, 40);
  assert.notEqual(loadGame(game.id), null); // it was played
  for (let i = 0; i < 40; i++) saveGame({ ...place(gameOf(easy), [2], 4), id: `game${i}` });
  assert.equal(listGames().length, 40);
  assert.equal(loadGame(game.id), null);
  forgetGame('game3');
  assert.equal(listGames().some(({ id }) => id === 'game3'), false);
});

test('digits that the first position has are kept', () => {
  const game = gameOf(easy);
  const cells = cellsOf(place(game, [2], 4));
  saveGame(place({ ...game, nodes: [{ ...game.nodes[0], cells }] }, [3], 2));
  assert.deepEqual([2, 3].map((cell) => value(loadGame(game.id), cell)), [4, 2]);
});

test('what is kept may be damaged, or there may be no room', () => {
  kept.set('ennead.game.broken', '{"puzzle":');
  kept.set('ennead.settings', '[');
  assert.equal(loadGame('broken'), null);
  assert.equal(readSettings().theme, 'auto');
  const { setItem } = localStorage;
  localStorage.setItem = () => { throw new Error('full'); };
  assert.equal(saveGame(gameOf(easy)), false);
  localStorage.setItem = setItem;
  assert.equal(writeSettings({ theme: 'dark' }), true);
  assert.equal(readSettings().theme, 'dark');
});

test('texts: each is used, and is filled in', () => {
  const folder = new URL(`${at}/`, import.meta.url);
  const code = readdirSync(folder).filter((file) => file.endsWith('.js') && file !== 'texts.js')
    .map((file) => readFileSync(new URL(file, folder), 'utf8')).join('');
  for (const key of Object.keys(texts)) assert.match(code, new RegExp(`\\btexts\\.${key}\\b`));
  for (const [, key] of code.matchAll(/\btexts\.(?!js\b)(\w+)/g)) assert.ok(key in texts, key);
  assert.equal(fill('{a} of {b}', { a: 1, b: '{a}' }), '1 of {a}');
  assert.deepEqual([clock(75), clock(3661)], ['1:15', '1:01:01']);
});

test('a damaged list of games, or a damaged game, is passed over', () => {
  const games = kept.get('ennead.games');
  for (const damaged of ['{}', '7', '"abc"', '[null]', '[{}]', 'not JSON']) {
    kept.set('ennead.games', damaged);
    assert.deepEqual(listGames(), [], damaged);
  }
  const game = gameOf(easy);
  assert.ok(saveGame(game));
  assert.deepEqual(listGames().map(({ id }) => id), [game.id]);
  const saved = JSON.parse(kept.get(`ennead.game.${game.id}`));
  for (const damage of [{ nodes: [] }, { at: 99 }, { puzzle: null }]) {
    kept.set(`ennead.game.${game.id}`, JSON.stringify({ ...saved, ...damage }));
    assert.equal(loadGame(game.id), null, JSON.stringify(damage));
  }
  forgetGame(game.id);
  if (games !== undefined) kept.set('ennead.games', games);
});
