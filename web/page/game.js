// SPDX-License-Identifier: MIT
// A game: a puzzle, and a tree of positions. Nothing here is ever changed: each function returns a
// new game. A position is a list of cells {value, corner, center, colors}.
import { candidatesOf } from './puzzle.js';

const blank = { value: null, corner: [], center: [], colors: [] };

// The candidates of a state become center marks, if it eliminates any.
export function newGame(puzzle, { id = newId(), kind = '' } = {}) {
  const cells = puzzle.givens.map((given, i) => {
    const value = given ?? puzzle.placed[i];
    return value === null ? blank : { ...blank, value };
  });
  const reduced = puzzle.plain && cells.some((cell, i) =>
    cell.value === null && puzzle.allowed[i].length < candidatesOf(puzzle, cells, i).length);
  const marked = reduced ? cells.map((cell, i) => (cell.value === null ? { ...cell, center: puzzle.allowed[i] } : cell))
    : cells;
  return { id, kind, puzzle, nodes: [{ parent: -1, next: -1, name: '', cells: marked }], at: 0, seconds: 0,
           finished: false };
}

const newId = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

export const cellsOf = (game) => game.nodes[game.at].cells;
export const isGiven = (game, cell) => game.puzzle.givens[cell] !== null;

// The position after a change: `changes` has new members for some cells.
export function change(game, changes) {
  const before = cellsOf(game);
  const cells = before.slice();
  for (const [cell, members] of changes) cells[cell] = { ...cells[cell], ...members };
  if (cells.every((cell, i) => same(cell, before[i]))) return game;
  const nodes = game.nodes.slice();
  nodes[game.at] = { ...nodes[game.at], next: nodes.length };
  nodes.push({ parent: game.at, next: -1, name: '', cells });
  return { ...game, nodes, at: nodes.length - 1 };
}

function same(one, other) {
  return one === other || (one.value === other.value && ['corner', 'center', 'colors'].every((kind) =>
    one[kind].length === other[kind].length && one[kind].every((value) => other[kind].includes(value))));
}

const without = (list, value) => list.filter((other) => other !== value);
const sorted = (list) => list.slice().sort((one, other) => one - other);

// Enters a digit in cells; if all of them have it, it is taken away.
export function place(game, where, value, { takeMarks = true } = {}) {
  const cells = cellsOf(game);
  const open = where.filter((cell) => !isGiven(game, cell));
  const off = open.length > 0 && open.every((cell) => cells[cell].value === value);
  const changes = new Map();
  const set = (cell, members) => changes.set(cell, { ...changes.get(cell), ...members });
  for (const cell of open) set(cell, { value: off ? null : value });
  if (!off && takeMarks)
    for (const cell of open)
      for (const peer of game.puzzle.peers[cell])
        for (const kind of ['corner', 'center'])
          if (cells[peer][kind].includes(value)) set(peer, { [kind]: without(cells[peer][kind], value) });
  return change(game, changes);
}

// Notes a value in cells (`kind` is corner, center or colors), or removes it if all have it.
export function mark(game, where, kind, value) {
  const cells = cellsOf(game);
  const open = where.filter((cell) => kind === 'colors' || cells[cell].value === null);
  const off = open.every((cell) => cells[cell][kind].includes(value));
  return change(game, new Map(open.map((cell) => {
    const list = without(cells[cell][kind], value);
    return [cell, { [kind]: off ? list : sorted([...list, value]) }];
  })));
}

// Takes away what the mode enters; where there is nothing of it, digits, then marks and colors.
export function erase(game, where, kind) {
  const cells = cellsOf(game);
  const filled = (cell, name) => (name === 'value'
    ? cells[cell].value !== null && !isGiven(game, cell) : cells[cell][name].length > 0);
  const order = [kind === 'digit' ? 'value' : kind, 'value', 'center', 'corner', 'colors'];
  const name = order.find((member) => where.some((cell) => filled(cell, member)));
  if (!name) return game;
  return change(game, new Map(where.filter((cell) => filled(cell, name))
    .map((cell) => [cell, { [name]: name === 'value' ? null : [] }])));
}

// Center marks of all candidates, in these cells or in all that are empty. What was eliminated in a
// cell with center marks stays so.
export function fillMarks(game, where) {
  const cells = cellsOf(game);
  return change(game, new Map(where.filter((cell) => cells[cell].value === null).map((cell) => {
    const all = candidatesOf(game.puzzle, cells, cell);
    const { center } = cells[cell];
    const kept = all.filter((value) => center.includes(value));
    return [cell, { center: kept.length > 0 ? kept : all }];
  })));
}

// Makes moves: digits to place and candidates to remove, as lists of {value, cells}.
export function apply(game, { placed = [], removed = [] }) {
  let now = game;
  const at = game.nodes.length;
  for (const { value, cells } of placed)
    for (const cell of cells) if (cellsOf(now)[cell].value === null) now = place(now, [cell], value);
  const changes = new Map();
  const cells = cellsOf(now);
  for (const { value, cells: where } of removed)
    for (const cell of where) {
      if (cells[cell].value !== null) continue;
      const { center } = { ...cells[cell], ...changes.get(cell) };
      const list = center.length > 0 ? center : candidatesOf(now.puzzle, cells, cell);
      if (list.includes(value)) changes.set(cell, { center: without(list, value) });
    }
  now = change(now, changes);
  return now === game ? game : joined(game, now, at);
}

// One position in place of several that were made after `at`.
function joined(before, now, at) {
  const nodes = before.nodes.slice();
  nodes[before.at] = { ...nodes[before.at], next: at };
  nodes.push({ parent: before.at, next: -1, name: '', cells: cellsOf(now) });
  return { ...now, nodes, at };
}

export const undo = (game) => (game.nodes[game.at].parent < 0 ? game : { ...game, at: game.nodes[game.at].parent });
export const redo = (game) => (game.nodes[game.at].next < 0 ? game : { ...game, at: game.nodes[game.at].next });

// To any position; redo then leads to where it led before.
export function go(game, at) {
  const nodes = game.nodes.slice();
  for (let node = at; nodes[node].parent >= 0; node = nodes[node].parent)
    nodes[nodes[node].parent] = { ...nodes[nodes[node].parent], next: node };
  return { ...game, nodes, at };
}

export function name(game, text) {
  const nodes = game.nodes.slice();
  nodes[game.at] = { ...nodes[game.at], name: text };
  return { ...game, nodes };
}

// How many moves lead to a position.
export function depth(game, at) {
  let moves = 0;
  for (let node = at; game.nodes[node].parent >= 0; node = game.nodes[node].parent) moves++;
  return moves;
}

// Positions with a name, and ends of branches.
export function places(game) {
  const parents = new Set(game.nodes.map((node) => node.parent));
  return game.nodes.map((node, at) => ({ at, name: node.name, end: !parents.has(at) }))
    .filter((node) => node.name !== '' || node.end);
}

// What is wrong if the solution is known: digits that differ, and cells whose digit was eliminated.
export function mistakes(game, solution) {
  const cells = cellsOf(game);
  const wrong = [], lost = [];
  cells.forEach(({ value, center }, cell) => {
    if (value !== null && value !== solution[cell] && !isGiven(game, cell)) wrong.push(cell);
    if (value === null && center.length > 0 && !center.includes(solution[cell])) lost.push(cell);
  });
  return { wrong, lost };
}

// Back to the last position without a mistake.
export function back(game, solution) {
  let now = game;
  for (;;) {
    const { wrong, lost } = mistakes(now, solution);
    if (wrong.length + lost.length === 0 || now.nodes[now.at].parent < 0) return now;
    now = undo(now);
  }
}
