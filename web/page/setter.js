// SPDX-License-Identifier: MIT
// For setters: rules are added, changed and removed on the board, and the number of solutions and
// the candidates that are in one follow at once.
import { app, chosenCells, onDraw, update } from './app.js';
import { askBoard, askCheck, latest } from './ask.js';
import { button, checkbox, choice, labeled, make, showBoard } from './dom.js';
import { cellsKey, createDrawing } from './draw.js';
import { cellsOf, newGame } from './game.js';
import { errorText, showGame } from './open.js';
import { cellName, cellsOfRule, lineOf, puzzleOf, textOf } from './puzzle.js';
import { fill, texts } from './texts.js';

const MOST_COUNTED = 1000;
const MOST_TITLE = 100; // characters
const PARTS = { arrow: 1, clone: null, 'same-values': null, 'equal-sum': null }; // where `:` stands

// The puzzle as a text of our own form, which rules can be added to.
async function variantText(puzzle) {
  if (!puzzle.plain) return puzzle.text;
  return (await askBoard('convert', [puzzle.text, { form: 'variant' }])).text;
}

// The numbers before the cells of an example.
const numbersOf = (example) => /^\S+((?: \d+)*)(?= |$)/.exec(example)[1].trim().split(' ').filter(Boolean);

// A rule for the selected cells, in the order in which they were selected.
// `chosen` are its numbers, in place of those of the example; what `typed` says in quotes or braces of
// this rule stays.
export function ruleFor({ name, example, cells, parts }, puzzle, selection, chosen = null, typed = '') {
  const list = [...selection].map((cell) => cellName(puzzle, cell));
  const from = typed.trim().split(/[\s{"]/)[0].toLowerCase() === name ? typed : example;
  if (cells[1] === 0) return [name, /\{.*\}/.exec(from)?.[0]].filter(Boolean).join(' ');
  const numbers = chosen ?? numbersOf(example);
  const split = PARTS[name] === 1 ? 1 : parts[0] > 1 ? Math.ceil(list.length / 2) : 0;
  const where = split > 0 ? `${list.slice(0, split).join(' ')} : ${list.slice(split).join(' ')}` : list.join(' ');
  const quoted = /"[^"]*"/.exec(from)?.[0];
  return [name, ...numbers, where, quoted].filter(Boolean).join(' ');
}

export function createSetter(root, rules) {
  const kind = choice(rules.map(({ name }) => [name, name]), { class: 'wide' });
  const help = make('p', { class: 'words' });
  const line = make('input', { type: 'text', spellcheck: 'false' });
  const list = make('select', { size: 6, 'aria-label': texts.rulesHere });
  const whole = make('textarea', { rows: 12, spellcheck: 'false', 'aria-label': texts.wholeText });
  const problem = make('p', { role: 'alert' });
  const live = make('p', { role: 'status' });
  const rule = () => rules.find(({ name }) => name === kind.value);
  const numbers = make('input', { type: 'text', inputmode: 'numeric', spellcheck: 'false' });
  const ofNumbers = labeled(texts.ruleNumbers, numbers);
  // The title stands in the first line of the text, behind `variant`.
  const title = make('input', { type: 'text', maxlength: MOST_TITLE, class: 'wide' });
  title.addEventListener('change', () => void inTurn(async () => {
    const [, ...lines] = (await variantText(app.state.game.puzzle)).split('\n');
    await change([`variant ${title.value.trim()}`.trim(), ...lines].join('\n'));
  }));
  const offer = () => {
    numbers.value = numbersOf(rule().example).join(' ');
    ofNumbers.hidden = rule().numbers[1] === 0 || rule().cells[1] === 0;
    drawer.hidden = rule().cells[1] === 0;
    if (drawer.hidden) setDrawing(false);
  };
  let edited = false; // the player has typed in `line`
  let changing = false; // the next game is this one with another text

  const suggest = () => {
    help.textContent = fill(texts.ruleHelp, rule());
    if (!edited) line.value = ruleFor(rule(), app.state.game.puzzle, chosenCells(),
      ofNumbers.hidden ? null : numbers.value.split(/[\s,]+/).filter(Boolean), line.value);
  };
  kind.addEventListener('change', () => { edited = false; setChanged(''); offer(); suggest(); });
  numbers.addEventListener('input', () => { edited = false; suggest(); });
  line.addEventListener('input', () => { edited = true; });

  // The puzzle with another text; what the player entered stays, and the moves so far stay a game of their own.
  async function change(text) {
    problem.textContent = '';
    try {
      const puzzle = puzzleOf(await askBoard('variant', [text]));
      const { game } = app.state;
      const next = newGame(puzzle, { id: game.nodes.length > 1 ? undefined : game.id, kind: game.kind });
      const same = puzzle.rows === game.puzzle.rows && puzzle.columns === game.puzzle.columns;
      const cells = next.nodes[0].cells.map((cell, i) => (same && puzzle.givens[i] === null && game.puzzle.givens[i] === null
        ? cellsOf(game)[i] : cell));
      changing = true;
      showGame({ ...next, nodes: [{ ...next.nodes[0], cells }], seconds: game.seconds });
      edited = false;
      return true;
    } catch (error) {
      problem.textContent = errorText(error);
      return false;
    } finally {
      changing = false;
    }
  }

  // One change after the other: each begins with the text that the one before has left.
  let queue = Promise.resolve();
  const inTurn = (work) => {
    const mine = queue.then(work);
    queue = mine.catch(() => {});
    return mine;
  };
  // A rule that is being changed makes room for the new one.
  let changed = '';
  const adder = button(texts.addRule, () => void add(), { class: 'main' });
  const setChanged = (text) => {
    changed = text;
    adder.textContent = text === '' ? texts.addRule : texts.replaceRule;
  };
  const append = async (text) => {
    const lines = (await variantText(app.state.game.puzzle)).trimEnd().split('\n');
    const at = changed === '' ? -1 : lines.lastIndexOf(changed);
    if (at < 0) lines.push(text);
    else lines[at] = text;
    return change(`${lines.join('\n')}\n`);
  };
  const add = (text = line.value) => inTurn(() => append(text));
  const remove = (gone = list.value) => inTurn(async () => {
    const lines = (await variantText(app.state.game.puzzle)).split('\n');
    const at = lines.lastIndexOf(gone);
    if (gone && at >= 0) await change(lines.filter((_, i) => i !== at).join('\n'));
  });
  const edit = () => {
    const text = list.value;
    const [name] = text.split(' ');
    if (rules.some((one) => one.name === name)) {
      kind.value = name;
      offer();
      if (!ofNumbers.hidden) numbers.value = numbersOf(text).join(' ');
    }
    help.textContent = fill(texts.ruleHelp, rule());
    line.value = text;
    edited = true;
    setChanged(text);
  };
  const ofChosen = [button(texts.changeRule, edit), button(texts.removeRule, () => void remove())];
  const allow = () => {
    for (const one of ofChosen) one.disabled = list.value === '';
  };
  // Drawn on the board: the rule is added at once; a rule that is there can be chosen at its cells.
  async function finish() {
    const { cursor } = app.state;
    const cells = chosenCells();
    edited = false;
    suggest();
    const drawn = line.value;
    const { name } = rule();
    await inTurn(async () => {
      if (pickSame(cells, name)) return;
      if (await append(drawn)) update({ cursor, selection: new Set([cursor]), message: fill(texts.drawn, { rule: drawn }) });
      else update({ message: problem.textContent });
    });
    app.focusCell?.(cursor);
  }
  const rulesHere = () => [...list.options].map(({ value }) => value);
  const choose = (text) => {
    list.value = text;
    allow();
    setChanged('');
    update({ selection: new Set(cellsOfRule(app.state.game.puzzle, text)), message: fill(texts.picked, { rule: text }) });
  };
  // The rule of that name with just these cells.
  function pickSame(cells, name) {
    const same = rulesHere().find((text) => text.startsWith(`${name} `)
      && cellsKey(name, cellsOfRule(app.state.game.puzzle, text)) === cellsKey(name, cells));
    if (same !== undefined) choose(same);
    return same !== undefined;
  }
  function pick(cell, name = null) {
    const here = rulesHere().filter((text) => (!name || text.startsWith(`${name} `))
      && cellsOfRule(app.state.game.puzzle, text).includes(cell));
    if (here.length === 0) return false;
    choose(here[(here.indexOf(list.value) + 1) % here.length]);
    return true;
  }
  const drawing = createDrawing({ rule, finish, pick, remove: () => {
    if (list.value === '') return false;
    void remove();
    return true;
  } });
  const drawer = button(texts.drawIt, () => setDrawing(!app.drawing), { 'aria-pressed': 'false' });
  function setDrawing(on) {
    drawing.cancel();
    drawer.setAttribute('aria-pressed', on);
    app.drawing = on ? drawing : null;
    drawHelp.hidden = !on;
    if (on) showBoard();
  }
  app.stopDrawing = () => setDrawing(false);
  const drawHelp = make('p', { class: 'words', hidden: true }, texts.drawHelp);

  const givens = () => inTurn(() => {
    const { puzzle } = app.state.game;
    const cells = cellsOf(app.state.game);
    return change(puzzle.plain ? lineOf(puzzle, cells.map(({ value }) => value)) : textOf(puzzle, cells, { marks: false }));
  });

  const draw = (state, before) => {
    if (state.selection !== before.selection && !edited) suggest();
    if (state.game?.puzzle === before.game?.puzzle) return;
    if (!changing) setDrawing(false); // another game
    const { puzzle } = state.game;
    title.value = puzzle.title;
    list.replaceChildren(...puzzle.rules.filter((text) => !/^(size|values|boxes|houses|regions)\b/.test(text))
      .map((text) => make('option', {}, text)));
    allow();
    setChanged('');
    void variantText(puzzle).then((text) => { whole.value = text; });
    suggest();
  };
  list.addEventListener('change', () => {
    allow();
    setChanged('');
    update({ selection: new Set(cellsOfRule(app.state.game.puzzle, list.value)) });
  });
  root.replaceChildren(make('p', {}, texts.setterHelp),
    make('div', { class: 'form' }, labeled(texts.rule, kind), ofNumbers), make('div', { class: 'buttons' }, drawer), drawHelp, help, labeled(texts.ruleText, line),
    make('div', { class: 'buttons' }, adder,
         button(texts.digitsToGivens, () => void givens())),
    problem, make('h2', { 'aria-hidden': 'true' }, texts.rulesHere), list,
    make('div', { class: 'buttons' }, ...ofChosen),
    labeled(texts.title, title), createLive(live), live,
    make('details', {}, make('summary', {}, texts.wholeText), whole,
         make('div', { class: 'buttons' }, button(texts.useText, () => void inTurn(() => change(whole.value))))));
  offer();
  onDraw(draw);
  draw(app.state, {});
}

const ask = latest((signal, method, text, options) => askCheck(method, [text, options], { signal }));

// Number of solutions and true candidates, again after each change.
function createLive(news) {
  let on = false;
  const find = async () => {
    const { game } = app.state;
    const text = textOf(game.puzzle, cellsOf(game), { marks: false });
    news.textContent = texts.working;
    try {
      const counted = await ask('count', text, { solutions: MOST_COUNTED, timeLimit: 5 });
      if (counted === null) return;
      const many = counted.complete ? counted.count : fill(texts.manySolutions, counted);
      const found = await ask('candidates', text, { cap: 1, timeLimit: 10 });
      if (found === null || !on) return;
      const undecided = found.undecided?.flat().length ?? 0;
      news.textContent = fill(undecided > 0 ? texts.liveLimit : texts.liveNews, { count: many, open: found.true, undecided });
      update({ truth: undecided > 0 ? null : found.candidates });
    } catch (error) {
      news.textContent = errorText(error);
    }
  };
  onDraw((state, before) => {
    if (on && state.game && before.game && cellsOf(state.game) !== cellsOf(before.game)) void find();
  });
  return checkbox(texts.live, on, (checked) => {
    on = checked;
    if (on) void find();
    else {
      news.textContent = '';
      update({ truth: null });
    }
  });
}
