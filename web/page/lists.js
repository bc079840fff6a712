// SPDX-License-Identifier: MIT
// Lists: many puzzles, one a line, solved in workers of their own, piece by piece, so that the page
// never waits for them.
import { askLists, listWorkers } from './ask.js';
import { button, make, save } from './dom.js';
import { errorText, openText } from './open.js';
import { fill, texts } from './texts.js';

const LINE = 82; // 81 cells and a line end
const PIECE = 2048; // lines
const MOST_PLACES = 300;
const VERDICTS = ['none', 'unique', 'several', 'found', 'limit', 'error'];
const plain = /^[.0-9*_]{81}(?=[\s,;]|$)/;
const nothing = /^\s*(#|$)/;

// The lines of a text in pieces: {first, lines}.
function* piecesOf(text) {
  for (let at = 0, first = 1; at < text.length;) {
    const lines = [];
    while (lines.length < PIECE && at < text.length) {
      const end = text.indexOf('\n', at);
      lines.push(text.slice(at, end < 0 ? text.length : end));
      at = end < 0 ? text.length : end + 1;
    }
    yield { first, lines };
    first += lines.length;
  }
}

function countLines(text) {
  let count = text.length > 0 && !text.endsWith('\n') ? 1 : 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

// The puzzles at the beginning of a list, at most so many.
export function firstPuzzles(text, most) {
  const found = [];
  for (const { lines } of piecesOf(text))
    for (const line of lines) {
      if (found.length >= most) return found;
      if (!nothing.test(line)) found.push(line);
    }
  return found;
}

// Writes {verdict, more} into `answers` for each line of a piece that has a puzzle; `more` is a solution
// or what is wrong.
async function solvePiece({ lines }, answers, signal, tell) {
  const quick = [], slow = [];
  lines.forEach((line, i) => (plain.test(line) ? quick : nothing.test(line) ? [] : slow).push(i));
  if (quick.length > 0) {
    const bytes = new TextEncoder().encode(quick.map((i) => `${lines[i].slice(0, LINE - 1)}\n`).join(''));
    const found = await askLists('solveBatch', [bytes], { signal, transfer: [bytes.buffer] });
    const solutions = new TextDecoder().decode(found.solutions);
    quick.forEach((i, k) => {
      const verdict = VERDICTS[found.verdicts[k]];
      answers[i] = { verdict, more: verdict === 'none' ? '' : solutions.slice(k * LINE, k * LINE + LINE - 1) };
    });
  }
  tell(lines.length - slow.length);
  for (const i of slow) {
    answers[i] = await askLists('solve', [lines[i], { timeLimit: 5 }], { signal })
      .then(({ verdict, solution }) => ({ verdict, more: solution ?? '' }), (error) => {
        if (error.code === 'aborted') throw error;
        return { verdict: 'error', more: error.message };
      });
    tell(1);
  }
}

// What a piece adds to the results: counts, lines to save, and the places that are not unique.
function resultsOf({ first, lines }, answers) {
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0]));
  const places = [];
  let text = '';
  answers.forEach((answer, i) => {
    if (answer === null) return;
    const { verdict, more } = answer;
    const line = lines[i].trimEnd();
    counts[verdict]++;
    text += `${first + i}\t${verdict}\t${line.replaceAll('\t', ' ')}\t${more}\n`;
    if (verdict !== 'unique') places.push({ number: first + i, verdict, line, more });
  });
  return { counts, text, places: places.slice(0, MOST_PLACES) };
}

// Solves a list. `tell` hears {done, of, counts, places, parts} as it grows. A piece that is stopped
// leaves the results that it has.
async function solveList(text, signal, tell) {
  const state = { done: 0, of: countLines(text), counts: {}, places: [], parts: [] };
  const running = new Set();
  let number = 0;
  const take = async (piece, at) => {
    const answers = new Array(piece.lines.length).fill(null);
    const told = (lines) => {
      state.done += lines;
      tell(state);
    };
    await solvePiece(piece, answers, signal, told).finally(() => keep(resultsOf(piece, answers), at));
  };
  const keep = ({ counts, text: part, places }, at) => {
    for (const verdict of VERDICTS) state.counts[verdict] = (state.counts[verdict] ?? 0) + counts[verdict];
    state.parts[at] = part;
    state.places = [...state.places, ...places].sort((one, other) => one.number - other.number).slice(0, MOST_PLACES);
  };
  tell(state);
  try {
    for (const piece of piecesOf(text)) {
      const job = take(piece, number++).finally(() => running.delete(job));
      running.add(job);
      if (running.size >= 2 * listWorkers) await Promise.race(running);
    }
    await Promise.all(running);
  } finally {
    await Promise.allSettled(running);
  }
  return state;
}

