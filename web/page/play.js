// SPDX-License-Identifier: MIT
// What a player can do on the board. Keys, pad and pointer all end here. Each action returns true,
// so that the keyboard knows that a key was used.
import { app, chosenCells, update, say } from './app.js';
import { askCheck, latest } from './ask.js';
import { apply, back, cellsOf, erase, fillMarks, isGiven, mark, mistakes, place, redo, undo } from './game.js';
import { cellName, cellsOfRule, conflictsOf, ruleTexts, textOf } from './puzzle.js';
import { clock, fill, texts } from './texts.js';

export const MODES = ['digit', 'corner', 'center', 'color'];

function select(cells, cursor, focus = true) {
  update({ selection: new Set(cells), cursor });
  if (focus) app.focusCell?.(cursor);
  return true;
}

export function press(cell, more, at) {
  if (app.drawing) return app.drawing.press(cell, at);
  const { selection, several } = app.state;
  if (!more && !several) return select([cell], cell, false);
  const next = new Set(selection);
  if (next.has(cell) && next.size > 1) next.delete(cell);
  else next.add(cell);
  return select(next, cell, false);
}

export function drag(cell, middle) {
  if (app.drawing) return middle && app.drawing.drag(cell);
  return cell === app.state.cursor || select([...app.state.selection, cell], cell, false);
}

export const lift = () => app.drawing?.end();
export const cancel = () => app.drawing?.cancel();

// All cells with the same digit; of an empty one, those with the same marks.
export function selectSame(cell) {
  if (app.drawing) return true;
  const cells = cellsOf(app.state.game);
  const text = ({ value, corner, center, colors }) => (value === null ? `${corner} ${center} ${colors}` : value);
  const like = cells.map((other, i) => (text(other) === text(cells[cell]) ? i : -1)).filter((i) => i >= 0);
  return select(like, cell);
}

function move(down, right, extend) {
  const { game: { puzzle: { rows, columns } }, cursor } = app.state;
  const row = (Math.floor(cursor / columns) + down + rows) % rows;
  const column = ((cursor % columns) + right + columns) % columns;
  const cell = row * columns + column;
  return select(extend ? [...chosenCells(), cell] : [cell], cell);
}

// Home and End: the ends of the row; with Ctrl those of the board.
function toEnd(last, all) {
  const { game: { puzzle: { rows, columns } }, cursor } = app.state;
  const row = Math.floor(cursor / columns);
  if (all) return select([last ? rows * columns - 1 : 0], last ? rows * columns - 1 : 0);
  return select([row * columns + (last ? columns - 1 : 0)], row * columns + (last ? columns - 1 : 0));
}

// After every move: is it solved, is a rule broken?
export function played(game) {
  if (game === app.state.game) return true;
  const moved = cellsOf(game) !== cellsOf(app.state.game);
  update({ game, message: '' });
  if (!moved) return true;
  if (!finish()) void lookForBroken(game);
  return true;
}

function finish() {
  const { game, solution } = app.state;
  const cells = cellsOf(game);
  if (cells.some(({ value }) => value === null)) return false;
  const right = solution ? cells.every(({ value }, i) => value === solution[i])
    : conflictsOf(game.puzzle, cells).size === 0 && game.puzzle.plain;
  return right && sayFinished();
}

function sayFinished() {
  const { game, settings } = app.state;
  const text = settings.timer ? fill(texts.solved, { time: clock(game.seconds) }) : texts.solvedUntimed;
  update({ game: { ...game, finished: true }, message: text, broken: [] });
  return true;
}

// Rules that no filling of the board can satisfy any more, each looked at by itself.
const brokenRules = latest(async (signal, puzzle, cells) => {
  const found = [];
  for (const { rule, text } of ruleTexts(puzzle, cells)) {
    const { verdict } = await askCheck('count', [text, { solutions: 1, nodeLimit: 2000, timeLimit: 1 }], { signal });
    if (verdict === 'none') found.push({ rule, cells: cellsOfRule(puzzle, rule) });
  }
  return found;
});

async function lookForBroken(game) {
  if (game.puzzle.plain) return;
  const broken = await brokenRules(game.puzzle, cellsOf(game)).catch(() => null);
  if (broken === null || cellsOf(app.state.game) !== cellsOf(game)) return;
  update({ broken, ...(broken.length > 0 ? { message: fill(texts.brokenRule, { rule: broken[0].rule }) } : {}) });
  if (broken.length === 0 && !app.state.solution && await isSolution(game).catch(() => false)
    && cellsOf(app.state.game) === cellsOf(game)) sayFinished();
}

// Of a variant with several solutions: is the board filled with one of them?
async function isSolution({ puzzle, nodes, at }) {
  const { cells } = nodes[at];
  if (cells.some(({ value }) => value === null)) return false;
  const { verdict } = await askCheck('count', [textOf(puzzle, cells, { marks: false }), { solutions: 1, timeLimit: 5 }]);
  return verdict === 'unique' || verdict === 'found';
}

