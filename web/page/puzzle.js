// SPDX-License-Identifier: MIT
// A puzzle as the board needs it, made of the library's answer to `variant`: size, givens, which
// cells see each other. It never changes.

const near = {
  'anti-knight': [[1, 2], [2, 1], [1, -2], [2, -1]],
  'anti-king': [[1, 1], [1, -1]],
};

export const cellName = (puzzle, cell) =>
  `r${Math.floor(cell / puzzle.columns) + 1}c${(cell % puzzle.columns) + 1}`;

export function cellNumber(puzzle, name) {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
  return (row - 1) * puzzle.columns + (column - 1);
}

// The cells that a rule names; lines such as r1c1-r1c5 are followed.
export function cellsOfRule(puzzle, rule) {
  const cells = [];
  for (const [, row, column, toRow, toColumn] of rule.matchAll(/r(\d+)c(\d+)(?:-r(\d+)c(\d+))?/g)) {
    let [r, c] = [Number(row), Number(column)];
    const [lastR, lastC] = [Number(toRow ?? r), Number(toColumn ?? c)];
    for (let i = 0; i < 64; i++) {
      cells.push((r - 1) * puzzle.columns + c - 1);
      if (r === lastR && c === lastC) break;
      r += Math.sign(lastR - r);
      c += Math.sign(lastC - c);
    }
  }
  return cells.filter((cell) => cell < puzzle.rows * puzzle.columns);
}

// The groups of cells in which digits differ.
function groups(puzzle, houses, rules) {
  const { rows, columns, regions } = puzzle;
  const all = Array.from({ length: rows * columns }, (_, cell) => cell);
  const found = new Map();
  const add = (name, cell) => found.set(name, [...(found.get(name) ?? []), cell]);
  for (const cell of all) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    if (houses.includes('rows')) add(`row ${row}`, cell);
    if (houses.includes('columns')) add(`column ${column}`, cell);
    if (houses.includes('regions') && regions[cell] !== 255) add(`region ${regions[cell]}`, cell);
    if (rules.includes('diagonal-down') && row === column) add('down', cell);
    if (rules.includes('diagonal-up') && row + column === rows - 1) add('up', cell);
    if (rules.includes('windoku') && row % 4 > 0 && column % 4 > 0)
      add(`window ${Math.floor(row / 4)} ${Math.floor(column / 4)}`, cell);
  }
  for (const rule of rules)
    if (/^(cage|extra-region|all-different|renban) /.test(rule)) found.set(rule, cellsOfRule(puzzle, rule));
  for (const [name, steps] of Object.entries(near)) {
    if (!rules.includes(name)) continue;
    for (const cell of all)
      for (const [down, right] of steps) {
        const [row, column] = [Math.floor(cell / columns) + down, (cell % columns) + right];
        if (row < rows && column >= 0 && column < columns)
          found.set(`${name} ${cell} ${right}`, [cell, row * columns + column]);
      }
  }
  return [...found.values()];
}

function peersOf(puzzle, houses, rules) {
  const peers = Array.from({ length: puzzle.rows * puzzle.columns }, () => new Set());
  for (const group of groups(puzzle, houses, rules))
    for (const cell of group)
      for (const other of group) if (other !== cell) peers[cell].add(other);
  return peers.map((set) => [...set]);
}

const boxes = Array.from({ length: 81 }, (_, cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3));
const nine = { rows: 9, columns: 9, values: 9, firstValue: 1, boxRows: 3, boxColumns: 3, regions: boxes };

// `answer` is the library's; the text is what it was asked about. Digits that are placed, but not
// given, come back as `placed`, and the candidates of a state as `allowed`. A line of HoDoKu's library is
// no title.
export function puzzleOf(answer) {
  const shape = answer.plain ? nine : answer;
  const puzzle = {
    plain: answer.plain, title: /^:/.test(answer.note) ? '' : answer.note ?? '', rules: answer.rules ?? [],
    rows: shape.rows, columns: shape.columns, firstValue: shape.firstValue, regions: shape.regions,
    lastValue: shape.firstValue + shape.values - 1,
    text: answer.plain ? answer.forms.hodoku : answer.forms.variant,
  };
  const houses = /^houses (.*)$/m.exec(puzzle.text)?.[1] ?? 'rows columns regions';
  puzzle.peers = peersOf(puzzle, houses, puzzle.rules);
  puzzle.givens = answer.plain
    ? answer.givens.map((value) => (value === 0 ? null : value))
    : answer.candidates.map((list) => (list.length === 1 ? list[0] : null));
  const values = answer.plain ? answer.values : puzzle.givens;
  puzzle.placed = puzzle.givens.map((given, i) => (given === null && values[i] > 0 ? values[i] : null));
  puzzle.allowed = answer.candidates;
  if (answer.plain) puzzle.text = lineOf(puzzle, puzzle.givens);
  return Object.freeze(puzzle);
}

