// SPDX-License-Identifier: MIT
// The library, called directly: every method answers before it returns. Use it in a worker of your
// own, or for questions that are quick; index.js asks the same questions in workers.
import { loadModule, start } from './module.js';

// What went wrong. `code` is "puzzle" (with line, column and offset: the place in its text),
// "variant" (the question is only for plain 9x9 puzzles), "option", "memory", "trap" (the module
// failed; the next call works) or "aborted".
export class EnneadError extends Error {
  constructor({ code, message, line, column, offset }) {
    super(message);
    this.name = 'EnneadError';
    this.code = code;
    if (line !== undefined) this.place = { line, column, offset };
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// Lists with commas, numbers without an exponent.
function written(value) {
  if (typeof value === 'number')
    return Number.isInteger(value) ? String(BigInt(Math.max(value, 0))) : String(Math.max(value, 1e-6));
  return Array.isArray(value) ? value.join(',') : String(value);
}

const NO_OPTIONS = new Uint8Array(1);

// Options as the module reads them: names and values that each end with NUL, and an empty name.
function pack(options) {
  let text = '';
  for (const name of Object.keys(options)) {
    const value = options[name];
    if (value !== undefined && value !== null && value !== false)
      text += `${name}\0${written(value).replaceAll('\0', '')}\0`;
  }
  return text === '' ? NO_OPTIONS : encoder.encode(text + '\0');
}

// `least` and `most` of a range: a number, or a list of two.
function range(value, least, most) {
  if (value === undefined) return {};
  const [from, to] = Array.isArray(value) ? value : [value, value];
  return { [least]: from, [most]: to };
}

const LINE = 82; // 81 cells and a line end
const MOST_BYTES = 3; // of UTF-8 for a character of a string
const AT_ONCE = 4096; // lines
const RATED_AT_ONCE = 256; // those that are hard take a second
const LARGE = 256 << 20; // an instance that grew above this is given back when it is not needed
const OFTEN = 100; // milliseconds between two reports of progress

export const verdicts = ['none', 'unique', 'several', 'found', 'limit'];
const SOLVED = 0; // how a rating ended
const endings = ['unique', 'stuck']; // others: limit
const SCALES = ['se', 'se1181']; // those that lines are rated on

export class Engine {
  #module;
  #wasm;
  #lines = 0; // address of memory for lines
  #line = null; // the first of them, as bytes
  #rating = null; // the rating of a line, as numbers
  #techniques = null; // the names that its counts are of
  #memory = new Uint8Array(); // all of it
  #watch = null; // called when the module looks at the clock; false: any time will do
  #age = 0; // how many instances there were before
  #sessions = 0;

  constructor(module) {
    this.#module = module;
    this.#renew();
  }

  // Loads ennead.wasm and starts it. `wasm` replaces the file: bytes, a compiled module, or a URL.
  static async open({ wasm } = {}) {
    return new Engine(await loadModule('all', wasm));
  }

  #renew() {
    this.#wasm = start(this.#module, () => this.#watch?.());
    this.#lines = 0;
    this.#line = null;
    this.#rating = null;
    this.#memory = new Uint8Array();
    this.#age++;
  }

  // Runs `work`; when the module fails, it is started anew, and that is an error.
  #guard(work) {
    try {
      return work(this.#wasm);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
      this.#renew();
      throw new EnneadError({ code: 'trap', message: `the module failed: ${error.message}` });
    } finally {
      if (this.#wasm.memory.buffer.byteLength > LARGE && this.#sessions === 0) this.#renew();
    }
  }

  #bytes() {
    if (this.#memory.length === 0) this.#memory = new Uint8Array(this.#wasm.memory.buffer); // it has grown
    return this.#memory;
  }

  #take(size) {
    const address = this.#wasm.take_memory(size) >>> 0;
    if (address === 0) throw new EnneadError({ code: 'memory', message: 'out of memory' });
    return address;
  }

  // The address of memory for lines and their verdicts.
  #room() {
    this.#lines ||= this.#take(AT_ONCE * (LINE + 1));
    return this.#lines;
  }

