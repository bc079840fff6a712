// SPDX-License-Identifier: MIT
// Which techniques hints and paths may use.
import { app, update } from './app.js';
import { button, checkbox, make } from './dom.js';
import { cellsOf } from './game.js';
import { texts } from './texts.js';

// Options of the library. Variants have no such choice. At the position where a technique is learned
// it is those by which the technique is the next step.
export function techniquesAllowed(puzzle) {
  const { game, learning, settings: { without = [] } } = app.state;
  if (learning && learning.cells === cellsOf(game)) return learning.options;
  return puzzle.plain && without.length > 0 ? { without } : {};
}

const WHIPS = { 'Whip': 'whips', 'G-Whip': 'g-whips', 'Braid': 'braids', 'G-Braid': 'g-braids' };

// The techniques by which whips or braids are found: singles, locked candidates and these; null for others.
export const techniquesOfWhips = (technique) => WHIPS[technique] ?? null;

// Options of a new puzzle that needs a technique.
export function neededTechnique(technique) {
  const solvedBy = techniquesOfWhips(technique);
  return { requires: technique, ...(solvedBy ? { solvedBy } : {}) };
}

const setWithout = (without) => update({ settings: { ...app.state.settings, without } });

// Whips and braids are tried only if they are named.
export function createTechniques(root, all) {
  const list = all.filter(({ family }) => family !== 'whips and braids');
  const families = [...new Set(list.map(({ family }) => family))];
  const draw = () => {
    const without = new Set(app.state.settings.without ?? []);
    const toggle = (name) => (on) => {
      const next = new Set(app.state.settings.without ?? []);
      if (on) next.delete(name);
      else next.add(name);
      setWithout([...next]);
    };
    const ofFamily = (family) => make('fieldset', {}, make('legend', {}, family),
      ...list.filter((technique) => technique.family === family)
        .map(({ name }) => checkbox(name, !without.has(name), toggle(name))));
    const set = (names) => () => {
      setWithout(names);
      draw();
    };
    root.replaceChildren(make('summary', {}, texts.techniques), make('p', {}, texts.techniquesHelp),
      make('div', { class: 'buttons' }, button(texts.allowAll, set([])),
           button(texts.forbidAll, set(list.map(({ name }) => name)))),
      ...families.map(ofFamily));
  };
  draw();
}
