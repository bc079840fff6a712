// SPDX-License-Identifier: MIT
// The page: makes its parts and puts them together.
import { app, onDraw, update } from './app.js';
import { askBoard, askHelp } from './ask.js';
import { createBoard } from './board.js';
import { button, byId, make } from './dom.js';
import { createGames, followTheme } from './games.js';
import { askForHint, createHelp, createLearning } from './help.js';
import { listen } from './keys.js';
import { createLists, takeList } from './lists.js';
import { createMake } from './make.js';
import { createOpen, errorText, listenForPuzzles, openLink, openText, resumeGame } from './open.js';
import { createPad, createTimer } from './pad.js';
import { actions, cancel, drag, lift, press, selectSame } from './play.js';
import { createSetter } from './setter.js';
import { createShare } from './share.js';
import { createRules } from './rules.js';
import { listGames } from './store.js';
import { createTabs } from './tabs.js';
import { createTechniques } from './techniques.js';
import { fill, texts } from './texts.js';

// The first puzzle that a visitor sees.
const FIRST = '.7...9.2..52.4...81..8...........89..9.6.2.5..15...........7..29...3.41..3.1...7.';

function createPanels() {
  const panels = Object.fromEntries(['help', 'make', 'rules', 'lists', 'share', 'games'].map((name) => [name, make('div')]));
  const hints = make('div');
  const learning = make('div');
  const techniques = make('details');
  const inWords = make('details', { hidden: true });
  panels.help.append(inWords, hints, techniques, learning);
  createHelp(hints);
  createGames(panels.games);
  createMake(panels.make);
  createLists(panels.lists);
  createTabs(byId('panels'), panels, (name) => name !== 'rules' && app.stopDrawing?.());
  // The list of techniques starts the worker for hints, so that the first hint is quick.
  const failed = (error) => update({ message: fill(texts.failed, { message: error.message }) });
  askHelp('techniques', []).then((list) => {
    createTechniques(techniques, list);
    createLearning(learning, list);
    warm();
  }, failed);
  askBoard('rules', []).then((list) => {
    createRules(inWords, list);
    createSetter(panels.rules, list);
  }, failed);
  askBoard('forms', []).then((list) => createShare(panels.share, list), failed);
}

// The first hint is quick if its code is warm.
function warm() {
  const { puzzle } = app.state.game;
  if (puzzle.plain) askHelp('hint', [puzzle.text, { timeLimit: 1 }]).catch(() => {});
}

function createStatus(verdict, message) {
  onDraw((state, before) => {
    if (state.verdict !== before.verdict) {
      verdict.textContent = state.verdict?.text ?? '';
      verdict.dataset.verdict = state.verdict?.verdict ?? '';
    }
    if (state.message !== before.message) message.textContent = state.message;
    const title = state.game ? state.game.puzzle.title || state.game.kind : '';
    if (byId('title').textContent !== title) byId('title').textContent = title;
  });
}

async function begin() {
  followTheme();
  for (const [id, name] of Object.entries(texts.parts)) byId(id).setAttribute('aria-label', name);
  const board = createBoard(byId('board'), { onPress: press, onDrag: drag, onEnd: lift, onCancel: cancel, onDouble: selectSame });
  onDraw((state) => state.game && board.draw(state));
  app.takeList = (text) => {
    takeList(text);
    byId('tab-lists')?.click();
  };
  app.focusCell = (cell) => board.focus(cell);
  createPad(byId('pad'), { hint: () => void askForHint() });
  createTimer(byId('timer'));
  createStatus(byId('verdict'), byId('message'));
  const open = createOpen(byId('open'));
  byId('menu').replaceChildren(button(texts.openIt, open));
  listen({ ...actions, hint: () => { void askForHint(); return true; } },
         () => board.hasFocus() || document.activeElement === document.body);
  listenForPuzzles();
  addEventListener('hashchange', () => openLink().catch((error) => update({ message: errorText(error) })));
  const problem = await openLink().then((opened) => (opened ? null : ''), errorText);
  const [latest] = listGames();
  if (problem !== null && !(latest && resumeGame(latest.id))) await openText(FIRST);
  if (problem) update({ message: problem });
  createPanels();
  document.documentElement.dataset.ready = 'yes';
  performance.mark('ready');
  if (!byId('wasm') && 'serviceWorker' in navigator) await navigator.serviceWorker.register('offline.js');
}

begin().catch((error) => { byId('message').textContent = fill(texts.failed, { message: error.message }); });
