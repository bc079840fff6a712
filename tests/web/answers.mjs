// SPDX-License-Identifier: MIT
// Whatever the package answers, the program answers too.
import assert from 'node:assert/strict';
import test from 'node:test';
import { bytes, easy, ennead, game, members, program, puzzles, records, text, variants } from './lists.mjs';

const engine = await ennead.Engine.open();
const several = `.${easy.slice(1, 40)}${'.'.repeat(41)}`;
const none = `5${easy.slice(1, 8)}5${easy.slice(9)}`;

// Asks both about each puzzle; every member of the program's record must be in the answer.
function same(method, args, list, options) {
  for (const puzzle of list) {
    const [record] = records(args, `${puzzle}\n`);
    assert.deepEqual(members(engine[method](puzzle, options), record), record);
  }
}

// Several solutions without one of these two 5s.
const tooFew = `5...7...56..195....98....6.8...6...34..8${'.'.repeat(41)}`;
const wrongVariant = variants[1].replace('. . . 3', '. 8 . 3');

test('solve', () => same('solve', ['solve'], [easy, none, tooFew, ...puzzles.slice(0, 20)], {}));
test('two solutions', () => {
  // Of several solutions, lists may find others first.
  const answer = engine.solve(several);
  assert.deepEqual([answer.verdict, answer.count, answer.solutions.length], ['several', 2, 2]);
});
test('solve, all solutions in order', () =>
  same('solve', ['solve', '--solutions=50', '--order=lexicographic'], [several],
       { solutions: 50, order: 'lexicographic' }));
test('solve a variant', () => same('solve', ['solve'], [...variants, wrongVariant]));

test('the solution of a line', () => {
  for (const puzzle of [easy, ...puzzles]) assert.equal(engine.solution(puzzle), engine.solve(puzzle).solution);
  for (const puzzle of [several, none, '.'.repeat(81)]) assert.equal(engine.solution(puzzle), null);
});

test('lists', () => {
  const list = [...puzzles, several, none];
  const answer = engine.solveBatch(bytes(list));
  const expected = records(['solve'], list.join('\n'));
  assert.deepEqual([...answer.verdicts].map((verdict) => ennead.verdicts[verdict]),
                   expected.map((record) => record.verdict));
  assert.deepEqual(text(answer.solutions).trim().split('\n').slice(0, puzzles.length),
                   expected.slice(0, puzzles.length).map((record) => record.solution));
});

test('the solutions of a list in an array that is given, or in its place', () => {
  const list = bytes(Array.from({ length: 9000 }, (_, i) => puzzles[i % puzzles.length]));
  const { solutions } = engine.solveBatch(list);
  const into = new Uint8Array(list.length);
  assert.equal(engine.solveBatch(list, { into }).solutions, into);
  assert.deepEqual(into, solutions);
  assert.deepEqual(engine.solveBatch(list, { into: list }).solutions, solutions);
  assert.throws(() => engine.solveBatch(list, { into: new Uint8Array(1) }), TypeError);
});

test('count', () => {
  assert.equal(engine.count(easy).count, 1);
  const blank = `${engine.solve(easy).solution.slice(0, 27)}${'.'.repeat(54)}`;
  assert.equal(engine.count(blank, { solutions: 12345 }).count, 12345);
  const few = `${blank.slice(0, 45)}${engine.solve(easy).solution.slice(45)}`;
  const [record] = records(['solve', '--solutions=all'], few);
  assert.deepEqual([engine.count(few).count, engine.count(few).complete], [record.count, true]);
});

for (const scale of ['se', 'se1181', 'hodoku', 'both'])
  test(`rate, ${scale}`, () =>
    same('rate', ['rate', `--scale=${scale}`], [easy, several, none, ...puzzles], { scale }));

