// SPDX-License-Identifier: MIT
// The questions that one asks of a Sudoku. Each function asks an engine in a worker and returns a
// promise; `signal` ends it at once, `onProgress` hears how far it is. docs/javascript.md has
// examples.
import { Engine, EnneadError, verdicts } from './engine.js';
import { Workers } from './workers.js';

export { Engine, EnneadError, Workers, verdicts };

let settings = {};
let workers = null;

// How workers are made: {count, wasm, worker}, as for Workers. Call it before the first question.
export function configure(wanted) {
  workers?.close();
  workers = null;
  settings = wanted;
}

function ours() {
  workers ??= new Workers(settings);
  return workers;
}

const question = (method) => (puzzle, { signal, onProgress, ...options } = {}) =>
  ours().run(method, [puzzle, options], { signal, onProgress });

export const solve = question('solve');
export const count = question('count');
export const rate = question('rate');
export const explain = question('explain');
export const hint = question('hint');
export const check = question('check');
export const canonical = question('canonical');
export const minimize = question('minimize');
export const variant = question('variant');
export const convert = question('convert');
export const candidates = question('candidates');
export const toSvg = question('toSvg');

export const generate = ({ signal, onProgress, ...options } = {}) =>
  ours().run('generate', [options], { signal, onProgress });

export const solveBatch = (lines, options) => ours().solveBatch(lines, options);
export const rateBatch = (lines, options) => ours().rateBatch(lines, options);
export const techniques = () => ours().run('techniques', []);
export const rules = () => ours().run('rules', []);
export const forms = () => ours().run('forms', []);

// Ends the workers; the next question starts new ones.
export function close() {
  configure(settings);
}

// A game that is played by lines of text, in a worker of its own.
export class Session {
  #workers;
  #options;
  #log = [];
  #opened;

  constructor(options = {}) {
    this.#options = options;
    this.#workers = new Workers({ ...settings, count: 1 });
    this.#opened = this.#open();
  }

  // The first words of the session.
  get greeting() {
    return this.#opened.then((reply) => reply.greeting);
  }

  async #open() {
    const reply = await this.#workers.run('openSession', [0, this.#options]);
    for (const [method, text] of this.#log) await this.#workers.run(method, [0, text]);
    return reply;
  }

  async #play(method, text, signal) {
    await this.#opened;
    try {
      const reply = await this.#workers.run(method, [0, text], { signal });
      if (!reply.refused) this.#log.push([method, text]);
      return reply;
    } catch (error) {
      if (error.code === 'aborted') this.#opened = this.#open(); // its worker ended
      throw error;
    }
  }

  line(text, { signal } = {}) {
    return this.#play('line', text, signal);
  }

  load(text, { signal } = {}) {
    return this.#play('load', text, signal);
  }

  async position() {
    await this.#opened;
    return this.#workers.run('position', [0]);
  }

  close() {
    this.#workers.close();
  }
}
