// SPDX-License-Identifier: MIT
// Help: hints in stages for the player's own position, all steps, the whole path, and which
// technique a move was.
import { app, onDraw, update } from './app.js';
import { askHelp, latest } from './ask.js';
import { button, byId, choice, labeled, make, showBoard } from './dom.js';
import { cellsOf, fillMarks } from './game.js';
import { openText } from './open.js';
import { actions, makeStep } from './play.js';
import { candidatesOf, cellNumber, textOf } from './puzzle.js';
import { neededTechnique, techniquesAllowed, techniquesOfWhips } from './techniques.js';
import { fill, texts } from './texts.js';

// There may be some ten thousand, the easiest first.
const MOST_STEPS = 200;
const MOST_LOOKED_AT = 3000;
const MOST_NAMED = 3; // cells, and digits, in a row of a list
const STAGES = ['where', 'technique', 'why', 'cells', 'move'];

const wording = () => ({ language: app.state.settings.language, notation: app.state.settings.notation });
const drawing = () => ({ pictures: true, theme: app.state.theme });
const hint = latest((signal, text, options) => askHelp('hint', [text, options], { signal }));
const explain = latest((signal, text, options) => askHelp('explain', [text, options], { signal }));

// Cells are named r4c5 for the page; the words as the player wishes.
const cellsOfStep = (puzzle, step) => [...(step.placed ?? []), ...(step.removed ?? [])]
  .flatMap(({ cells }) => cells.map((name) => cellNumber(puzzle, name)));

// A hint; asked again, more of it.
export async function askForHint() {
  const { game, hint: shown } = app.state;
  if (!narrow.matches) byId('tab-help')?.click();
  if (shown) {
    showStage(shown.stage + 1);
    return;
  }
  const cells = cellsOf(game);
  update({ message: texts.working });
  try {
    const options = { ...wording(), ...drawing(), ...techniquesAllowed(game.puzzle), timeLimit: 10 };
    const answer = await hint(textOf(game.puzzle, cells), options);
    if (answer === null || cellsOf(app.state.game) !== cells) return;
    update({ message: '' });
    receive(answer);
  } catch (error) {
    update({ message: fill(texts.failed, { message: error.message }) });
  }
}

// Where the page is narrow, a hint and a list of steps stand below the board, to be read beside it.
const narrow = matchMedia('(max-width: 56rem)');

const outcomes = { stuck: texts.stuck, solved: texts.solvedAlready, limit: texts.timeout };

function receive(answer) {
  const { puzzle } = app.state.game;
  if (answer.outcome === 'step') {
    update({ hint: { answer, stage: -1, list: STAGES.filter((stage) => answer.stages[stage]) } });
    showStage(0);
  } else if (answer.outcome === 'mistake') {
    const wrong = [...(answer.wrong ?? []), ...(answer.lost ?? [])].map((name) => cellNumber(puzzle, name));
    update({ message: answer.message, wrong: new Set(wrong) });
  } else update({ message: outcomes[answer.outcome] ?? answer.outcome });
}

function showStage(number) {
  const { hint: { answer, list }, game } = app.state;
  const stage = Math.min(number, list.length - 1);
  const name = list[stage];
  const cells = cellsOfStep(game.puzzle, answer.step);
  const step = name === 'move' ? { picture: answer.step.picture, cells } : name === 'cells' ? { cells } : null;
  update({ hint: { answer, stage, list }, step });
}

export function createHelp(root) {
  const words = make('div', { class: 'words', 'aria-live': 'polite', id: 'hint' });
  const more = button(texts.hintNow, () => void askForHint(), { class: 'main' });
  const doIt = button(texts.doIt, () => makeStep(app.state.hint.answer.step));
  const list = make('div', { class: 'steps' });
  const stopper = button(texts.stop, () => void explain('', {}).catch(() => {}), { hidden: true });
  const lists = createLists(list, stopper);
  const box = make('div', {}, make('div', { class: 'buttons' }, more, doIt), words);
  const asking = make('div', { class: 'buttons' }, button(texts.allSteps, lists.all), button(texts.path, lists.path),
    button(texts.which, () => void whichTechnique()), stopper);
  const place = () => {
    root.replaceChildren(asking);
    if (narrow.matches) byId('near').append(box, list);
    else root.replaceChildren(box, asking, list);
    box.hidden = narrow.matches && !app.state.hint;
  };
  narrow.addEventListener('change', place);
  place();
  onDraw(({ hint: shown }, before) => {
    if (shown === before.hint && words.dataset.ready) return;
    words.dataset.ready = 'yes';
    const last = shown && shown.stage === shown.list.length - 1;
    more.textContent = shown ? texts.moreHint : texts.hintNow;
    more.disabled = !!last;
    doIt.hidden = !shown;
    box.hidden = narrow.matches && !shown;
    words.replaceChildren(...(shown ? shown.list.slice(0, shown.stage + 1).map((stage) =>
      make('p', { 'data-stage': stage }, shown.answer.stages[stage])) : []));
    if (narrow.matches && shown) words.lastElementChild?.scrollIntoView({ block: 'nearest' });
  });
}