test('ratings of lines are those of texts', () => {
  for (const scale of ['se', 'se1181'])
    for (const line of [several, none, '.'.repeat(81), 'x'.repeat(81), ...[...'0*_-xX'].map((empty) => easy.replaceAll('.', empty)), ...puzzles.slice(0, 30)])
      assert.equal(JSON.stringify(engine.rate(line, { scale })), JSON.stringify(engine.rate(`${line}\n`, { scale })));
  for (const text of ['y'.repeat(81), `${easy.slice(1)}\0`, `${easy.slice(1)}\u00e9`]) assert.throws(() => engine.rate(text), { code: 'puzzle' });
  assert.throws(() => engine.rate(easy, { scale: 'none' }), { code: 'option' });
  assert.throws(() => engine.rate(easy, { speed: 1 }), { code: 'option' });
  assert.throws(() => engine.rate([...easy]), TypeError);
  assert.throws(() => engine.rate(null), TypeError);
});

for (const scale of ['se', 'se1181'])
  test(`ratings of a list, ${scale}`, () => {
    const list = Array.from({ length: 300 }, (_, i) => [easy, several, none, ...puzzles][i % (puzzles.length + 3)]);
    const found = engine.rateBatch(bytes(list), { scale });
    for (const name of ['er', 'ep', 'ed'])
      assert.deepEqual([...found[name]], list.map((puzzle) => engine.rate(puzzle, { scale })[name] ?? 0));
    assert.deepEqual(found.verdicts, engine.solveBatch(bytes(list)).verdicts);
    assert.deepEqual([...engine.rateBatch(bytes([easy]).subarray(0, 81), { scale }).er], [engine.rate(easy, { scale }).er]);
  });

test('rate what is left to do', () => {
  const { state } = engine.explain(easy, { most: 40 });
  assert.ok(engine.rate(state).steps < engine.rate(easy).steps);
  assert.deepEqual(engine.rate(state), engine.rate(state, { onProgress() {} }));
});

test('explain: steps and words', () => same('explain', ['explain'], [easy, several, none, game, ...puzzles]));
test('explain in German, other names of cells', () =>
  same('explain', ['explain', '--language=de', '--notation=A1'], puzzles.slice(0, 10),
       { language: 'de', notation: 'A1' }));
for (const style of ['human', 'hodoku'])
  test(`explain, ${style}, states`, () =>
    same('explain', ['explain', `--style=${style}`, '--grids'], puzzles.slice(0, 10), { style, grids: true }));
test('explain without techniques', () =>
  same('explain', ['explain', '--without=chains,uniqueness'], puzzles, { without: ['chains', 'uniqueness'] }));
test('all steps', () => same('explain', ['explain', '--all'], [game, puzzles[0]], { all: true }));
for (const scale of ['se', 'se1181'])
  test(`explain, ${scale}: chains`, () =>
    same('explain', ['explain', `--scale=${scale}`], puzzles.slice(-14), { scale }));
test('all steps of a variant: none removes a value of the solution', () => {
  let steps = 0;
  for (const puzzle of variants) {
    const { solution } = engine.solve(puzzle);
    const { path, outcome, state } = engine.explain(puzzle, { all: true });
    assert.equal(outcome, 'all');
    assert.equal(state, engine.explain(puzzle, { most: 1, from: 2, all: true }).state);
    for (const { digit, cells } of path.flatMap((step) => [...step.removed, ...step.taken]))
      for (const cell of cells) {
        const [, row, column] = /^r(\d+)c(\d+)$/.exec(cell);
        if (solution.length === 81) assert.notEqual(solution[9 * row + Number(column) - 10], String(digit));
      }
    steps += path.length;
  }
  assert.ok(steps > 3 * variants.length);
});
test('explain variants', () => same('explain', ['explain', '--grids'], variants, { grids: true }));

