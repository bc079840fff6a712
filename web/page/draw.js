// SPDX-License-Identifier: MIT
// Rules drawn on the board: a path of cells by mouse, touch or keyboard, in the order of the rule. A
// press between two cells is a dot, one at the edge of the board a clue outside.
import { app, chosenCells, update } from './app.js';

const OUTSIDE = ['sandwich', 'x-sum', 'skyscraper', 'hidden-skyscraper', 'numbered-room', 'little-killer',
                 'full-rank', 'full-rank-ties'];
// The same rule in any order of its cells, or from its other end.
const UNORDERED = ['all-different', 'white-dot', 'black-dot', 'x', 'v', 'renban', 'extra-region', 'cage', 'sum',
                   'minimum', 'maximum', 'counting-circles', 'quadruple'];
const BOTH_WAYS = ['palindrome', 'whisper', 'entropic', 'modular', 'between', 'lockout', 'region-sum', 'zipper',
                   'double-arrow', 'sum-line'];
const NEAR = 0.28; // of a cell: how near to an edge a press must be

// Equal for two lists of cells that make the same rule of that name.
export function cellsKey(name, cells) {
  if (UNORDERED.includes(name)) return [...cells].sort((one, other) => one - other).join(' ');
  const turned = BOTH_WAYS.includes(name) && cells[0] > cells.at(-1);
  return (turned ? [...cells].reverse() : cells).join(' ');
}

const isOutside = (name) => OUTSIDE.includes(name);

const placeOf = ({ columns }, cell) => [Math.floor(cell / columns), cell % columns];
const inside = ({ rows, columns }, row, column) => row >= 0 && row < rows && column >= 0 && column < columns;

// The cells from one to the end of the board.
function ray(puzzle, cell, [down, right]) {
  const cells = [];
  for (let [row, column] = placeOf(puzzle, cell); inside(puzzle, row, column); row += down, column += right)
    cells.push(row * puzzle.columns + column);
  return cells;
}

// A step of the nearest of the eight directions.
function towards(down, right) {
  const step = (one, other) => (2.4 * Math.abs(one) < Math.abs(other) ? 0 : Math.sign(one));
  return [step(down, right), step(right, down)];
}

// The cells that an outside clue looks at: from the first cell towards the last; from one cell at
// the edge of the board into it.
function lineOf(puzzle, cells, side = null) {
  const [row, column] = placeOf(puzzle, cells[0]);
  if (cells.length > 1) {
    const [toRow, toColumn] = placeOf(puzzle, cells.at(-1));
    return ray(puzzle, cells[0], towards(toRow - row, toColumn - column));
  }
  const ways = { left: [0, 1], right: [0, -1], top: [1, 0], bottom: [-1, 0] };
  const at = { left: column === 0, right: column === puzzle.columns - 1, top: row === 0, bottom: row === puzzle.rows - 1 };
  const name = side && at[side] ? side : Object.keys(at).find((one) => at[one]);
  return name ? ray(puzzle, cells[0], ways[name]) : [cells[0]];
}

// The edge of a cell that is near to a place in it (0 to 1), or null.
function sideOf([x, y]) {
  const far = { left: x, right: 1 - x, top: y, bottom: 1 - y };
  const [name] = Object.keys(far).sort((one, other) => far[one] - far[other]);
  return far[name] < NEAR ? name : null;
}

// The cell over an edge, or null.
function beyond(puzzle, cell, side) {
  const [row, column] = placeOf(puzzle, cell);
  const [down, right] = { left: [0, -1], right: [0, 1], top: [-1, 0], bottom: [1, 0] }[side];
  return inside(puzzle, row + down, column + right) ? (row + down) * puzzle.columns + column + right : null;
}

// What happens on the board while rules are drawn. `rule` is the rule that was chosen; `finish` adds
// it for the selected cells, or chooses it if it is there; `pick` chooses a rule that is there at a
// cell, `remove` takes it away.
export function createDrawing({ rule, finish, pick, remove }) {
  let path = null;
  const show = (cells) => update({ selection: new Set(cells), cursor: cells.at(-1) });
  const least = () => Math.max(rule().cells[0], rule().parts[0]);

  function press(cell, at) {
    const { puzzle } = app.state.game;
    const side = sideOf(at);
    const pair = rule().cells[1] === 2 && side ? beyond(puzzle, cell, side) : null;
    path = { cells: pair === null ? [cell] : [Math.min(cell, pair), Math.max(cell, pair)], side, fixed: pair !== null };
    show(path.cells);
    app.focusCell?.(cell);
  }

  // The way back takes cells away.
  function drag(cell) {
    if (!path || path.fixed || path.cells.at(-1) === cell) return;
    if (path.cells.at(-2) === cell) path.cells.pop();
    else if (!path.cells.includes(cell)) path.cells.push(cell);
    show(path.cells);
  }

  function end() {
    if (!path) return;
    const { cells, side } = path;
    path = null;
    close(cells, side, false);
  }

  // A rule for these cells; if they are too few, the rule that is there already.
  function close(cells, side, byKey) {
    const { name } = rule();
    const outside = isOutside(name);
    const line = outside && (side || byKey || cells.length > 1) ? lineOf(app.state.game.puzzle, cells, side) : cells;
    if (line.length === 1 && (least() > 1 || outside)) pick(line[0]);
    else if (line.length === 1 && pick(line[0], name)) return;
    else if (line.length >= least()) {
      update({ selection: new Set(line) });
      void finish();
    }
  }

  return {
    press, drag, end,
    cancel: () => { path = null; },
    enter: () => { close(chosenCells(), null, true); return true; },
    remove,
  };
}
