// SPDX-License-Identifier: MIT
// The package as people get it: packed, installed into an empty folder, and used from there by node,
// a bundler and TypeScript.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { easy, folder } from './lists.mjs';

const place = mkdtempSync(join(tmpdir(), 'ennead-package-'));
test.after(() => rmSync(place, { recursive: true }));

// The output of a program; what it says is the error if it fails.
function run(program, args, cwd = place) {
  try {
    const stdio = ['ignore', 'pipe', 'pipe'];
    return execFileSync(program, args, { cwd, stdio, env: { ...process.env, HOME: place } }).toString();
  } catch (error) {
    throw new Error(`${program} ${args.join(' ')}: ${error.stderr ?? error} ${error.stdout ?? ''}`);
  }
}

const tools = join(folder, 'node_modules');
const without = (name) => !existsSync(join(tools, name)) && `${name} is not installed`;
const noNpm = (() => {
  try {
    run('npm', ['--version']);
    return false;
  } catch {
    return 'npm is not installed';
  }
})();

const program = `import { solve, Engine, close } from 'ennead';
const puzzle = '${easy}';
const engine = await Engine.open();
console.log(engine.solution(puzzle) === (await solve(puzzle)).solution);
close();
`;

test('packed and installed into an empty folder', { skip: noNpm }, () => {
  const [{ filename, files }] = JSON.parse(run('npm', ['pack', folder, '--json', '--ignore-scripts', '--offline']));
  const wanted = JSON.parse(readFileSync(join(folder, 'package.json'))).files;
  assert.deepEqual(files.map(({ path }) => path).sort(), [...wanted, 'package.json'].sort());
  writeFileSync(join(place, 'package.json'), '{"private": true, "type": "module"}');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${filename}`]);
  const installed = JSON.parse(readFileSync(join(place, 'node_modules/ennead/package.json')));
  assert.equal(installed.scripts, undefined);
  assert.equal(installed.dependencies, undefined);
});

test('from node', { skip: noNpm }, () => {
  writeFileSync(join(place, 'program.js'), program);
  assert.equal(run('node', ['program.js']), 'true\n');
});

test('from a bundler', { skip: noNpm || without('esbuild') }, () => {
  const out = join(place, 'bundle');
  mkdirSync(out);
  writeFileSync(join(place, 'worker.js'), `import 'ennead/worker';\n`);
  run(join(tools, '.bin/esbuild'),
      ['program.js', 'worker.js', '--bundle', '--format=esm', '--platform=node', `--outdir=${out}`]);
  copyFileSync(join(place, 'node_modules/ennead/ennead.wasm'), join(out, 'ennead.wasm'));
  writeFileSync(join(out, 'package.json'), '{"type": "module"}');
  assert.equal(run('node', ['program.js'], out), 'true\n');
});

test('types', { skip: noNpm || without('typescript') }, () => {
  writeFileSync(join(place, 'typed.ts'), `import { hint, generate, Engine, EnneadError, Session, Workers } from 'ennead';
import { openSolver } from 'ennead/solver';
const stop = new AbortController();
const found = await hint('${easy}', { signal: stop.signal, without: ['chains'], language: 'de' });
const text: string = found.stages?.move ?? '';
const [made] = await generate({ rating: [3, 4], onProgress: (news) => console.log(news) });
const grid: string | undefined = made.solution;
const engine = await Engine.open();
const position = engine.variant('${easy}');
if (position.plain) console.log(position.givens.length, text, grid);
else console.log(position.regions, position.rules);
const solver = await openSolver();
console.log(solver.solveBatch(new Uint8Array(0)).verdicts, new Session().line('hint'), new Workers({ count: 2 }).count);
try { engine.rate(''); } catch (error) { if (error instanceof EnneadError) console.log(error.place?.line); }
// @ts-expect-error an option that there is not
engine.solve('', { speed: 1 });
`);
  run(join(tools, '.bin/tsc'),
      ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom', 'typed.ts']);
});

for (const [name, most] of [['ennead.wasm', 400e3], ['ennead-solver.wasm', 60e3]])
  test(`the size of ${name}`, () => {
    const size = execFileSync('gzip', ['-9', '-c', join(folder, name)], { maxBuffer: 1e7 }).length;
    assert.ok(size <= most, `${size} bytes by gzip -9, at most ${most}`);
  });

test('one import, the clock', async () => {
  for (const name of ['ennead.wasm', 'ennead-solver.wasm']) {
    const module = await WebAssembly.compile(readFileSync(join(folder, name)));
    assert.deepEqual(WebAssembly.Module.imports(module).map((one) => one.name), ['clock_time_get']);
  }
});