  // Asks one of the module's questions.
  #ask(question, text, options = {}) {
    if (typeof text !== 'string') throw new TypeError('a puzzle is a string');
    const packed = pack(options);
    return this.#guard((wasm) => {
      const most = MOST_BYTES * text.length;
      const at = this.#take(most + packed.length);
      const bytes = this.#bytes();
      const { written: length } = encoder.encodeInto(text, bytes.subarray(at, at + most));
      bytes.set(packed, at + length);
      const answered = wasm[question](at, length, at + length);
      wasm.give_memory(at);
      const begin = wasm.answer_text() >>> 0;
      const json = decoder.decode(this.#bytes().subarray(begin, begin + wasm.answer_length()));
      wasm.answer_done();
      if (!answered) throw new EnneadError(JSON.parse(json));
      return JSON.parse(json);
    });
  }

  // Calls `tell` now and then while `work` is done, if there is one.
  #reporting(tell, news, work) {
    if (!tell) return work();
    let last = performance.now();
    this.#watch = tell && (() => {
      if (performance.now() - last < OFTEN) return;
      last = performance.now();
      const now = news();
      if (now) tell(now);
    });
    try {
      return work();
    } finally {
      this.#watch = null;
    }
  }

  solve(puzzle, options = {}) {
    const answer = this.#ask('solve', puzzle, options);
    if (answer.solutions.length > 0) answer.solution = answer.solutions[0];
    return answer;
  }

  // The solution of 81 characters, or null if they have none or several: the fastest way to ask
  // for one puzzle.
  solution(line) {
    if (typeof line !== 'string' || line.length !== LINE - 1) throw new TypeError('expected 81 characters');
    return this.#guard((wasm) => {
      const verdict = this.#putLine(line) ? wasm.solve_line(this.#lines) : -1;
      if (verdict < 0) throw new EnneadError({ code: 'puzzle', message: 'expected 81 cells', line: 1, column: 1, offset: 0 });
      return verdicts[verdict] === 'unique' ? decoder.decode(this.#line.cells) : null;
    });
  }

  // Copies 81 characters into the module. False: they are no line.
  #putLine(line) {
    const { all, cells } = this.#view();
    const { read, written: bytes } = encoder.encodeInto(line, cells);
    all[LINE - 1] = 0;
    return read === bytes && read === cells.length;
  }

  // The memory for one line, and for its cells; made again when the memory has grown.
  #view() {
    if (!this.#line?.all.length) {
      const at = this.#room();
      const all = this.#bytes().subarray(at, at + LINE);
      this.#line = { all, cells: all.subarray(0, LINE - 1) };
    }
    return this.#line;
  }

  // All solutions, counted; `solutions` is the number to stop at.
  count(puzzle, { onProgress, ...options } = {}) {
    // The module looks at the clock only if there is a limit.
    if (onProgress) options.timeLimit ??= 1e9;
    return this.#reporting(onProgress, () => ({ solutions: this.#wasm.tally_solutions() }),
                           () => this.#ask('count', puzzle, options));
  }

  // Calls `work` with pieces of a list of at most `most` lines, each copied into the module.
  #inPieces(lines, most, onProgress, work) {
    const of = Math.ceil(lines.length / LINE);
    checkLines(lines);
    for (let first = 0; first < of; first += most) {
      const piece = lines.subarray(first * LINE, (first + most) * LINE);
      const count = Math.min(most, of - first);
      this.#guard((wasm) => {
        const at = this.#room();
        this.#bytes().set(piece, at);
        this.#watch = () => false;
        try {
          work(wasm, { at, piece, first, count });
        } finally {
          this.#watch = null;
        }
      });
      onProgress?.({ done: first + count, of });
    }
  }

  // Solves a piece in place. Returns the verdicts, in the memory of the module.
  #solvePiece(wasm, { at, count }) {
    const found = at + AT_ONCE * LINE;
    finish(wasm.solve_lines(at, count, found));
    return this.#bytes().subarray(found, found + count);
  }

  // A list: 81 cells and a line end for each puzzle. Returns as many lines with solutions (those of
  // puzzles without a solution are as they were), and a number for each verdict: see `verdicts`.
  // `into`: an array for the solutions, as long as the list, which may be the list itself; lists
  // that need no new memory take 7 % less time.
  solveBatch(lines, { onProgress, into = new Uint8Array(lines.length) } = {}) {
    if (into.length !== lines.length) throw new TypeError('`into` is as long as the list');
    const found = new Uint8Array(Math.ceil(lines.length / LINE));
    this.#inPieces(lines, AT_ONCE, onProgress, (wasm, piece) => {
      found.set(this.#solvePiece(wasm, piece), piece.first);
      into.set(this.#bytes().subarray(piece.at, piece.at + piece.piece.length), piece.first * LINE);
    });
    return { solutions: into, verdicts: found };
  }

  // The ratings of a list, a third faster than one by one if they are easy: `er`, `ep` and `ed` have
  // a number for each puzzle; 0: it has not one solution, or is beyond the scale (se or se1181).
  rateBatch(lines, { scale = 'se', onProgress } = {}) {
    const by = SCALES.indexOf(scale);
    if (by < 0) throw new EnneadError({ code: 'option', message: `scale: there is no ${scale}` });
    const found = new Uint8Array(Math.ceil(lines.length / LINE));
    const ratings = [0, 1, 2].map(() => new Float64Array(found.length));
    this.#inPieces(lines, RATED_AT_ONCE, onProgress, (wasm, { at, piece, first, count }) => {
      found.set(this.#solvePiece(wasm, { at, count }), first);
      this.#bytes().set(piece, at);
      for (let i = 0; i < count; i++) {
        if (verdicts[found[first + i]] !== 'unique') continue;
        const rating = this.#rateLine(wasm, at + i * LINE, by);
        if (rating[0] === SOLVED) ratings.forEach((list, which) => { list[first + i] = rating[1 + which] / 10; });
      }
    });
    const [er, ep, ed] = ratings;
    return { verdicts: found, er, ep, ed };
  }

  // Rates a line in the module that has one solution. Returns the members of an ennead_rating.
  #rateLine(wasm, at, by) {
    const rating = wasm.rate_line(at, by) >>> 0;
    if (rating === 0) throw new EnneadError({ code: 'memory', message: 'out of memory' });
    if (!this.#rating?.length) {
      this.#techniques ??= this.#namesOfTechniques(wasm);
      this.#rating = new Uint32Array(this.#wasm.memory.buffer, rating, 8 + this.#techniques.length);
    }
    return this.#rating;
  }

  #namesOfTechniques(wasm) {
    const names = [];
    for (let at; (at = wasm.scale_technique(names.length) >>> 0) !== 0;)
      names.push(decoder.decode(this.#bytes().subarray(at, this.#bytes().indexOf(0, at))));
    return names;
  }

  // The same answer as of #ask, without text; null: this is no line.
  #rateQuickly(puzzle, by) {
    return this.#guard((wasm) => {
      if (!this.#putLine(puzzle)) return null;
      const verdict = wasm.solve_line(this.#lines);
      if (verdict < 0) return null;
      const answer = { puzzle: puzzle.replace(/[^1-9.]/g, '.'), clues: 0, form: 'line' };
      for (let i = 0; i < puzzle.length; i++) answer.clues += isDigit(puzzle.charCodeAt(i));
      if (verdicts[verdict] !== 'unique') return Object.assign(answer, { verdict: verdicts[verdict] });
      this.#putLine(puzzle); // the solution was there
      const rating = this.#rateLine(wasm, this.#lines, by);
      const [end, names] = [rating[0], this.#techniques];
      if (end === SOLVED) {
        const counts = {};
        answer.er = tenths(rating[1]);
        answer.ep = tenths(rating[2]);
        answer.ed = tenths(rating[3]);
        answer.technique = names[rating[4]];
        answer.counts = counts;
        answer.steps = rating[7];
        for (let i = 0; i < names.length; i++) if (rating[8 + i] > 0) counts[names[i]] = rating[8 + i];
      }
      answer.verdict = endings[end] ?? 'limit';
      return answer;
    });
  }

  // The signature of a list, as `ennead bench --signature` writes it.
  signature(lines) {
    checkLines(lines);
    return this.#guard((wasm) => {
      const at = this.#room();
      let hash = wasm.sign(at, 0);
      for (let first = 0; first * LINE < lines.length; first += AT_ONCE) {
        const piece = lines.subarray(first * LINE, (first + AT_ONCE) * LINE);
        this.#bytes().set(piece, at);
        hash = wasm.sign(at, Math.ceil(piece.length / LINE));
      }
      return `fnv1a64:${BigInt.asUintN(64, hash).toString(16).padStart(16, '0')}`;
    });
  }

  // How far the module says that it is, or null.
  #far() {
    const of = this.#wasm.progress_of();
    return of > 0 ? { done: this.#wasm.progress_done(), of } : null;
  }

  // With progress: the candidates that the path has decided.
  rate(puzzle, { onProgress, ...options } = {}) {
    const { scale = 'se', ...others } = options;
    const isQuick = typeof puzzle === 'string' && puzzle.length === LINE - 1 && !onProgress && Object.keys(others).length === 0;
    const by = isQuick ? SCALES.indexOf(scale) : -1;
    const quick = by < 0 ? null : this.#rateQuickly(puzzle, by);
    if (quick !== null) return quick;
    if (onProgress) options.progress = true;
    return this.#reporting(onProgress, () => this.#far(), () => this.#ask('rate', puzzle, options));
  }

  explain(puzzle, options = {}) {
    return this.#ask('explain', puzzle, options);
  }

  hint(puzzle, options = {}) {
    return this.#ask('hint', puzzle, options);
  }

  // Progress, of variants: the cells whose clue was looked at.
  check(puzzle, { onProgress, ...options } = {}) {
    return this.#reporting(onProgress, () => this.#far(), () => this.#ask('check', puzzle, options));
  }

  canonical(puzzle) {
    return this.#ask('canonical', puzzle);
  }

  minimize(puzzle, options = {}) {
    return this.#ask('minimize', puzzle, options);
  }

  variant(text) {
    return this.#ask('variant', text);
  }

  // The text of a puzzle in another form, or "", with what that form cannot say.
  convert(puzzle, options = {}) {
    return this.#ask('convert', puzzle, options);
  }

  candidates(puzzle, options = {}) {
    return this.#ask('candidates', puzzle, options);
  }

  toSvg(puzzle, options = {}) {
    return this.#ask('picture', puzzle, options).picture;
  }

  techniques() {
    return this.#ask('techniques', '');
  }

  rules() {
    return this.#ask('rules', '');
  }

  forms() {
    return this.#ask('forms', '');
  }

  // Puzzles number `first` to `first` + `number` - 1 of a seed. They are made in pieces that take
  // about as long as a report of progress.
  generate({ number = 1, first = 0, seed = Math.floor(Math.random() * 2 ** 48), clues, rating, rules = '',
             onProgress, ...options } = {}) {
    const made = [];
    const wanted = { seed, ...range(clues, 'leastClues', 'mostClues'), ...options,
                     ...range(rating, 'leastRating', 'mostRating') };
    for (let some = 1; made.length < number;) {
      const begun = performance.now();
      const piece = rules !== '' ? 1 : Math.min(some, number - made.length);
      made.push(...this.#ask('generate', rules, { ...wanted, first: first + made.length, number: piece }));
      onProgress?.({ done: made.length, of: number });
      if (performance.now() - begun < OFTEN / 2) some = Math.min(2 * some, 1024);
    }
    return made.map((puzzle) => ({ ...puzzle, seed }));
  }

  // A game that is played by lines of text.
  session(options = {}) {
    return new Session({
      open: () => {
        const session = this.#wasm.session_new() >>> 0;
        if (session === 0) throw new EnneadError({ code: 'memory', message: 'out of memory' });
        this.#sessions++;
        return session;
      },
      close: (session, age) => {
        this.#sessions--;
        if (age === this.#age) this.#wasm.session_free(session);
      },
      ask: (question, text, more) => this.#ask(question, text, more),
      age: () => this.#age,
    }, options);
  }
}

const isDigit = (code) => (code >= 49 && code <= 57 ? 1 : 0);
const tenths = (rating) => (rating > 0 ? rating / 10 : null);

// A status that is not 0 says that memory ran out.
function finish(status) {
  if (status !== 0) throw new EnneadError({ code: 'memory', message: 'out of memory' });
}

// Every line has its end where it should be.
function checkLines(lines) {
  if (!(lines instanceof Uint8Array)) throw new TypeError('a list is a Uint8Array');
  for (let end = LINE - 1, line = 1; end < lines.length; end += LINE, line++)
    if (lines[end] !== 10)
      throw new EnneadError({ code: 'puzzle', message: 'expected 81 cells and a line end',
                              line, column: LINE, offset: end });
  if (lines.length % LINE !== 0 && lines.length % LINE !== LINE - 1)
    throw new EnneadError({ code: 'puzzle', message: 'the last line is cut off', offset: lines.length,
                            line: Math.ceil(lines.length / LINE), column: (lines.length % LINE) + 1 });
}

// A session keeps the lines that were carried out: when the module failed, and was started anew,
// they are played again.
class Session {
  #engine;
  #options;
  #address = 0;
  #age = 0;
  #log = [];

  constructor(engine, options) {
    this.#engine = engine;
    this.#options = options;
    this.greeting = this.#open().text;
  }

  #open() {
    this.#address = this.#engine.open();
    this.#age = this.#engine.age();
    const greeting = this.#ask('session_greet', '', this.#options);
    for (const [question, text] of this.#log) this.#ask(question, text);
    return greeting;
  }

  #ask(question, text, options = {}) {
    return this.#engine.ask(question, text, { ...options, session: this.#address });
  }

  #play(question, text) {
    if (this.#age !== this.#engine.age()) this.#open();
    const reply = this.#ask(question, text);
    if (!reply.refused && question !== 'session_position') this.#log.push([question, text]);
    return reply;
  }

  line(text) {
    return this.#play('session_line', text);
  }

  load(text) {
    return this.#play('session_load', text);
  }

  position() {
    return this.#play('session_position', '');
  }

  close() {
    this.#engine.close(this.#address, this.#age);
    this.#log = [];
  }
}