// A digit of the pad, or a finished number of the keyboard.
export function enter(value, kind = null, game = app.state.game) {
  const { mode, settings } = app.state;
  const how = kind ?? mode;
  if (how === 'digit') return played(place(game, chosenCells(), value, settings));
  if (how === 'color') return value > 9 || value < 1 ? true : played(mark(game, chosenCells(), 'colors', value));
  return played(mark(game, chosenCells(), how, value));
}

// Digits of the keyboard: where values have two digits, the second one within a second joins, if it is
// meant for the same cells and nothing happened since. The number then takes the place of the first.
let typed = { value: 0, time: 0 };
const howOf = (kind) => kind ?? app.state.mode;

function joins(key, kind) {
  const { game, selection } = app.state;
  const both = typed.value * 10 + key;
  return both > 9 && both <= game.puzzle.lastValue && performance.now() - typed.time < 1000 && howOf(kind) !== 'color'
    && howOf(kind) === typed.how && selection === typed.selection && cellsOf(game) === typed.cells;
}

function digit(key, kind) {
  const { game, selection } = app.state;
  const { firstValue, lastValue } = game.puzzle;
  const both = joins(key, kind);
  const value = both ? typed.value * 10 + key : key;
  const before = both ? { ...typed.before, seconds: game.seconds } : game;
  if (value >= firstValue && value <= lastValue) enter(value, kind, before);
  typed = { value, time: performance.now(), how: howOf(kind), selection, before, cells: cellsOf(app.state.game) };
  return true;
}

export function checkNow() {
  const { game, solution, message } = app.state;
  if (!solution) return say(texts.unknownSolution) ?? true;
  const { wrong, lost } = mistakes(game, solution);
  if (wrong.length + lost.length === 0) return say(texts.noMistake) ?? true;
  if (message !== texts.someMistake) return say(texts.someMistake) ?? true;
  const names = (list) => list.map((cell) => cellName(game.puzzle, cell)).join(', ');
  const parts = [...(wrong.length > 0 ? [fill(texts.theMistakes, { list: names(wrong) })] : []),
                 ...(lost.length > 0 ? [fill(texts.theLost, { list: names(lost) })] : [])];
  update({ wrong: new Set([...wrong, ...lost]), message: `${parts.join('. ')}.` });
  return true;
}

export function backToRight() {
  const { game, solution } = app.state;
  if (!solution) return say(texts.unknownSolution) ?? true;
  const right = back(game, solution);
  if (right === game) return say(texts.nothingWrong) ?? true;
  let count = 0;
  for (let at = game.at; at !== right.at; at = game.nodes[at].parent) count++;
  played(right);
  return say(fill(texts.wentBack, { count })) ?? true;
}

// Candidates of the selected cells, or of all cells if only one is selected.
export function fillCandidates() {
  const { game, selection } = app.state;
  const cells = cellsOf(game).map((cell, i) => i);
  return played(fillMarks(game, selection.size > 1 ? [...selection] : cells));
}

// Makes a step of the library.
export function makeStep(step) {
  const { game } = app.state;
  const number = ({ digit: value, cells }) =>
    ({ value, cells: cells.map((name) => nameToCell(game.puzzle, name)) });
  const removed = [...(step.removed ?? []), ...(step.taken ?? [])].map(number);
  let next = apply(game, { placed: (step.placed ?? []).map(number), removed });
  if (step.reason) next = placeSingles(game, next);
  return played(next);
}

// After a step of a variant: a cell with one candidate left gets it.
function placeSingles(before, after) {
  const [old, now] = [cellsOf(before), cellsOf(after)];
  const placed = now.flatMap(({ value, center }, cell) =>
    (now[cell] !== old[cell] && value === null && center.length === 1 ? [{ value: center[0], cells: [cell] }] : []));
  const removed = now.flatMap(({ center }, cell) => old[cell].center.filter((value) => !center.includes(value))
    .map((value) => ({ value, cells: [cell] })));
  return placed.length === 0 ? after : apply(before, { placed, removed });
}

function nameToCell({ columns }, name) {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name);
  return (row - 1) * columns + (column - 1);
}

// Makes the step of a hint that has told all.
function doHint() {
  const { hint } = app.state;
  return hint?.stage === hint?.list.length - 1 && makeStep(hint.answer.step);
}

export const actions = {
  move, toEnd, digit,
  enter: () => (app.drawing ? app.drawing.enter() : doHint()),
  remove: () => app.drawing?.remove() ?? false,
  takesZero: (kind) => app.state.game.puzzle.firstValue === 0 || joins(0, kind),
  paused: () => app.state.paused,
  byLetters: () => app.state.settings.letters,
  all: () => select(cellsOf(app.state.game).map((cell, i) => i), app.state.cursor, false),
  none: () => {
    update({ selection: new Set(), step: null, hint: null, wrong: new Set(), message: '' });
    return true;
  },
  erase: () => played(erase(app.state.game, chosenCells().filter((cell) => !isGiven(app.state.game, cell) ||
    cellsOf(app.state.game)[cell].colors.length > 0), app.state.mode === 'color' ? 'colors' : app.state.mode)),
  mode: (mode) => { update({ mode }); return true; },
  nextMode: () => actions.mode(MODES[(MODES.indexOf(app.state.mode) + 1) % MODES.length]),
  undo: () => played(undo(app.state.game)),
  redo: () => played(redo(app.state.game)),
};
