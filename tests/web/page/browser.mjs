// SPDX-License-Identifier: MIT
// What the tests of the page share: Chromium, the page opened as a file, and its parts by roles and
// names, as a screen reader sees them.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import test from 'node:test';

const packages = process.env.ENNEAD_PACKAGE;
const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));
const driver = existsSync(join(packages, 'node_modules/playwright-core'));
export const skip = !browser ? 'chromium is not installed' : !driver ? 'playwright-core is not installed' : false;
export const address = pathToFileURL(process.env.ENNEAD_PAGE).href;
export const require = createRequire(join(packages, 'package.json'));

export const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const easySolution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const WAIT = 30000; // milliseconds: other work may be going on
const desktop = { width: 1200, height: 850 };
let chromium, shared;
test.before(async () => {
  if (!skip) chromium = await require('playwright-core').chromium.launch({ executablePath: browser, args: ['--no-sandbox'] });
});
test.after(() => chromium?.close());

// Takes away all that a test left in a page.
async function cleared(page) {
  page.removeAllListeners();
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: 'file://', storageTypes: 'all' });
  await session.detach();
  return page;
}

// A test in a page that keeps nothing of others. `at` is what follows the address; other members are options of the browser's
// context. Anything on the console, and any error, fails it, unless it is `noisy`. Tests without options share one
// page until one fails: in a new one, Chromium needs three times the processor's time to open it.
export function onPage(name, work, { at = `#${easy}`, before, noisy = false, viewport = desktop, ...context } = {}) {
  test(name, { skip }, async () => {
    const alone = before || Object.keys(context).length > 0;
    const page = !alone && shared ? await cleared(shared) : await (await chromium.newContext(context)).newPage();
    if (!alone) shared = undefined;
    const complaints = [];
    await page.setViewportSize(viewport);
    page.setDefaultTimeout(WAIT);
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await before?.(page);
    await page.goto(address + at);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await work(page, partsOf(page));
    if (alone) await page.context().close();
    if (complaints.length > 0 && !noisy) throw new Error(complaints.join('\n'));
    if (!alone) shared = page;
  });
}

function partsOf(page) {
  const cell = (row, column) => page.getByRole('gridcell', { name: new RegExp(`^row ${row} column ${column}\\b`) });
  return {
    cell,
    button: (name) => page.getByRole('button', { name, exact: true }),
    label: (row, column) => cell(row, column).getAttribute('aria-label'),
    message: page.locator('#message'),
    verdict: page.locator('#verdict'),
    keys: async (...keys) => { for (const key of keys) await page.keyboard.press(key); },
    // The digits of the board, as labels tell them.
    board: async () => (await page.getByRole('gridcell').evaluateAll((cells) =>
      cells.map((one) => /^row \d+ column \d+, (\d+)/.exec(one.ariaLabel)?.[1] ?? '.'))).join(''),
    open: async (text) => {
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await page.getByRole('textbox', { name: 'Puzzle, link or file contents' }).fill(text);
      await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
    },
  };
}

// Waits until `read` gives what passes `good`, and returns it.
export async function until(read, good, what = '') {
  let value;
  for (const end = Date.now() + WAIT; Date.now() < end;) {
    value = await read();
    if (good(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${what} is still ${JSON.stringify(value)}`);
}

export const shows = (locator, pattern) => until(() => locator.textContent(), (text) => pattern.test(text), String(pattern));
