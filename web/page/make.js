// SPDX-License-Identifier: MIT
// Makes puzzles: of a level, a rating, techniques, a symmetry or a pattern, with the rules of this
// one, or the puzzle of a day. Checks, minimizes and rates the one on the board.
import { app, onDraw } from './app.js';
import { askBoard, askWork } from './ask.js';
import { button, choice, labeled, make } from './dom.js';
import { cellsOf } from './game.js';
import { openText } from './open.js';
import { neededTechnique, techniquesOfWhips } from './techniques.js';
import { fill, texts } from './texts.js';

const LEVELS = Object.keys(texts.levels);
const TRIES = 20; // for a puzzle, each with a part of the effort
const MOST_SECONDS = 120; // for a puzzle
const farTexts = {
  count: ({ solutions }) => fill(texts.countedSoFar, { count: solutions }),
  generate: (far) => fill(texts.farTries, far), rate: (far) => fill(texts.farRated, far),
  check: (far) => fill(texts.farChecked, far),
};
const number = (attributes) => make('input', { type: 'number', ...attributes });

const inTries = ({ effort, rules }) => !!effort && !rules;

// A puzzle that meets a request of so much effort, in several tries, so that one sees how far it is.
// Without one, the answer says what ended it.
async function makePuzzle([options], { signal, onProgress }) {
  if (!inTries(options)) return askWork('generate', [options], { signal });
  const seed = Math.floor(Math.random() * 2 ** 48);
  const end = performance.now() + 1000 * options.timeLimit;
  let first = 0;
  for (; first < TRIES && performance.now() < end; first++) {
    onProgress({ done: first + 1, of: TRIES });
    const made = await askWork('generate', [{ ...options, seed, first, effort: options.effort / TRIES,
      timeLimit: (end - performance.now()) / 1000 }], { signal });
    if (made[0]?.outcome === 'created') return made;
  }
  return [{ outcome: first < TRIES ? 'stopped' : 'gave up', tries: first }];
}

const noneFound = ({ outcome, tries }) => (outcome === 'stopped' ? fill(texts.noneInTime, { most: MOST_SECONDS })
  : tries ? fill(texts.noneInTries, { tries }) : texts.noneFound);

export function createMake(root) {
  const news = make('p', { role: 'status', class: 'words' });
  const result = make('div', { class: 'words' });
  let stop = null;
  const stopper = button(texts.stop, () => stop?.abort(), { hidden: true });

  // Long work: one at a time, with a button that ends it.
  async function work(method, args, show) {
    stop?.abort();
    const mine = new AbortController();
    stop = mine;
    news.textContent = texts.working;
    result.replaceChildren();
    stopper.hidden = false;
    news.scrollIntoView({ block: 'nearest' });
    const begun = Date.now();
    const most = args.at(-1).timeLimit;
    const told = method !== 'generate' || !most ? texts.workingFor
      : inTries(args[0]) ? texts.workingTries : texts.workingEffort;
    const cells = cellsOf(app.state.game);
    let far = '';
    const ticking = setInterval(() => {
      const seconds = Math.round((Date.now() - begun) / 1000);
      news.textContent = `${fill(told, { seconds, most, tries: TRIES })} ${far}`.trim();
    }, 1000);
    const onProgress = farTexts[method] && ((now) => { far = farTexts[method](now); });
    try {
      const options = { signal: mine.signal, onProgress };
      const answer = await (method === 'generate' ? makePuzzle(args, options) : askWork(method, args, options));
      news.textContent = '';
      await show(answer, cells);
    } catch (error) {
      news.textContent = error.code === 'aborted' ? texts.stopped : error.message;
    }
    clearInterval(ticking);
    if (stop === mine) stopper.hidden = true;
  }

  // A puzzle that is ready is opened, or offered if the player made moves or opened another meanwhile.
  async function offer(text, cells, kind = '') {
    if (cellsOf(app.state.game) === cells) await openText(text, { kind });
    else news.replaceChildren(`${texts.madeReady} `, button(texts.playMade, async () => {
      news.textContent = '';
      await openText(text, { kind });
    }));
  }
  const open = (kind) => async ([made], cells) => {
    if (!made || made.outcome !== 'created') news.textContent = noneFound(made ?? {});
    else await offer(made.text ?? made.puzzle, cells, kind);
  };
  root.replaceChildren(
    ...createNew((options, kind) => work('generate', [options], open(kind))),
    ...createDaily((options, kind) => work('generate', [options], open(kind))),
    ...createExaminer(work, offer, result), make('div', { class: 'buttons' }, stopper), news, result);
}

