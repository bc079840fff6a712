// SPDX-License-Identifier: MIT
// The games that are kept, the tree of moves of this one, and settings.
import { app, onDraw, update } from './app.js';
import { button, checkbox, choice, labeled, make } from './dom.js';
import { depth, go, name, places } from './game.js';
import { drawPuzzle, resumeGame } from './open.js';
import { played } from './play.js';
import { cellName } from './puzzle.js';
import { forgetGame, isKeyOf, listGames, loadGame, saveGame, writeSettings } from './store.js';
import { clock, fill, texts } from './texts.js';

const titleOf = ({ title, kind }) => title || kind || texts.untitled;

// What the move to a position did, in a few words.
function didAt({ puzzle, nodes }, at) {
  const before = nodes[nodes[at].parent]?.cells;
  if (!before) return '';
  const { cells } = nodes[at];
  const changed = cells.map((cell, i) => i).filter((i) => cells[i].value !== before[i].value);
  if (changed.length === 0) return texts.didMark;
  const { value } = cells[changed[0]];
  const names = changed.map((i) => cellName(puzzle, i)).join(' ');
  return fill(value === null ? texts.didErase : texts.didPlace, { value, cells: names });
}

export function createGames(root) {
  const games = make('ul', { class: 'games' });
  const kept = make('p', { role: 'status' }, texts.saved);
  const tree = make('ul', { class: 'games' });
  const label = make('input', { type: 'text', maxlength: 60 });
  const draw = () => {
    games.replaceChildren(...listGames().map((entry) => make('li', {},
      make('span', {}, `${titleOf(entry)}, ${fill(texts.entryDone, entry)}, ${clock(entry.seconds)}, ` +
        new Date(entry.changed).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })),
      button(fill(texts.continueIt, { title: '' }).trim(), () => resumeGame(entry.id),
             { 'aria-label': fill(texts.continueIt, { title: titleOf(entry) }), disabled: entry.id === app.state.game?.id }),
      button(texts.forget, () => { forgetGame(entry.id); draw(); },
             { 'aria-label': `${texts.forget} ${titleOf(entry)}`, disabled: entry.id === app.state.game?.id }))));
  };
  const drawTree = ({ game }) => {
    tree.replaceChildren(...places(game).map(({ at, name: called }) => make('li', {},
      button(fill(texts.goThere, { depth: depth(game, at), did: didAt(game, at), name: called ? `: ${called}` : '' }) +
        (at === game.at ? texts.here : ''), () => played(go(app.state.game, at)), { disabled: at === game.at }))));
  };
  root.replaceChildren(make('h2', {}, texts.tree), make('p', {}, texts.treeHelp), tree,
    make('form', { class: 'buttons', on: { submit: (event) => {
      event.preventDefault();
      update({ game: name(app.state.game, label.value.trim()) });
      label.value = '';
    } } }, labeled(texts.positionName, label), make('button', {}, texts.nameIt)),
    make('h2', {}, texts.tabs.games), kept, games, createSettings());
  let timer = 0;
  let fits = true;
  let taken = null; // what another tab has saved
  onDraw((state, before) => {
    if (!state.game || state.game === before.game) return;
    drawTree(state);
    if (state.game === taken) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const saved = saveGame(app.state.game);
      kept.textContent = saved ? texts.saved : texts.notSaved;
      if (fits && !saved) update({ message: texts.noRoom });
      fits = saved;
      draw();
    }, 200);
  });
  // The same game in another tab: its moves are made here too.
  addEventListener('storage', ({ key }) => {
    const { game } = app.state;
    draw();
    const other = isKeyOf(key, game) ? loadGame(game.id) : null;
    if (other?.puzzle.text !== game.puzzle.text) return;
    taken = { ...other, puzzle: game.puzzle };
    played(taken);
  });
  addEventListener('pagehide', () => app.state.game && saveGame(app.state.game));
  draw();
  drawTree(app.state);
}

function createSettings() {
  const set = (members) => {
    update({ settings: { ...app.state.settings, ...members } });
    writeSettings(app.state.settings);
  };
  const { settings } = app.state;
  const picked = (entries, value, change) => {
    const box = choice(entries);
    box.value = value;
    box.addEventListener('change', () => change(box.value));
    return box;
  };
  const flags = { takeMarks: texts.takeMarks, fixedMarks: texts.fixedMarks, peers: texts.peers,
                  same: texts.sameDigit, conflicts: texts.showConflicts, timer: texts.timer,
                  letters: texts.letters };
  return make('div', { class: 'settings' }, make('h2', {}, texts.settings),
    ...Object.entries(flags).map(([key, text]) => checkbox(text, settings[key], (on) => set({ [key]: on }))),
    labeled(texts.theme, picked(Object.entries(texts.themes), settings.theme, (theme) => set({ theme }))),
    labeled(texts.language, picked([['en', 'English'], ['de', 'Deutsch']], settings.language, (language) => set({ language }))),
    labeled(texts.notation, picked([['r4c5', 'r4c5'], ['A1', 'D5'], ['spoken', 'row 4 column 5']], settings.notation,
                                   (notation) => set({ notation }))));
}

// Light or dark: as chosen, or as the system has it.
export function followTheme() {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { theme } = app.state.settings;
    const now = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme;
    document.documentElement.dataset.theme = now;
    if (now === app.state.theme) return;
    update({ theme: now, step: null });
    if (app.state.game) void drawPuzzle();
  };
  dark.addEventListener('change', apply);
  onDraw((state, before) => {
    if (state.settings !== before.settings) {
      writeSettings(state.settings);
      apply();
    }
  });
  apply();
}
