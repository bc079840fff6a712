// SPDX-License-Identifier: MIT
// For players of a variant: its rules in words, one sentence for each kind of rule.
import { app, onDraw } from './app.js';
import { make } from './dom.js';
import { fill, texts } from './texts.js';

const capital = (name) => name[0].toUpperCase() + name.slice(1);

// `rules` is the library's table.
export function createRules(root, rules) {
  const list = make('ul');
  const draw = ({ game: { puzzle } }) => {
    const kinds = new Set(puzzle.rules.map((rule) => rule.split(' ')[0]));
    const here = rules.filter(({ name }) => kinds.has(name));
    root.hidden = here.length === 0;
    list.replaceChildren(...here.map(({ name, help }) => make('li', {}, fill(texts.ruleInWords, { name: capital(name), help }))));
  };
  root.open = true;
  root.replaceChildren(make('summary', {}, texts.rulesInWords), list);
  onDraw((state, before) => {
    if (state.game && state.game.puzzle !== before.game?.puzzle) draw(state);
  });
  draw(app.state);
}
