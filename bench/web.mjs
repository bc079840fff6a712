// SPDX-License-Identifier: MIT
// Measures ennead.wasm beside the program, in turn: puzzles a second of lists, one by one, and
// ratings.
//
//     node bench/web.mjs PACKAGE PROGRAM [SECONDS] LIST...
//
// A list is solved in slices, again and again; the shortest time of each slice counts, as in
// `ennead bench`. Both run with one thread, the program with the edition for 128-bit vectors.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const [folder, program, ...rest] = process.argv.slice(2);
const seconds = Number.isFinite(Number(rest[0])) ? Number(rest.shift()) : 3;
const { Engine } = await import(`${folder}/index.js`);
const engine = await Engine.open();
const LINE = 82;

const linesOf = (file) => readFileSync(file, 'latin1').split('\n').map((line) => line.slice(0, 81))
  .filter((line) => /^[0-9.]{81}$/.test(line));

// Puzzles a second: the sum of the shortest times of pieces, each of which `work` does.
function rate(pieces, count, work) {
  const best = pieces.map(() => Infinity);
  const end = performance.now() + 1000 * seconds;
  for (let lap = 0; lap < 3 || performance.now() < end; lap++)
    pieces.forEach((piece, i) => {
      const begun = performance.now();
      work(piece);
      best[i] = Math.min(best[i], performance.now() - begun);
    });
  return (1000 * count) / best.reduce((sum, time) => sum + time, 0);
}

function sliced(list, size) {
  const slices = [];
  for (let i = 0; i < list.length; i += size) slices.push(list.slice(i, i + size));
  return slices;
}

function batch(list) {
  const long = Array.from({ length: 20000 }, (_, i) => list[i % list.length]);
  const pieces = sliced(long, 4096).map((slice) => new TextEncoder().encode(slice.map((line) => `${line}\n`).join('')));
  return rate(pieces, long.length, (piece) => engine.solveBatch(piece));
}

const few = (list) => Array.from({ length: 500 }, (_, i) => list[Math.floor((i * list.length) / 500)]);
const single = (list) => rate(sliced(few(list), 50), 500, (piece) => piece.forEach((one) => engine.solution(one)));
const ratings = (list) => rate(few(list).slice(0, 100).map((one) => [one]), 100, ([one]) => engine.rate(one));

function native(file, ...args) {
  const told = execFileSync(program, ['bench', '--format=json', `--time=${seconds}`, '-j1', ...args, file]).toString();
  return JSON.parse(told.trim().split('\n')[0]).puzzles_per_second;
}

const shown = (number) => Math.round(number).toLocaleString('en');
console.log('| list | batch, native | batch, wasm | ratio | solution() | rate() |\n| --- | --- | --- | --- | --- | --- |');
for (const file of rest) {
  const list = linesOf(file);
  const fast = native(file, '--engine=batch', '--isa=baseline', '--text');
  const wasm = batch(list);
  console.log(`| ${basename(file)} | ${shown(fast)} | ${shown(wasm)} | ${(wasm / fast).toFixed(2)} | ${shown(single(list))} | ${shown(ratings(list))} |`);
}
