// SPDX-License-Identifier: MIT
// What the tests share: the package, the program, and puzzles.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const folder = process.env.ENNEAD_PACKAGE;
export const ennead = await import(`${folder}/index.js`);

// The output of the program for an input.
export function program(args, input) {
  try {
    return execFileSync(process.env.ENNEAD_PROGRAM, args, { input, maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'ignore'] })
      .toString();
  } catch (error) {
    if (error.status > 2 || error.stdout === undefined) throw error;
    return error.stdout.toString(); // the answer is in it, whatever the exit status says
  }
}

// Its records, without the place in a file.
export function records(args, input) {
  return program([...args, '--format=json'], input).trim().split('\n').map((line) => {
    const record = JSON.parse(line);
    delete record.file;
    delete record.line;
    return record;
  });
}

// The members of `answer` that `record` has too.
export function members(answer, record) {
  return Object.fromEntries(Object.keys(record).map((name) => [name, answer[name]]));
}

const example = (name) => readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');

export const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

// Made by the program: easy ones, minimal ones, and hard ones.
export const puzzles = [
  ...program(['generate', '-n', '60', '--seed=23', '--format=line'], '').trim().split('\n'),
  ...program(['generate', '-n', '4', '--seed=23', '--rating=7.0-9.9', '--format=line'], '').trim().split('\n'),
].map((line) => line.slice(0, 81));

// A game: givens, digits placed and candidates.
export const game = example('game.txt');
export const variants = ['killer.txt', 'knight.txt', 'thermo-arrow.txt'].map(example);

export const bytes = (lines) => new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
export const text = (lines) => new TextDecoder().decode(lines);
