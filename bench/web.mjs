// SPDX-License-Identifier: MIT
// Measures ennead.wasm beside the program, in turn: puzzles a second of lists, one by one, and
// ratings, one by one and of lists.
//
//     node bench/web.mjs PACKAGE PROGRAM [SECONDS] LIST...
//
// Both run with one thread, the program with the edition for 128-bit vectors; CPU time counts. For
// both the shortest times count, for the module after it is warm. Prints tables for docs/performance.md,
// and above them when, by what command and beside how much other work it was measured.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, program, ...rest] = process.argv.slice(2);
const seconds = Number.isFinite(Number(rest[0])) ? Number(rest.shift()) : 1;
const { Engine } = await import(pathToFileURL(resolve(folder, 'index.js')));
const engine = await Engine.open();
const LINE = 82;

const linesOf = (file) => readFileSync(file, 'latin1').split('\n').map((line) => line.slice(0, 81))
  .filter((line) => /^[0-9.]{81}$/.test(line));

const cpuTime = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const TURNS = 10;

// Prepares to measure puzzles a second of CPU time; the first half of the time is to warm up. Each
// call takes some laps over all pieces; of each piece the shortest time so far counts.
function rate(pieces, count, work) {
  const least = pieces.map(() => Infinity);
  const laps = (milliseconds) => {
    const end = cpuTime() + 1000 * milliseconds;
    do
      pieces.forEach((piece, i) => {
        const begun = cpuTime();
        work(piece);
        least[i] = Math.min(least[i], cpuTime() - begun);
      });
    while (cpuTime() < end);
    return (1e6 * count) / least.reduce((sum, time) => sum + time, 0);
  };
  laps(500 * seconds);
  return () => laps(100 * seconds);
}

function sliced(list, size) {
  const slices = [];
  for (let i = 0; i < list.length; i += size) slices.push(list.slice(i, i + size));
  return slices;
}

const encoded = (slice) => new TextEncoder().encode(slice.map((line) => `${line}\n`).join(''));
const into = new Uint8Array(4096 * LINE);

function batch(list) {
  const pieces = sliced(Array.from({ length: 20480 }, (_, i) => list[i % list.length]), 4096).map(encoded);
  return rate(pieces, 20480, (piece) => engine.solveBatch(piece, { into }));
}

const few = (list, count) => Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]);
const single = (list) => rate(sliced(few(list, 500), 50), 500, (piece) => piece.forEach((one) => engine.solution(one)));

// Few enough that a lap is short.
function rated(list) {
  let begun;
  for (let lap = 0; lap < 20; lap++) {
    begun = performance.now();
    few(list, 10).forEach((one) => engine.rate(one));
  }
  return few(list, Math.min(500, Math.ceil(1000 / (performance.now() - begun))));
}
const ratings = (list) => rate(sliced(list, Math.ceil(list.length / 10)), list.length, (piece) => piece.forEach((one) => engine.rate(one)));
const ratingsOfLists = (list) => rate(sliced(list, 250).map(encoded), list.length, (piece) => engine.rateBatch(piece));

function native(file, ...args) {
  const told = execFileSync(program, ['bench', '--format=json', `--time=${seconds / 5}`, '-j1', '--isa=baseline', '--text', ...args, file]).toString();
  return JSON.parse(told.trim().split('\n')[0]).puzzles_per_second;
}

// Ratings a second of the program, of a list that takes a while: `times` counts in hundredths.
function nativeRatings(list, each) {
  const times = Math.max(1, Math.round((seconds * 1e6) / (each * list.length)));
  const input = `${list.join('\n')}\n`.repeat(times);
  const told = execFileSync('sh', ['-c', '"$0" rate -j1 --quiet > /dev/null; times', program],
                            { input, env: { ...process.env, ENNEAD_ISA: 'baseline' } }).toString();
  const spent = [...told.split('\n')[1].matchAll(/(\d+)m([\d.]+)s/g)].map(([, minutes, rest]) => 60 * minutes + Number(rest));
  return (list.length * times) / (spent[0] + spent[1]);
}

const load = () => loadavg()[0].toFixed(1);
const before = load();
const names = [folder, program, seconds, ...rest.map((file) => basename(file))].join(' ');
console.log(`\`node bench/web.mjs ${names}\`, ${new Date().toISOString().slice(0, 10)}, node ${process.versions.node} ` +
  `(V8 ${process.versions.v8}), ${cpus().length} CPUs (${cpus()[0]?.model ?? 'unknown'}):\n`);
const shown = (number) => Math.round(number).toLocaleString('en');
const micro = (number) => (1e6 / number).toFixed(number > 2e5 ? 2 : number > 2e4 ? 1 : 0);

// A row of two measures that are taken in turn, and their ratio.
function row(name, one, other, note = () => '') {
  const best = [0, 0];
  for (let turn = 0; turn < TURNS; turn++)
    [one, other].forEach((measure, i) => { best[i] = Math.max(best[i], measure()); });
  console.log(`| ${name} | ${shown(best[0])} | ${shown(best[1])}${note(best[1])} | ${(best[1] / best[0]).toFixed(2)} |`);
}

console.log('| a second | native | WebAssembly | ratio |\n| --- | --- | --- | --- |');
const each = (number) => ` (${micro(number)} us)`;
for (const file of rest) {
  const list = linesOf(file);
  const name = basename(file, '.txt');
  row(`${name}, lists`, () => native(file, '--engine=batch'), batch(list));
  row(`${name}, one by one, \`solution()\``, () => native(file, '--engine=single'), single(list), each);
  const some = rated(list);
  const lists = ratingsOfLists(some), ones = ratings(some);
  const byProgram = () => nativeRatings(some, 1e6 / lists());
  row(`${name}, ratings of a list, \`rateBatch()\``, byProgram, lists, each);
  row(`${name}, ratings one by one, \`rate()\``, byProgram, ones, each);
}
console.log(`\nLoad of the machine: ${before} before, ${load()} after.`);
