// SPDX-License-Identifier: MIT
// The board: a grid of cells over the picture that the library draws. The cells show what the
// player entered; each has a label that says all of it, so that what is seen in it is no text but `data-text`.
import { cellsOf, isGiven } from './game.js';
import { make } from './dom.js';
import { texts, fill } from './texts.js';

const MIDDLE = 0.4; // of a cell: how far its middle reaches

export function createBoard(root, { onPress, onDrag, onEnd, onCancel, onDouble }) {
  const back = make('img', { class: 'picture', alt: '', draggable: 'false' });
  const grid = make('div', { role: 'grid', class: 'grid', 'aria-label': texts.board });
  root.replaceChildren(back, grid);
  let puzzle = null;
  let cells = [];
  let shown = [];
  let pictureUrl = null;

  function build(next) {
    puzzle = next;
    shown = [];
    cells = Array.from({ length: puzzle.rows * puzzle.columns }, (_, cell) =>
      make('div', { role: 'gridcell', class: 'cell', 'data-cell': cell, tabindex: -1 }));
    const rows = Array.from({ length: puzzle.rows }, (_, row) =>
      make('div', { role: 'row', class: 'row' }, ...cells.slice(row * puzzle.columns, (row + 1) * puzzle.columns)));
    grid.replaceChildren(...rows);
    grid.setAttribute('aria-rowcount', puzzle.rows);
    grid.setAttribute('aria-colcount', puzzle.columns);
    grid.style.setProperty('--columns', puzzle.columns);
    grid.style.setProperty('--rows', puzzle.rows);
    grid.classList.toggle('sums', puzzle.rules.some((rule) => /^cage \d/.test(rule)));
  }

  // Where the grid lies in the picture, which may have clues around it.
  function place([x, y, width, height]) {
    const percent = (part, whole) => `${(100 * part) / whole}%`;
    root.style.aspectRatio = `${width} / ${height}`;
    root.style.setProperty('--ratio', width / height);
    Object.assign(grid.style, {
      left: percent(-x, width), top: percent(-y, height),
      width: percent(puzzle.columns * 1000, width), height: percent(puzzle.rows * 1000, height),
    });
  }

  function drawPicture(svg) {
    if (svg === pictureUrl) return;
    pictureUrl = svg;
    place(/viewBox="([-\d ]+)"/.exec(svg)[1].split(' ').map(Number));
    back.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }

  function draw(state) {
    if (state.game.puzzle !== puzzle) build(state.game.puzzle);
    const svg = state.step?.picture ?? state.picture;
    if (svg) drawPicture(svg);
    root.classList.toggle('stepping', !!state.step?.picture);
    const looks = viewOf(state);
    looks.forEach((look, cell) => {
      if (shown[cell]?.key !== look.key) drawCell(cells[cell], look, puzzle);
    });
    shown = looks;
  }

  let last = null; // while the pointer is down: where it was, and the cell that was told
  const cellOf = (event) => {
    const element = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-cell]');
    return element && grid.contains(element) ? Number(element.dataset.cell) : null;
  };
  grid.addEventListener('pointerdown', (event) => {
    const cell = cellOf(event);
    if (cell === null || event.button !== 0) return;
    last = { at: placeIn(grid, event), cell, middle: true };
    event.preventDefault();
    grid.setPointerCapture(event.pointerId);
    onPress(cell, event.ctrlKey || event.metaKey || event.shiftKey, placeIn(cells[cell], event));
    cells[cell].focus({ preventScroll: true });
  });
  grid.addEventListener('pointermove', (event) => {
    if (!last) return;
    const events = event.getCoalescedEvents?.() ?? [];
    for (const one of events.length > 0 ? events : [event]) dragTo(placeIn(grid, one));
  });
  // Straight on from where the pointer was, so that a quick one skips no cell. Tells whether it came to
  // the middle of a cell: a diagonal line touches neighbors, but not their middles.
  function dragTo(to) {
    const size = [puzzle.columns, puzzle.rows];
    const from = last.at;
    const way = to.map((part, i) => (part - from[i]) * size[i]);
    const steps = Math.max(1, Math.ceil(10 * Math.hypot(...way)));
    for (let step = 1; step <= steps; step++) {
      const [x, y] = from.map((part, i) => part * size[i] + (way[i] * step) / steps);
      const [column, row] = [Math.floor(x), Math.floor(y)];
      if (row < 0 || row >= puzzle.rows || column < 0 || column >= puzzle.columns) continue;
      const middle = Math.hypot(x - column - 0.5, y - row - 0.5) <= MIDDLE;
      const cell = row * puzzle.columns + column;
      if (cell === last.cell && (last.middle || !middle)) continue;
      Object.assign(last, { cell, middle });
      onDrag(cell, middle);
    }
    last.at = to;
  }
  const ends = { pointerup: onEnd, pointercancel: onCancel };
  for (const [name, end] of Object.entries(ends))
    grid.addEventListener(name, () => {
      if (last) end();
      last = null;
    });
  grid.addEventListener('dblclick', (event) => {
    const cell = cellOf(event);
    if (cell !== null) onDouble(cell);
  });

  return {
    draw,
    focus: (cell) => cells[cell]?.focus({ preventScroll: false }),
    hasFocus: () => grid.contains(document.activeElement),
  };
}

// Where in an element: [0, 0] is its top left corner, [1, 1] its bottom right.
function placeIn(element, { clientX, clientY }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
}

