// SPDX-License-Identifier: MIT
// Games and settings, kept by the browser. A game is saved as its puzzle and what each move changed.
import { newGame } from './game.js';

const PREFIX = 'ennead.';
const MOST = 40; // games

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key));
  } catch {
    return null; // no storage, or not ours
  }
}

function write(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function remove(key) {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch { /* nothing was kept */ }
}

const usual = { theme: 'auto', takeMarks: true, fixedMarks: true, peers: true, same: true, conflicts: true,
                timer: true, letters: true, notation: 'r4c5', language: 'en' };

export const readSettings = () => ({ ...usual, ...read('settings') });
export const writeSettings = (settings) => write('settings', settings);

// What a position changes in the one before it: [cell, value, corner, center, colors] for each cell.
function difference(cells, before) {
  return cells.flatMap((cell, i) => (cell === before[i] ? []
    : [[i, cell.value, cell.corner, cell.center, cell.colors]]));
}

export function pack(game) {
  const first = newGame(game.puzzle).nodes[0];
  const nodes = game.nodes.map((node) => ({
    parent: node.parent, next: node.next, name: node.name,
    cells: difference(node.cells, (game.nodes[node.parent] ?? first).cells),
  }));
  return { id: game.id, kind: game.kind, puzzle: game.puzzle, nodes, at: game.at, seconds: game.seconds,
           finished: game.finished };
}

export function unpack(saved) {
  const first = newGame(saved.puzzle, saved);
  const nodes = [];
  for (const node of saved.nodes) {
    const cells = (nodes[node.parent] ?? first.nodes[0]).cells.slice();
    for (const [i, value, corner, center, colors] of node.cells) cells[i] = { value, corner, center, colors };
    nodes.push({ ...node, cells });
  }
  if (!nodes[saved.at]) throw new RangeError('the game has no such position');
  return { ...first, ...saved, nodes };
}

// The games that are kept, the newest first: {id, title, changed, done, of, seconds, moves}. The oldest
// that were never played go first.
// What is no list, or no game, was damaged and does not count.
export function listGames() {
  const list = read('games');
  return Array.isArray(list) ? list.filter((entry) => typeof entry?.id === 'string') : [];
}

export function saveGame(game) {
  const cells = game.nodes[game.at].cells;
  const open = game.puzzle.givens.filter((given) => given === null).length;
  const entry = { id: game.id, kind: game.kind, title: game.puzzle.title, changed: Date.now(), of: open,
                  done: open - cells.filter((cell) => cell.value === null).length, seconds: game.seconds,
                  finished: game.finished, moves: game.nodes.length - 1 };
  const list = [entry, ...listGames().filter(({ id }) => id !== game.id)];
  while (list.length > MOST) {
    const unplayed = list.findLastIndex(({ moves, done }) => moves === 0 && done === 0);
    const [{ id }] = list.splice(unplayed > 0 ? unplayed : MOST, 1);
    remove(`game.${id}`);
  }
  return write(`game.${game.id}`, pack(game)) && write('games', list);
}

export const isKeyOf = (key, { id }) => key === `${PREFIX}game.${id}`;

export function loadGame(id) {
  try {
    return unpack(read(`game.${id}`));
  } catch {
    return null;
  }
}

export function forgetGame(id) {
  remove(`game.${id}`);
  write('games', listGames().filter((game) => game.id !== id));
}