let kept = ''; // the list
export const listText = () => kept;
let begin = null;

// A list that came in elsewhere.
export function takeList(text) {
  kept = text;
  begin?.(text);
}

export function createLists(root) {
  const field = make('textarea', { rows: 5, spellcheck: 'false', 'aria-label': texts.listField });
  const file = make('input', { type: 'file', 'aria-label': texts.listFile });
  const bar = make('progress', { 'aria-label': texts.listProgress, hidden: true });
  const news = make('p', { role: 'status' }); // begin and end only, as it is read aloud
  const progress = make('p');
  const table = make('div', { class: 'words' });
  const places = make('select', { size: 6, 'aria-label': texts.listPlaces });
  const openIt = button(texts.listOpen, () => void openText(chosen().line).catch((error) => { news.textContent = errorText(error); }));
  const saveIt = button(texts.listSave, () => save(new Blob(shown.parts, { type: 'text/tab-separated-values' }), 'sudoku.tsv'));
  const below = make('div', { hidden: true }, places, make('div', { class: 'buttons' }, openIt));
  const stopper = button(texts.stop, () => stop?.abort(), { hidden: true });
  let stop = null;
  let shown = { places: [], parts: [] };
  let waiting = false;
  const chosen = () => shown.places[Math.max(0, places.selectedIndex)];

  function draw(state, ended) {
    shown = state;
    bar.max = Math.max(1, state.of);
    bar.value = state.done;
    progress.textContent = ended ? '' : fill(texts.listRunning, { done: state.done, of: state.of });
    table.replaceChildren(...VERDICTS.filter((verdict) => state.counts[verdict] > 0 || verdict === 'unique')
      .map((verdict) => make('p', {}, fill(texts.listCounts[verdict], { count: state.counts[verdict] ?? 0 }))));
    if (!ended) return;
    places.replaceChildren(...state.places.map(({ number, verdict, line, more }) => make('option', {},
      fill(texts.listPlace, { number, verdict: texts.listVerdicts[verdict], text: verdict === 'error' ? more : line.slice(0, 90) }))));
    below.hidden = state.places.length === 0;
    saveIt.hidden = false;
  }

  // At most ten times a second.
  function tell(state, mine) {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      if (stop === mine) draw(state, false);
    }, 100);
  }

  async function solve(text) {
    stop?.abort();
    const mine = new AbortController();
    stop = mine;
    kept = text;
    [bar.hidden, stopper.hidden, below.hidden, saveIt.hidden] = [false, false, true, true];
    news.textContent = texts.listBegun;
    [progress.textContent, bar.value] = ['', 0];
    table.replaceChildren();
    let last = null;
    try {
      const state = await solveList(text, mine.signal, (now) => { last = now; tell(now, mine); });
      if (stop !== mine) return;
      stop = null;
      draw(state, true);
      news.textContent = fill(texts.listDone, { done: state.done, of: state.of });
    } catch (error) {
      if (stop !== mine) return;
      stop = null;
      draw(last, true);
      const count = Object.values(last.counts).reduce((sum, one) => sum + one, 0);
      news.textContent = error.code === 'aborted' ? fill(texts.listStopped, { count, of: last.of }) : errorText(error);
    }
    [bar.hidden, stopper.hidden] = [true, true];
  }

  begin = (text) => void solve(text);
  file.addEventListener('change', async () => {
    if (file.files[0]) void solve(await file.files[0].text());
    file.value = '';
  });
  saveIt.hidden = true;
  root.replaceChildren(make('h2', {}, texts.tabs.lists), make('p', {}, texts.listHelp), field,
    make('div', { class: 'buttons' }, button(texts.listSolve, () => void solve(field.value), { class: 'main' }), file, stopper),
    bar, news, progress, table, make('div', { class: 'buttons' }, saveIt), below);
  if (kept !== '') begin(kept);
}