// Lists of steps: one is chosen, drawn, and may be played.
function createLists(root, stopper) {
  let shown = null; // {kind, text, path, at, game}

  async function fetchList(kind) {
    const { game } = app.state;
    const text = textOf(game.puzzle, cellsOf(game));
    const options = { ...wording(), ...techniquesAllowed(game.puzzle), timeLimit: 20 };
    if (kind === 'all') Object.assign(options, { all: true, most: MOST_STEPS });
    root.replaceChildren(make('p', { role: 'status' }, texts.working));
    stopper.hidden = false;
    try {
      const answer = await explain(text, options);
      if (answer === null || cellsOf(app.state.game) !== cellsOf(game)) root.replaceChildren();
      else show({ kind, text, options, answer, path: answer.path, at: 0, game });
    } catch (error) {
      root.replaceChildren(make('p', { role: 'alert' }, error.message));
    }
    stopper.hidden = true;
  }

  function show(list) {
    shown = list;
    const { answer, path } = list;
    if (path.length === 0) {
      root.replaceChildren(make('p', { role: 'status' }, answer.message ?? outcomes[answer.outcome] ?? texts.noSteps));
      return;
    }
    const box = make('select', { size: Math.min(10, Math.max(3, path.length)), 'aria-label': texts.steps,
                                 on: { change: () => void pick(box.selectedIndex) } },
      ...path.map((step, i) => make('option', {}, rowOf(step, i))));
    const words = make('p', { class: 'words', 'aria-live': 'polite' });
    root.replaceChildren(make('p', { role: 'status' }, sumOf(list)),
      make('div', { class: 'buttons' },
        button(texts.previous, () => void pick(shown.at - 1)), button(texts.next, () => void pick(shown.at + 1)),
        button(list.kind === 'all' ? texts.doIt : texts.upToHere, play), button(texts.closeSteps, close)), words, box,
      list.kind === 'path' && path.some((step) => step.rating) ? make('p', {}, texts.pathScales) : '');
    update({ hint: null });
    showBoard();
    void pick(0);
  }

  async function pick(at) {
    if (!shown || at < 0 || at >= shown.path.length) return;
    shown = { ...shown, at };
    root.querySelector('select').selectedIndex = at;
    root.querySelector('p.words').textContent = shown.path[at].words;
    const { text, options, game } = shown;
    const one = await askHelp('explain', [text, { ...options, ...drawing(), from: at + 1, most: 1 }]).catch(() => null);
    const step = one?.path[0];
    if (step && shown?.at === at && cellsOf(app.state.game) === cellsOf(game))
      update({ step: { picture: step.picture, cells: cellsOfStep(game.puzzle, step) } });
  }

  function play() {
    const { kind, path, at } = shown;
    const steps = kind === 'all' ? [path[at]] : path.slice(0, at + 1);
    close();
    for (const step of steps) makeStep(step);
  }

  function clear() {
    shown = null;
    root.replaceChildren();
  }

  function close() {
    clear();
    actions.none();
  }

  onDraw(({ game, hint: asked }) => {
    if (shown && (asked || cellsOf(game) !== cellsOf(shown.game))) clear();
  });

  return { all: () => void fetchList('all'), path: () => void fetchList('path') };
}

const ratingText = (rating) => (rating ? fill(texts.ratingSe, { rating: rating.toFixed(1) }) : '');

const nameOf = ({ technique, reason, where }) => technique ?? `${reason}: ${where}`;

// A cell as the player calls cells.
function cellSaid(name) {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name);
  const { notation } = app.state.settings;
  if (notation === 'spoken') return fill(texts.cell, { row, column });
  return notation === 'A1' ? `${String.fromCharCode(64 + Number(row))}${column}` : name;
}

// What a step does, short: digits placed, or some of those eliminated.
function deedOf({ placed = [], removed = [] }) {
  const say = (text, { digit, cells }) => fill(text, { value: digit, more: cells.length > MOST_NAMED ? ' ...' : '',
    cells: cells.slice(0, MOST_NAMED).map(cellSaid).join(', ') });
  return [...placed.map((one) => say(texts.stepPlaces, one)), ...removed.map((one) => say(texts.stepRemoves, one))]
    .slice(0, MOST_NAMED).join('; ');
}

// A rule may have several steps, which differ in what they say.
const rowOf = (step, i) => fill(texts.stepRow,
  { number: i + 1, step: step.technique ? `${step.technique}: ${deedOf(step)}` : step.words }) + ratingText(step.rating);

