// SPDX-License-Identifier: MIT
// Questions to the library, in workers. Each kind of question has a worker of its own, so that a
// long one never keeps a hint waiting: `board` reads and draws, `help` hints, `check` looks for
// mistakes and counts solutions, `work` does all that is long.
import { Workers } from '../workers.js';
import { source } from './source.js';

const pools = {};

const ask = (name, count = 1) => async (method, args, options = {}) => {
  pools[name] ??= source().then((where) => new Workers({ count, ...where }));
  return (await pools[name]).run(method, args, options);
};

// A list is shared by several workers.
export const listWorkers = Math.min(4, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1));

export const askBoard = ask('board');
export const askHelp = ask('help');
export const askCheck = ask('check');
export const askWork = ask('work');
export const askLists = ask('lists', listWorkers);

// A question whose answer is wanted only until it is asked again: the one before is aborted, and
// answers null.
export function latest(question) {
  let stop = null;
  return async (...args) => {
    stop?.abort();
    const mine = new AbortController();
    stop = mine;
    try {
      const answer = await question(mine.signal, ...args);
      return stop === mine ? answer : null;
    } catch (error) {
      if (error.code === 'aborted') return null;
      throw error;
    }
  };
}
