// SPDX-License-Identifier: MIT
// The buttons below the board: what digits enter, the digits with how many are left, and actions.
import { app, onDraw, update } from './app.js';
import { button, make } from './dom.js';
import { cellsOf } from './game.js';
import { MODES, actions, backToRight, checkNow, enter, fillCandidates } from './play.js';
import { valuesOf } from './puzzle.js';
import { clock, fill, texts } from './texts.js';

export function createPad(root, { hint }) {
  const modes = make('div', { role: 'group', class: 'modes', 'aria-label': texts.entry },
    ...MODES.map((mode) => button(texts.modes[mode], () => actions.mode(mode),
                                  { 'data-mode': mode, title: texts.modeKeys[mode] })));
  const digits = make('div', { role: 'group', class: 'digits', 'aria-label': texts.pad });
  const doing = make('div', { class: 'actions' },
    button(texts.undo, actions.undo, { class: 'undo' }), button(texts.redo, actions.redo, { class: 'redo' }),
    button(texts.erase, actions.erase), button(texts.check, checkNow),
    button(texts.fill, fillCandidates, { class: 'wide' }), button(texts.back, backToRight),
    button(texts.hint, hint, { class: 'main' }));
  // Without it several cells are selected only by dragging, or with a key.
  const several = button('+', () => update({ several: !app.state.several,
    ...(app.state.several ? { selection: new Set([app.state.cursor]) } : {}) }),
    { class: 'key', 'aria-label': texts.several, title: texts.several });
  root.replaceChildren(modes, digits, doing);
  let shown = '';

  function drawDigits({ game, mode }) {
    const values = mode === 'color' ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : valuesOf(game.puzzle);
    const most = Math.max(game.puzzle.rows, game.puzzle.columns);
    const counts = values.map((value) => most - cellsOf(game).filter((cell) => cell.value === value).length);
    const key = `${mode} ${values} ${counts}`;
    if (key === shown) return;
    shown = key;
    const keys = values.length + 1;
    digits.style.setProperty('--many', across(keys, 10));
    digits.style.setProperty('--few', across(keys, 5));
    const focused = [...digits.children].indexOf(document.activeElement);
    digits.replaceChildren(...values.map((value, i) => (mode === 'color' ? colorButton(value)
      : digitButton(value, counts[i], mode))), several);
    digits.children[focused]?.focus();
  }

  onDraw((state) => {
    if (!state.game) return;
    for (const element of modes.children)
      element.setAttribute('aria-pressed', element.dataset.mode === state.mode);
    several.setAttribute('aria-pressed', state.several);
    doing.querySelector('.undo').disabled = state.game.nodes[state.game.at].parent < 0;
    doing.querySelector('.redo').disabled = state.game.nodes[state.game.at].next < 0;
    drawDigits(state);
  });
}

// In rows of about the same length, at most `most`.
const across = (keys, most) => Math.ceil(keys / Math.ceil(keys / most));

function digitButton(value, left, mode) {
  const name = `${fill(texts.enter, { value })}, ${fill(texts.left, { count: Math.max(left, 0) })}`;
  return button(String(value), () => enter(value), {
    'aria-label': name, 'data-left': left > 0 ? left : '',
    class: `key ${mode} ${value > 9 || left > 9 ? 'wide' : ''} ${left <= 0 && mode === 'digit' ? 'used' : ''}`,
  });
}

function colorButton(value) {
  const letter = 'abcdefghi'[value - 1];
  return button(letter, () => enter(value), {
    class: `key swatch color${value}`, 'aria-label': fill(texts.colorName, { letter, name: texts.colors[value - 1] }),
  });
}

// The timer runs while the page is seen and the game is neither solved nor paused.
export function createTimer(root) {
  const time = make('span', { class: 'time', role: 'timer', 'aria-label': texts.timeName });
  const stop = button(texts.pause, () => update({ paused: !app.state.paused, message: app.state.paused ? '' : texts.paused }), { class: 'quiet' });
  root.replaceChildren(time, stop);
  setInterval(() => {
    const { game, paused } = app.state;
    if (!game || paused || game.finished || document.hidden) return;
    app.state = { ...app.state, game: { ...game, seconds: game.seconds + 1 } };
    time.textContent = clock(app.state.game.seconds);
  }, 1000);
  onDraw(({ game, paused, settings }) => {
    root.hidden = !settings.timer || !game;
    if (game) time.textContent = clock(game.seconds);
    stop.textContent = paused ? texts.resume : texts.pause;
    document.body.classList.toggle('paused', paused);
  });
}
