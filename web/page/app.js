// SPDX-License-Identifier: MIT
// What the page shows now, as one object that is replaced as a whole, and who draws it.
import { cellsOf } from './game.js';
import { conflictsOf } from './puzzle.js';
import { readSettings } from './store.js';

const none = new Set();
const drawers = [];

export const app = {
  state: {
    game: null, cursor: 0, selection: new Set([0]), mode: 'digit', several: false, settings: readSettings(),
    picture: null, step: null, conflicts: none, wrong: none, broken: [],
    verdict: null, // {verdict, text, cells}
    solution: null, // values, if there is one solution
    learning: null, // {cells, options}: a position at which a technique is learned
    hint: null, message: '', paused: false, theme: 'light',
  },
};

export const onDraw = (draw) => drawers.push(draw);

// Replaces members of the state. A new position forgets what was said of the one before.
export function update(patch) {
  const before = app.state;
  const moved = patch.game && cellsOf(patch.game) !== (before.game && cellsOf(before.game));
  app.state = { ...before, ...(moved ? { step: null, hint: null, truth: null, wrong: none, broken: before.broken } : {}), ...patch };
  if (moved)
    app.state.conflicts = conflictsOf(app.state.game.puzzle, cellsOf(app.state.game));
  for (const draw of drawers) draw(app.state, before);
}

// The cells that a key or a button acts on: where none is selected, that of the cursor.
export const chosenCells = () => [...(app.state.selection.size > 0 ? app.state.selection : [app.state.cursor])];

export const say = (message) => update({ message });
