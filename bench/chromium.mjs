// SPDX-License-Identifier: MIT
// Measures the package in Chromium beside node, in turn, and the page.
//
//     node bench/chromium.mjs BUILD LIST...
//
// Each figure is of the shortest times of slices after the module is warm, because neither engine
// tells CPU time in a page. Of the page: the least of five visits.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [build, ...files] = process.argv.slice(2);
const folder = resolve(build, 'web');
const { chromium } = createRequire(resolve(folder, 'package.json'))('playwright-core');
const { Engine } = await import(`${folder}/index.js`);

// Runs in both: puzzles a second in batches, one by one, and ratings.
async function measure({ lines, engine }) {
  const list = lines.split('\n');
  const best = (slices, count, work, seconds) => {
    const least = slices.map(() => Infinity);
    for (const end = performance.now() + 1000 * seconds; performance.now() < end;)
      slices.forEach((slice, i) => {
        const begun = performance.now();
        work(slice);
        least[i] = Math.min(least[i], performance.now() - begun);
      });
    return Math.round((1000 * count) / least.reduce((sum, time) => sum + time, 0));
  };
  const repeated = Array.from({ length: 16384 }, (_, i) => list[i % list.length]);
  const batches = [0, 1, 2, 3].map((i) => new TextEncoder().encode(repeated.slice(4096 * i, 4096 * (i + 1))
    .map((line) => `${line}\n`).join('')));
  // A page's clock has steps of 0.1 ms, so slices take a millisecond or more.
  const few = Array.from({ length: 400 }, (_, i) => list[Math.floor((i * list.length) / 400)]);
  const many = Array.from({ length: 1200 }, (_, i) => few[i % 400]);
  const slices = Array.from({ length: 40 }, (_, i) => few.slice(10 * i, 10 * (i + 1)));
  return [best(batches, 16384, (batch) => engine.solveBatch(batch), 4),
          best([many], 1200, (some) => some.forEach((line) => engine.solution(line)), 3),
          best(slices, 400, (some) => some.forEach((line) => engine.rate(line)), 5)];
}

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await (await browser.newContext({ bypassCSP: true })).newPage();
const parts = ['engine.js', 'module.js'].map((name) => readFileSync(resolve(folder, name), 'utf8'));
await page.goto('about:blank');
await page.evaluate(async ([engine, module, wasm]) => {
  const url = (code) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const first = url(module);
  const { Engine: Inside } = await import(url(engine.replace('./module.js', first)));
  const bytes = Uint8Array.from(atob(wasm), (one) => one.charCodeAt(0));
  window.engine = await Inside.open({ wasm: bytes });
}, [...parts, readFileSync(resolve(folder, 'ennead.wasm')).toString('base64')]);

const engine = await Engine.open();
const shown = (number) => number.toLocaleString('en');
console.log(`Chromium ${browser.version()}, node ${process.version}`);
console.log('| list | batch: node | Chromium | one by one: node | Chromium | ratings: node | Chromium |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const file of files) {
  const lines = readFileSync(file, 'latin1').split('\n').map((line) => line.slice(0, 81))
    .filter((line) => /^[0-9.]{81}$/.test(line)).slice(0, 20000).join('\n');
  const here = await measure({ lines, engine });
  const there = await page.evaluate(`(${measure})({ lines: ${JSON.stringify(lines)}, engine: window.engine })`);
  console.log(`| ${basename(file)} | ${here.map((own, i) => `${shown(own)} | ${shown(there[i])}`).join(' | ')} |`);
}

// The page as a file: until it can be used, until the first hint is shown, from a key to the layout.
const puzzles = {
  hard: '.7...9.2..52.4...81..8...........89..9.6.2.5..15...........7..29...3.41..3.1...7.',
  Inkala: '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
};

async function visit(puzzle) {
  const fresh = await (await browser.newContext()).newPage();
  await fresh.goto(`${pathToFileURL(resolve(build, 'ennead.html'))}#${puzzle}`);
  await fresh.locator('html[data-ready]').waitFor({ state: 'attached' });
  await fresh.getByRole('combobox', { name: 'Technique' }).waitFor();
  await fresh.waitForTimeout(500);
  const times = await fresh.evaluate(async () => {
    const frame = () => new Promise((done) => { requestAnimationFrame(done); });
    const hint = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Hint');
    const cell = document.querySelectorAll('[role=gridcell]')[1];
    await frame();
    const asked = performance.now();
    hint.click();
    while (!document.querySelector('#hint p')) await frame();
    const first = performance.now() - asked;
    const keys = [];
    for (let key = 0; key < 40; key++) {
      await frame();
      const begun = performance.now();
      cell.dispatchEvent(new KeyboardEvent('keydown', { code: `Digit${1 + (key % 9)}`, key: '1', bubbles: true }));
      document.body.getBoundingClientRect();
      keys.push(performance.now() - begun);
    }
    return [performance.getEntriesByName('ready')[0].startTime, first, keys.sort((one, other) => one - other)[36]];
  });
  await fresh.context().close();
  return times;
}

for (const [name, puzzle] of Object.entries(puzzles)) {
  const times = [];
  for (let i = 0; i < 5; i++) times.push(await visit(puzzle));
  const least = (i) => Math.min(...times.map((one) => one[i])).toFixed(1);
  console.log(`page, ${name}: usable after ${least(0)} ms, first hint ${least(1)} ms, ` +
    `key to layout ${least(2)} ms (9 of 10)`);
}
await browser.close();
