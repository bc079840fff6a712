// SPDX-License-Identifier: MIT
// Puzzles come in: pasted, dropped, from files, from links. The library reads all forms; what it
// says is shown as text.
import { app, update } from './app.js';
import { askBoard, askCheck, latest } from './ask.js';
import { button, make, showBoard } from './dom.js';
import { newGame } from './game.js';
import { cellNumber, puzzleOf } from './puzzle.js';
import { loadGame, saveGame } from './store.js';
import { fill, texts } from './texts.js';

const MOST_TEXT = 8 << 20; // characters of a file or of what is pasted
const START_OF_LIST = 1 << 16;
const MOST_NAMED = 8; // cells
const listed = /^[.0-9*_]{81}(?=[\s,;]|$)/gm; // a line of a list

// Opens the first puzzle of a text. Throws what the library says if there is none.
export async function openText(text, { kind = '', message = '' } = {}) {
  const puzzles = text.length > 100 ? text.match(listed) ?? [] : [];
  const isList = puzzles.length > 1;
  if (isList) app.takeList?.(text);
  const answer = await askBoard('variant', [text.slice(0, isList ? START_OF_LIST : MOST_TEXT)]).catch((error) => {
    if (!isList) throw error;
    return askBoard('variant', [puzzles[0]]); // behind much else
  });
  const note = isList ? fill(texts.manyPuzzles, { count: puzzles.length }) : '';
  showGame(newGame(puzzleOf(answer), { kind }), message || note);
  showBoard();
}

export function showGame(game, message = '') {
  if (app.state.game) saveGame(app.state.game);
  update({ game, cursor: 0, selection: new Set([0]), picture: null, step: null, hint: null, truth: null, message,
           verdict: null, solution: null, wrong: new Set(), broken: [], paused: false });
  saveGame(game);
  void drawPuzzle();
  void judge();
}

export function resumeGame(id) {
  const game = loadGame(id);
  if (game) {
    showGame(game);
    showBoard();
  }
  return game !== null;
}

// The picture of the puzzle without what the player entered.
const picture = latest((signal, text, theme) => askBoard('toSvg', [text, { theme }], { signal }));

export async function drawPuzzle() {
  const { game, theme } = app.state;
  const svg = await picture(game.puzzle.text, theme).catch(() => null);
  if (svg !== null && app.state.game?.puzzle === game.puzzle) update({ picture: svg });
}

// How many solutions are there, and if not one, what is wrong?
const solve = latest((signal, text) => askCheck('solve', [text, { timeLimit: 20 }], { signal }));

async function judge() {
  const { puzzle } = app.state.game;
  const still = () => app.state.game.puzzle === puzzle;
  update({ verdict: { verdict: 'wait', text: texts.verdictWait, cells: [] } });
  try {
    const answer = await solve(puzzle.text);
    if (answer === null || !still()) return;
    const solution = answer.verdict === 'unique' ? digitsOf(puzzle, answer.solution) : null;
    update({ verdict: reasons(puzzle, answer), solution });
  } catch (error) {
    if (still()) update({ verdict: { verdict: 'limit', text: error.message, cells: [] } });
  }
}

const verdictText = (verdict) => ({ unique: texts.verdictUnique, none: texts.verdictNone,
  several: texts.verdictSeveral, found: texts.verdictFound, limit: texts.verdictLimit })[verdict];

function reasons(puzzle, { verdict, conflict, misprints = [], differ = [] }) {
  const list = (names) => names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? texts.andMore : '');
  const more = conflict
    ? fill(texts.conflictGivens, { digit: conflict.digit, one: conflict.cells[0], other: conflict.cells[1] })
    : misprints.length > 0 ? fill(texts.misprint, { cells: misprints.join(texts.either) })
      : differ.length > 0 ? fill(texts.differ, { cells: list(differ) }) : '';
  const cells = (conflict?.cells ?? misprints).map((name) => cellNumber(puzzle, name));
  return { verdict, text: more ? `${verdictText(verdict)}. ${more}` : verdictText(verdict), cells };
}

// One character a cell; where there are values above 9, letters.
function digitsOf({ rows, columns }, text) {
  const characters = [...text].filter((character) => /[0-9A-Za-z]/.test(character));
  if (characters.length !== rows * columns) return null;
  return characters.map((character) => parseInt(character, 36));
}

// The dialog to paste into.
export function createOpen(dialog) {
  const field = make('textarea', { rows: 10, 'aria-label': texts.openText, spellcheck: 'false' });
  const problem = make('p', { class: 'problem', role: 'alert' });
  const file = make('input', { type: 'file', 'aria-label': texts.openFile });
  const take = async (text, message = '') => {
    try {
      await openText(text, { message });
      problem.textContent = '';
      dialog.close();
    } catch (error) {
      problem.textContent = errorText(error);
    }
  };
  file.addEventListener('change', async () => {
    if (file.files[0]) await take(await file.files[0].text());
    file.value = '';
  });
  dialog.replaceChildren(make('h2', {}, texts.openTitle), make('p', {}, texts.openHelp), field, problem,
    make('div', { class: 'buttons' }, button(texts.open, () => take(field.value), { class: 'main' }),
         button(texts.emptyBoard, () => take('.'.repeat(81), texts.typeIt)), file,
         button(texts.cancel, () => dialog.close())));
  return () => {
    problem.textContent = '';
    dialog.showModal();
    field.focus();
    field.select();
  };
}

export function errorText(error) {
  if (!error.place || error.place.line === 0) return error.message;
  return fill(texts.placeOfError, { ...error.place, message: error.message });
}

// Pasting anywhere but in a field, and dropping a file or text on the page.
export function listenForPuzzles() {
  const take = (text) => openText(text).catch((error) => update({ message: errorText(error) }));
  document.addEventListener('paste', (event) => {
    if (event.target.closest?.('input, textarea')) return;
    event.preventDefault();
    void take(event.clipboardData.getData('text'));
  });
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', async (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    void take(file ? await file.text() : event.dataTransfer.getData('text'));
  });
}

// What is not percent-encoded stays as it is, and the library says what is wrong with it.
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// A link with a puzzle in it: this page with #ennead=... or #81 characters behind it.
export async function openLink() {
  const { hash } = location;
  if (hash.length < 2) return false;
  await openText(hash.startsWith('#ennead=') ? hash : decoded(hash.slice(1)));
  history.replaceState(null, '', location.pathname + location.search); // loaded again, the game goes on
  return true;
}