test('a part of a path', () => {
  const whole = engine.explain(easy).path;
  const part = engine.explain(easy, { from: 4, most: 3 });
  assert.deepEqual(part.path, whole.slice(3, 6));
  assert.equal(part.outcome, 'most');
  const nearlySolved = `..${engine.solution(easy).slice(2)}`;
  const outcomeOf = (most) => engine.explain(nearlySolved, { all: true, most }).outcome;
  assert.deepEqual([outcomeOf(1), outcomeOf(1000)], ['most', 'all']);
});

test('hints', () => same('hint', ['hint'], [easy, none, game, ...puzzles.slice(0, 20)]));
test('hints in variants', () => same('hint', ['hint'], variants));

test('a mistake', () => {
  const wrong = { ...engine.variant(game) }.forms.hodoku;
  const hint = engine.hint(none);
  assert.equal(hint.outcome, 'mistake');
  assert.equal(typeof hint.message, 'string');
  assert.equal(engine.hint(wrong).outcome, 'step');
});

test('check', () => same('check', ['check'], [easy, ...puzzles.slice(0, 10)]));
test('check finds misprints and differences', () => {
  assert.deepEqual(engine.check(none).conflict, { digit: 5, cells: ['r1c1', 'r1c9'] });
  assert.deepEqual(engine.check(none).misprints, ['r1c9']);
  assert.ok(engine.check(several).differ.length >= 4);
});

test('canonical', () => same('canonical', ['canonical', '--map', '--automorphisms'], [easy, ...puzzles]));

test('generate', () => {
  const made = engine.generate({ number: 20, seed: 5, clues: [23, 25] });
  const lines = program(['generate', '-n', '20', '--seed=5', '--clues=23-25', '--format=line'], '');
  assert.deepEqual(made.map((one) => one.puzzle), lines.trim().split('\n').map((line) => line.slice(0, 81)));
  assert.deepEqual(engine.generate({ number: 5, first: 15, seed: 5, clues: [23, 25] }), made.slice(15));
});

test('generate by difficulty', () => {
  const [one] = engine.generate({ seed: 5, rating: [4, 6], symmetry: 'half-turn', redundant: true });
  assert.ok(one.er >= 4 && one.er <= 6);
  assert.equal(engine.rate(one.puzzle).er, one.er);
  const [hard] = engine.generate({ seed: 5, level: 'hard' });
  assert.equal(engine.rate(hard.puzzle, { scale: 'hodoku' }).level, 'hard');
});

test('generate with rules', () => {
  const [one] = engine.generate({ seed: 5, rules: 'variant\nsize 6\nanti-king\n' });
  assert.equal(one.outcome, 'created');
  assert.equal(engine.solve(one.text).verdict, 'unique');
});

test('minimize', () => {
  const minimal = engine.minimize(easy, { seed: 1 }).minimal;
  assert.equal(minimal, program(['minimize', '--seed=1', '--format=line'], easy).slice(0, 81));
});

test('variant: forms of a plain puzzle', () => {
  const position = engine.variant(game);
  assert.equal(position.plain, true);
  assert.deepEqual(engine.variant(position.forms.hodoku).candidates, position.candidates);
  for (const form of ['marks', 'sdx', 'sukaku'])
    assert.deepEqual(engine.solve(position.forms[form]).solutions, engine.solve(game).solutions);
});

test('variant: forms of a variant', () => {
  for (const puzzle of variants) {
    const read = engine.variant(puzzle);
    assert.equal(read.plain, false);
    assert.deepEqual(engine.variant(read.forms.variant), { ...read, form: 'variant' });
    if (read.forms.fpuzzles)
      assert.deepEqual(engine.solve(read.forms.fpuzzles).solutions, engine.solve(puzzle).solutions);
  }
});

test('forms and links, written and read back', () => {
  for (const puzzle of [easy, game, ...variants])
    for (const { name } of engine.forms()) {
      const { text, unsaid } = engine.convert(puzzle, { form: name });
      assert.ok(text !== '' || unsaid !== undefined);
      assert.equal(text.trimEnd(), program(['convert', `--format=${name}`], puzzle).trimEnd());
      if (text !== '') assert.deepEqual(engine.solve(text).solutions, engine.solve(puzzle).solutions);
    }
});