// A plain puzzle with these values as a line, its title behind it.
export const lineOf = ({ title }, values) => `${values.map((value) => value ?? '.').join('')} ${title}`.trim();

export function valuesOf(puzzle) {
  return Array.from({ length: puzzle.lastValue - puzzle.firstValue + 1 }, (_, i) => puzzle.firstValue + i);
}

// The candidates of a cell: what its givens allow, less the digits that it sees.
export function candidatesOf(puzzle, cells, cell) {
  const seen = new Set(puzzle.peers[cell].map((other) => cells[other].value));
  const allowed = puzzle.plain ? valuesOf(puzzle) : puzzle.allowed[cell];
  return allowed.filter((value) => !seen.has(value));
}

const sign = (value) => (value < 10 ? String(value) : String.fromCharCode(55 + value));

// A state as text that the library reads. A cell with center marks has these candidates only.
export function textOf(puzzle, cells, { marks = true } = {}) {
  if (puzzle.plain) {
    const grid = cells.map(({ value }, i) =>
      value === null ? '.' : (puzzle.givens[i] === null ? '+' : '') + value).join('');
    const gone = cells.flatMap(({ value, center }, i) =>
      !marks || value !== null || center.length === 0 ? [] : candidatesOf(puzzle, cells, i)
        .filter((digit) => !center.includes(digit))
        .map((digit) => `${digit}${Math.floor(i / 9) + 1}${(i % 9) + 1}`));
    return `:0000::${grid}:${gone.join(' ')}:::`;
  }
  const lines = puzzle.text.split('\n');
  const at = lines.indexOf('grid') + 1;
  for (let row = 0; row < puzzle.rows; row++)
    lines[at + row] = cells.slice(row * puzzle.columns, (row + 1) * puzzle.columns)
      .map((cell, i) => cellText(puzzle, cells, row * puzzle.columns + i, marks)).join(' ');
  return lines.join('\n');
}

function cellText(puzzle, cells, cell, marks) {
  const { value, center } = cells[cell];
  if (value !== null) return String(value);
  const all = puzzle.lastValue - puzzle.firstValue + 1;
  const left = marks && center.length > 0
    ? candidatesOf(puzzle, cells, cell).filter((digit) => center.includes(digit)) : puzzle.allowed[cell];
  return left.length === all || left.length === 0 ? '.' : `[${left.map(sign).join('')}]`;
}

// For each rule a puzzle of that rule alone and the digits on the board: without a solution the
// rule is broken, whatever the rest will be.
export function ruleTexts(puzzle, cells) {
  if (puzzle.plain) return [];
  const head = puzzle.text.split('\n');
  const grid = head.indexOf('grid');
  const shape = head.slice(0, grid).filter((line) => !line.startsWith('houses '));
  const rows = Array.from({ length: puzzle.rows }, (_, row) =>
    cells.slice(row * puzzle.columns, (row + 1) * puzzle.columns).map(({ value }) => value ?? '.').join(' '));
  return puzzle.rules
    .filter((rule) => !/^(title|size|values|boxes|houses|regions|given) ?/.test(rule))
    .map((rule) => ({ rule, text: [...shape, 'houses none', 'grid', ...rows, rule].join('\n') }));
}

// Cells whose digit is also in a cell that they see.
export function conflictsOf(puzzle, cells) {
  const found = new Set();
  cells.forEach(({ value }, cell) => {
    if (value !== null && puzzle.peers[cell].some((other) => cells[other].value === value)) found.add(cell);
  });
  return found;
}
