// SPDX-License-Identifier: MIT
// Measures ennead.wasm beside the program, in turn: puzzles a second of lists, one by one, and
// ratings.
//
//     node bench/web.mjs PACKAGE PROGRAM [SECONDS] LIST...
//
// Both run with one thread, the program with the edition for 128-bit vectors; CPU time counts. For
// both it is the best slice, for the module after it is warm. Prints a table for docs/performance.md,
// and above it when, by what command and beside how much other work it was measured.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { basename } from 'node:path';

const [folder, program, ...rest] = process.argv.slice(2);
const seconds = Number.isFinite(Number(rest[0])) ? Number(rest.shift()) : 3;
const { Engine } = await import(`${folder}/index.js`);
const engine = await Engine.open();
const LINE = 82;

const linesOf = (file) => readFileSync(file, 'latin1').split('\n').map((line) => line.slice(0, 81))
  .filter((line) => /^[0-9.]{81}$/.test(line));

// Puzzles a second of CPU time in the best of some slices, each of laps over all pieces; the first
// half of the time is to warm up.
function rate(pieces, count, work) {
  const slice = (milliseconds) => {
    const end = performance.now() + milliseconds;
    const begun = process.cpuUsage().user;
    let done = 0;
    for (; done < 1 || performance.now() < end; done++) pieces.forEach(work);
    return (1e6 * count * done) / (process.cpuUsage().user - begun);
  };
  slice(500 * seconds);
  return Math.max(...Array.from({ length: 10 }, () => slice(100 * seconds)));
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
const ratings = (list) => rate(few(list).map((one) => [one]), 500, ([one]) => engine.rate(one));

function native(file, ...args) {
  const told = execFileSync(program, ['bench', '--format=json', `--time=${seconds}`, '-j1', ...args, file]).toString();
  return JSON.parse(told.trim().split('\n')[0]).puzzles_per_second;
}

const load = () => loadavg()[0].toFixed(1);
const before = load();
const names = [folder, program, seconds, ...rest.map((file) => basename(file))].join(' ');
console.log(`\`node bench/web.mjs ${names}\`, ${new Date().toISOString().slice(0, 10)}, node ${process.versions.node} ` +
  `(V8 ${process.versions.v8}), ${cpus().length} CPUs (${cpus()[0]?.model ?? 'unknown'}):\n`);
const shown = (number) => Math.round(number).toLocaleString('en');
console.log('| list | batch, native | batch, wasm | ratio | solution() | rate() |\n| --- | --- | --- | --- | --- | --- |');
for (const file of rest) {
  const list = linesOf(file);
  const fast = native(file, '--engine=batch', '--isa=baseline', '--text');
  const wasm = batch(list);
  console.log(`| ${basename(file)} | ${shown(fast)} | ${shown(wasm)} | ${(wasm / fast).toFixed(2)} | ${shown(single(list))} | ${shown(ratings(list))} |`);
}
console.log(`\nLoad of the machine: ${before} before, ${load()} after.`);