test('a link keeps a game', () =>
  assert.deepEqual(engine.variant(engine.convert(game).text).candidates, engine.variant(game).candidates));

test('true candidates', () => {
  for (const puzzle of [several, none, ...variants]) {
    const [record] = records(['candidates'], puzzle);
    const found = engine.candidates(puzzle);
    assert.deepEqual([found.verdict, found.true, found.nodes], [record.verdict, record.true, record.nodes]);
    assert.equal(found.candidates.flat().length, found.true);
  }
  const { frequencies } = engine.candidates(several, { cap: 5 });
  assert.ok(frequencies.flat().every((count) => count >= 1 && count <= 5));
  assert.ok(engine.candidates('.'.repeat(81), { cap: 1000, nodeLimit: 1 }).undecided.length === 81);
});

test('a grid with rules behind it', () => {
  const read = engine.variant(`${easy}\nanti-knight\n`);
  assert.deepEqual(read.rules, ['anti-knight']);
  assert.equal(read.puzzle, easy);
});

test('grids of other sizes', () => assert.equal(engine.solve('1...\n....\n...2\n....\n').puzzle, '1..........2....'));

test('pictures', () => {
  for (const puzzle of [easy, game, ...variants])
    assert.equal(engine.toSvg(puzzle), program(['draw'], puzzle));
  assert.equal(engine.toSvg(easy, { theme: 'dark', labels: true, width: 300 }),
               program(['draw', '--theme=dark', '--labels', '--size=300px'], easy));
});

test('pictures of steps', () => {
  for (const puzzle of [game, ...puzzles.slice(-4)])
    assert.equal(engine.explain(puzzle, { pictures: true, most: 1 }).path[0].picture, program(['draw', '--step'], puzzle));
  assert.equal(engine.explain(puzzles.at(-1), { scale: 'se', pictures: true, most: 1 }).path[0].picture,
               program(['draw', '--step', '--scale=se'], puzzles.at(-1)));
  assert.equal(engine.hint(variants[0], { pictures: true }).step.picture, program(['draw', '--step'], variants[0]));
});

test('signature', () => {
  const lines = [...puzzles, several, none, '.'.repeat(81)].map((line) => `${line}\n`).join('');
  assert.equal(`${engine.signature(new TextEncoder().encode(lines))}\n`,
               program(['bench', '--signature', '-'], lines));
});

test('techniques and rules', () => {
  const techniques = engine.techniques();
  assert.ok(techniques.some(({ name, level }) => name === 'X-Wing' && level === 'hard'));
  for (const { example } of techniques) assert.ok(example.startsWith(':'));
  for (const { name, example } of engine.rules()) assert.ok(example.startsWith(name));
});

test('session', () => {
  const session = engine.session();
  assert.equal(session.load(`${easy}\n`).refused, false);
  const lines = ['set 5 5 5', 'hint', 'show', 'undo', 'nonsense'];
  const replies = lines.map((line) => session.line(line));
  assert.equal(replies.at(-1).refused, true);
  assert.equal(session.position().values[40], 0);
  session.line('set 5 5 5');
  assert.equal(session.position().values[40], 5);
  session.close();
});

test('the solver alone', async () => {
  const { openSolver } = await import(`${process.env.ENNEAD_PACKAGE}/solver.js`);
  const solver = await openSolver();
  for (const puzzle of [easy, several, none, ...puzzles.slice(0, 10)]) {
    const whole = engine.solve(puzzle);
    assert.deepEqual({ ...solver.solve(puzzle), form: 'line' }, whole);
  }
  assert.equal(solver.count(easy).count, 1);
  assert.deepEqual(solver.solveBatch(bytes(puzzles)), engine.solveBatch(bytes(puzzles)));
  assert.throws(() => solver.solve('123'), { code: 'puzzle' });
});