// What each cell looks like; `key` says whether it must be drawn again.
function viewOf({ game, cursor, selection, settings, conflicts, wrong, broken, step, truth, verdict }) {
  const { puzzle } = game;
  const cells = cellsOf(game);
  const lit = selection.size > 0 ? cells[cursor]?.value ?? null : null;
  const peers = new Set(settings.peers && selection.size > 0 ? puzzle.peers[cursor] : []);
  return cells.map((cell, i) => {
    const look = {
      cell, i, given: isGiven(game, i), cursor: i === cursor, selected: selection.has(i),
      peer: peers.has(i), same: settings.same && lit !== null && cell.value === lit && i !== cursor,
      sameMark: settings.same && lit !== null && cell.value === null &&
        (cell.corner.includes(lit) || cell.center.includes(lit)) ? lit : null,
      conflict: settings.conflicts && conflicts.has(i), wrong: wrong.has(i) || (verdict?.cells.includes(i) ?? false),
      broken: settings.conflicts && broken.some((rule) => rule.cells.includes(i)),
      pointed: step?.cells?.includes(i) ?? false, fixed: settings.fixedMarks, truth: truth?.[i] ?? null,
    };
    look.key = JSON.stringify(Object.values(look));
    return look;
  });
}

const flags = ['given', 'selected', 'peer', 'same', 'conflict', 'wrong', 'broken', 'pointed'];

function drawCell(element, look, puzzle) {
  element.className = ['cell', ...flags.filter((flag) => look[flag]), look.cell.colors.length > 0 ? 'colored' : ''].join(' ');
  element.tabIndex = look.cursor ? 0 : -1;
  element.setAttribute('aria-selected', look.selected);
  element.setAttribute('aria-label', labelOf(look, puzzle));
  if (look.given) element.setAttribute('aria-readonly', 'true');
  const { value, corner, center, colors } = look.cell;
  element.replaceChildren(
    ...(colors.length > 0 ? paint(colors) : []),
    ...(value !== null && !look.given ? [make('span', { class: 'digit', 'data-text': value })] : []),
    ...(value === null ? marksOf(look, puzzle) : []),
    ...(look.conflict || look.wrong ? [make('span', { class: 'flag', 'data-text': '!' })] : []),
  );
}

// Stripes of the colors of a cell, or tiles where they are many, with their letters: nothing is told
// by color alone.
function paint(colors) {
  const many = colors.length > 4 ? ' tiles' : '';
  const spans = (name, of) => make('span', { class: name + many }, ...colors.map(of));
  return [spans('paint', (color) => make('span', { class: `stripe color${color}` })),
          spans('letters', (color) => make('span', { 'data-text': 'abcdefghi'[color - 1] }))];
}

function markOf(value, { sameMark }, more = '') {
  return make('span', { class: `mark ${value === sameMark ? 'lit' : ''} ${more}`, 'data-text': value });
}

// With candidates at fixed places corner marks are underlined there, and gray if they are no candidates.
function marksOf(look, puzzle) {
  const { corner, center } = look.cell;
  if (look.truth) return [fixedMarks(look, look.truth, puzzle, 'truth')];
  if (look.fixed && center.length > 0) return [fixedMarks(look, center, puzzle)];
  const room = center.length > 7 ? 'crowded' : center.length > 5 ? 'many' : '';
  const span = (values, name) => make('span', { class: name }, ...values.map((value) => markOf(value, look)));
  return [...(corner.length > 0 ? [span(corner, 'corners')] : []),
          ...(center.length > 0 ? [span(center, `center ${room}`)] : [])];
}

function fixedMarks(look, values, { firstValue, lastValue }, more = '') {
  const { corner } = look.cell;
  const alone = look.truth ? [] : corner.filter((value) => !values.includes(value));
  const side = Math.ceil(Math.sqrt(lastValue - firstValue + 1));
  const marks = [...values, ...alone].map((value) => {
    const mark = markOf(value, look, `${corner.includes(value) ? 'cornered' : ''} ${alone.includes(value) ? 'alone' : ''}`);
    mark.style.gridArea = `${Math.floor((value - firstValue) / side) + 1} / ${((value - firstValue) % side) + 1}`;
    return mark;
  });
  const span = make('span', { class: `center grid-marks ${side > 3 ? 'close' : ''} ${more}` }, ...marks);
  span.style.setProperty('--side', side);
  return span;
}

// "Row 4 column 5, empty, candidates 2 and 5."
function labelOf({ cell, i, given, conflict, wrong, broken, truth }, puzzle) {
  const parts = [fill(texts.cell, { row: Math.floor(i / puzzle.columns) + 1, column: (i % puzzle.columns) + 1 })];
  if (cell.value !== null) parts.push(String(cell.value), ...(given ? [texts.given] : []));
  else parts.push(texts.empty);
  if (cell.value === null && cell.center.length > 0)
    parts.push(fill(texts.candidates, { list: cell.center.join(' ') }));
  if (cell.value === null && truth) parts.push(fill(texts.trueCandidates, { list: truth.join(' ') }));
  if (cell.value === null && cell.corner.length > 0)
    parts.push(fill(texts.cornerMarks, { list: cell.corner.join(' ') }));
  if (cell.colors.length > 0)
    parts.push(fill(texts.colored, { list: cell.colors.map((color) => texts.colors[color - 1]).join(', ') }));
  if (conflict) parts.push(texts.inConflict);
  if (wrong) parts.push(texts.isWrong);
  if (broken) parts.push(texts.inBroken);
  return parts.join(', ');
}