function createNew(generate) {
  const level = choice([['', texts.anyLevel], ...Object.entries(texts.levels)]);
  const symmetry = choice(Object.entries(texts.symmetries));
  const [least, most] = [number({ min: 1, max: 12, step: 0.1 }), number({ min: 1, max: 12, step: 0.1 })];
  const clues = number({ min: 17, max: 81, class: 'wide' });
  const technique = choice([['', texts.anyTechnique]], { class: 'wide' });
  const need = make('p', { hidden: true });
  technique.addEventListener('change', () => {
    need.hidden = technique.value === '';
    need.textContent = fill(techniquesOfWhips(technique.value) ? texts.needsWhips : texts.needsAll,
                            { technique: technique.value });
  });
  const pattern = make('input', { type: 'checkbox' });
  const rules = make('input', { type: 'checkbox' });
  const ofRules = make('label', { class: 'check' }, rules, texts.sameRules);
  askBoard('techniques', []).then((list) => technique.append(...list.map(({ name }) => make('option', {}, name))), () => {});
  onDraw(({ game }, before) => {
    if (game?.puzzle !== before.game?.puzzle) ofRules.hidden = game.puzzle.plain;
  });
  ofRules.hidden = app.state.game.puzzle.plain;

  // Only what was chosen; a variant is made by its rules alone.
  const options = () => {
    const { game, selection } = app.state;
    if (rules.checked && !game.puzzle.plain) return { rules: game.puzzle.text, effort: 200, timeLimit: MOST_SECONDS };
    const wanted = { effort: 40000, timeLimit: MOST_SECONDS };
    if (level.value) wanted.level = level.value;
    if (least.value || most.value) wanted.rating = [Number(least.value || 1), Number(most.value || 12)];
    if (clues.value) wanted.clues = Number(clues.value);
    if (technique.value) Object.assign(wanted, neededTechnique(technique.value));
    if (pattern.checked)
      wanted.pattern = Array.from({ length: 81 }, (_, cell) => (selection.has(cell) ? 'x' : '.')).join('');
    else wanted.symmetry = symmetry.value;
    return wanted;
  };
  return [make('h2', {}, texts.makeTitle),
    make('div', { class: 'form' }, labeled(texts.level, level), labeled(texts.symmetry, symmetry),
         labeled(texts.clues, clues), labeled(texts.leastRating, least), labeled(texts.mostRating, most),
         labeled(texts.needs, technique)), need,
    make('label', { class: 'check' }, pattern, texts.pattern), ofRules,
    make('div', { class: 'buttons' }, button(texts.makeIt, () => generate(options(), level.value && fill(texts.ofLevel, { level: texts.levels[level.value] })), { class: 'main' }))];
}

// The puzzle of a day and a level is that of a seed, so everybody gets the same.
export const dailyOptions = (date, level) => ({
  seed: Number(date.replaceAll('-', '')) * 10 + LEVELS.indexOf(level), level, symmetry: 'half-turn', number: 1,
});

function createDaily(generate) {
  const now = new Date();
  const two = (value) => String(value).padStart(2, '0');
  const date = make('input', { type: 'date', required: true,
    value: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}` });
  const level = choice(Object.entries(texts.levels));
  return [make('h2', {}, texts.dailyTitle), make('p', {}, texts.dailyHelp),
    make('div', { class: 'form' }, labeled(texts.date, date), labeled(texts.level, level)),
    make('div', { class: 'buttons' }, button(texts.playDaily, () => {
      if (date.value) generate(dailyOptions(date.value, level.value), `${date.value}, ${texts.levels[level.value]}`);
    }))];
}

function createExaminer(work, offer, result) {
  let about = null; // the puzzle that the result is about
  const examine = (method, options, show) => {
    const { puzzle } = app.state.game;
    return work(method, [puzzle.text, options], (answer, cells) => {
      if (app.state.game.puzzle !== puzzle) return null;
      about = puzzle;
      return show(answer, cells);
    });
  };
  onDraw(({ game }) => {
    if (about && game.puzzle !== about) {
      about = null;
      result.replaceChildren();
    }
  });
  const lines = (list) => result.replaceChildren(...list.filter(Boolean).map((line) => make('p', {}, line)));
  const rated = ({ verdict, er, ep, ed, technique, score, level }) => lines([
    score === undefined && !er && fill(texts.checkedVerdict, { verdict: texts.verdicts[verdict] ?? verdict }),
    er && fill(texts.ratedSe, { er: er.toFixed(1), ep: ep.toFixed(1), ed: ed.toFixed(1), technique }),
    score !== undefined && fill(texts.ratedHodoku, { score, level: level ?? '' })]);
  const checked = ({ verdict, minimal, redundant = [], symmetry = [], automorphisms }) => lines([
    fill(texts.checkedVerdict, { verdict: texts.verdicts[verdict] }),
    minimal === true && texts.isMinimal,
    redundant.length > 0 && fill(texts.isRedundant, { list: redundant.join(', ') }),
    symmetry.length > 0 && fill(texts.hasSymmetry, { list: symmetry.join(', '), count: automorphisms })]);
  return [make('h2', {}, texts.examineTitle), make('div', { class: 'buttons' },
    button(texts.rateIt, () => examine('rate', { scale: 'both' }, rated)),
    button(texts.checkIt, () => examine('check', { timeLimit: 60 }, checked)),
    button(texts.countIt, () => examine('count', { timeLimit: 60 }, ({ count, complete }) =>
      lines([fill(complete ? texts.counted : texts.countedSome, { count })]))),
    button(texts.minimizeIt, () => examine('minimize', { timeLimit: 60 }, async ({ verdict, minimal }, cells) => {
      if (verdict === 'unique') await offer(minimal, cells);
      else lines([fill(texts.checkedVerdict, { verdict: texts.verdicts[verdict] })]);
    })))];
}