function sumOf({ kind, answer, path }) {
  if (kind === 'all') return fill(answer.outcome === 'most' ? texts.allFirst : texts.allCount, { count: path.length });
  if (answer.outcome === 'stuck') return fill(texts.pathStuck, { steps: path.length });
  const hardest = path.filter(({ technique }) => technique === answer.technique);
  const rating = ratingText(Math.max(0, ...hardest.map((step) => step.rating ?? 0)));
  return fill(texts.pathSum, { steps: path.length, technique: answer.technique ?? '-', rating });
}

// The easiest step, at the position before, that does what the player's last move did.
async function whichTechnique() {
  const { game } = app.state;
  const { parent } = game.nodes[game.at];
  const before = parent < 0 ? [] : game.nodes[parent].cells;
  const moves = parent < 0 ? [] : movesBetween(before, cellsOf(game));
  if (moves.length === 0) {
    update({ message: texts.whichNothing });
    return;
  }
  update({ message: texts.working });
  showBoard();
  try {
    const answer = await explain(textOf(game.puzzle, before),
                                 { ...wording(), all: true, most: MOST_LOOKED_AT, timeLimit: 20 });
    if (answer === null || cellsOf(app.state.game) !== cellsOf(game)) return;
    const step = answer.path.find((one) => moves.every((move) => doesMove(game.puzzle, before, one, move)));
    update({ message: step ? `${fill(texts.whichWas, { technique: nameOf(step) })} ${step.words}` : texts.whichNone });
  } catch (error) {
    update({ message: fill(texts.failed, { message: error.message }) });
  }
}

// What a move did: digits placed, or candidates removed.
function movesBetween(before, after) {
  const placed = after.flatMap(({ value }, cell) =>
    (value !== null && before[cell].value === null ? [{ kind: 'placed', cell, value }] : []));
  if (placed.length > 0) return placed;
  return after.flatMap(({ center }, cell) => before[cell].center
    .filter((value) => !center.includes(value) && after[cell].value === null && center.length > 0)
    .map((value) => ({ kind: 'removed', cell, value })));
}

// A step of a variant places nothing: it leaves a cell one value.
function doesMove(puzzle, before, step, { kind, cell, value }) {
  const has = (list) => (digit) => (list ?? []).some((one) =>
    one.digit === digit && one.cells.some((name) => cellNumber(puzzle, name) === cell));
  if (puzzle.plain || kind === 'removed') return has(step[kind])(value);
  const { center } = before[cell];
  const lost = has([...step.removed, ...step.taken]);
  const left = (center.length > 0 ? center : candidatesOf(puzzle, before, cell)).filter((digit) => !lost(digit));
  return left.length === 1 && left[0] === value;
}

// Learn and practice one technique.
export function createLearning(root, list) {
  const box = choice(list.map(({ name, family }) => [name, `${name} (${family})`]));
  const why = make('p', { class: 'words' });
  const news = make('p', { role: 'status' });
  const chosen = () => list.find(({ name }) => name === box.value);
  box.addEventListener('change', () => { why.textContent = chosen().why; });
  why.textContent = chosen().why;
  const begin = async () => {
    news.textContent = texts.working;
    try {
      news.textContent = (await practice(chosen().name)) ? '' : texts.timeout;
    } catch (error) {
      news.textContent = error.message;
    }
  };
  root.replaceChildren(make('h2', {}, texts.learn), labeled(texts.learnWhich, box), why,
    make('div', { class: 'buttons' },
      button(texts.showExample, async () => {
        const { name, example } = chosen();
        await openText(example, { kind: fill(texts.exampleOf, { technique: name }) });
        update({ learning: { cells: cellsOf(app.state.game), options: { techniques: name, style: 'strict' } } });
        await askForHint();
      }),
      button(texts.practice, () => void begin())), news);
}

// A new puzzle that needs the technique, played up to where it is the next step.
async function practice(technique) {
  const options = { ...neededTechnique(technique), number: 1, timeLimit: 20 };
  const [made] = await askHelp('generate', [options]);
  if (!made?.puzzle) return false;
  const techniques = techniquesOfWhips(technique) ?? 'all';
  const { path } = await askHelp('explain', [made.puzzle, { grids: true, techniques }]);
  const at = path.findIndex((step) => step.technique === technique);
  if (at < 0) return false;
  await openText(at === 0 ? made.puzzle : path[at - 1].state,
                 { kind: fill(texts.practiceOf, { technique }), message: fill(texts.practicing, { technique }) });
  update({ game: fillMarks(app.state.game, app.state.game.puzzle.givens.map((given, cell) => cell)) });
  update({ learning: { cells: cellsOf(app.state.game), options: { techniques } } });
  return true;
}
