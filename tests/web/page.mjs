// SPDX-License-Identifier: MIT
// The package in a page: Chromium loads it from a server, in the page itself and in workers.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import test from 'node:test';
import { easy, ennead, folder, puzzles } from './lists.mjs';

const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));
const driver = existsSync(join(folder, 'node_modules/playwright-core'));
const skip = !browser ? 'chromium is not installed' : !driver ? 'playwright-core is not installed' : false;
const types = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };

// Serves the package's folder, and an empty page at /.
function serve() {
  const server = createServer((request, reply) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    if (path === '/') return reply.setHeader('content-type', 'text/html').end('<!doctype html><link rel=icon href=data:,>');
    const file = join(folder, path);
    if (!existsSync(file)) return reply.writeHead(404).end();
    return reply.setHeader('content-type', types[extname(file)] ?? 'text/plain').end(readFileSync(file));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const engine = await ennead.Engine.open();
const complaints = [];
let server, window, page;

test.before(async () => {
  if (skip) return;
  const { chromium } = createRequire(join(folder, 'package.json'))('playwright-core');
  server = await serve();
  window = await chromium.launch({ executablePath: browser, args: ['--no-sandbox'] });
  page = await window.newPage();
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
});

test.after(async () => {
  await window?.close();
  server?.close();
});

test('in a page: called directly', { skip }, async () => {
  const found = await page.evaluate(async (puzzle) => {
    const { Engine } = await import('/index.js');
    const inPage = await Engine.open();
    return [inPage.solution(puzzle), inPage.explain(puzzle), inPage.toSvg(puzzle)];
  }, easy);
  assert.deepEqual(found, [engine.solution(easy), engine.explain(easy), engine.toSvg(easy)]);
});

test('in a page: in workers', { skip }, async () => {
  const found = await page.evaluate(async (list) => {
    const { configure, rate, solveBatch } = await import('/index.js');
    configure({ count: 2 });
    const lines = new TextEncoder().encode(list.map((line) => `${line}\n`).join(''));
    const answer = await solveBatch(lines);
    return [await Promise.all(list.slice(0, 4).map((line) => rate(line))), new TextDecoder().decode(answer.solutions)];
  }, puzzles);
  assert.deepEqual(found[0], puzzles.slice(0, 4).map((line) => engine.rate(line)));
  assert.deepEqual(found[1].trim().split('\n'), puzzles.map((line) => engine.solution(line)));
});

test('in a page: stopped', { skip }, async () => {
  const code = await page.evaluate(async () => {
    const { count } = await import('/index.js');
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    return count('.'.repeat(81), { signal: stop.signal }).then(() => 'counted', (error) => error.code);
  });
  assert.equal(code, 'aborted');
});

test('in a page: a session', { skip }, async () => {
  const values = await page.evaluate(async (puzzle) => {
    const { Session } = await import('/index.js');
    const session = new Session();
    await session.load(`${puzzle}\n`);
    await session.line('set 5 5 5');
    return (await session.position()).values;
  }, easy);
  assert.equal(values[40], 5);
});

test('nothing on the console', { skip }, () => assert.deepEqual(complaints, []));
