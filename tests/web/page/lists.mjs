// SPDX-License-Identifier: MIT
// Lists of puzzles: solved while the page goes on, what is found in them, saved, printed.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { easy, easySolution, onPage, shows, until } from './browser.mjs';

const panel = (page) => page.getByRole('tabpanel', { name: 'Lists' });
const tab = (page) => page.getByRole('tab', { name: 'Lists' }).click();
const news = (page) => panel(page).getByRole('status');
const places = (page) => panel(page).getByRole('listbox', { name: 'Lines that do not have one solution' });
const none = `55${easy.slice(2)}`;
const several = `${easySolution.slice(0, 27)}${'.'.repeat(54)}`;
const markup = '<b>no puzzle</b>';

async function fileOf(text) {
  const file = join(mkdtempSync(join(tmpdir(), 'ennead-')), 'list.txt');
  writeFileSync(file, text);
  return file;
}

onPage('a pasted list: counts, places, results, one of them opened', async (page, { board, button, message }) => {
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, `# a comment\n${easy}\n${none}\n\n${several}\n${markup}\n${easy} the same\n`);
  await shows(message, /^The first of 4 puzzles is opened; the panel Lists has them all\.$/);
  await shows(news(page), /^7 of 7 lines are done\.$/); // its panel is in front
  for (const text of ['One solution: 2', 'No solution: 1', 'More than one solution: 1', 'Not a puzzle: 1'])
    await panel(page).getByText(text, { exact: true }).waitFor();
  assert.equal(await panel(page).getByText(/^Not decided/).count(), 0);
  const told = await places(page).getByRole('option').allTextContents();
  assert.deepEqual(told.map((line) => line.split(': ').slice(0, 2).join(': ')),
                   ['Line 3: no solution', 'Line 5: more than one solution', 'Line 6: not a puzzle']);
  assert.equal(await panel(page).locator('b').count(), 0);
  const [download] = await Promise.all([page.waitForEvent('download'), button('Save the results').click()]);
  const rows = readFileSync(await download.path(), 'utf8').trimEnd().split('\n').map((line) => line.split('\t'));
  assert.deepEqual(rows.map(([number, verdict]) => `${number} ${verdict}`),
                   ['2 unique', '3 none', '5 several', '6 error', '7 unique']);
  assert.deepEqual(rows[0], ['2', 'unique', easy, easySolution]);
  assert.equal(rows[2][3].length, 81);
  await places(page).selectOption({ index: 1 });
  await button('Open this one').click();
  await until(board, (text) => text === several, 'the board');
});

onPage('a hundred thousand lines: solved while the game goes on', async (page, { cell, keys, label }) => {
  const lines = Array.from({ length: 100000 }, (_, i) => (i === 77776 ? none : easy));
  await tab(page);
  await page.getByLabel('Choose a list').setInputFiles(await fileOf(`${lines.join('\n')}\n`));
  await cell(5, 5).click();
  await keys('5');
  assert.match(await label(5, 5), /^row 5 column 5, 5/);
  await shows(news(page), /^100,000 of 100,000 lines are done\.$/);
  await panel(page).getByText('One solution: 99,999', { exact: true }).waitFor();
  await shows(places(page), /^Line 77,777: no solution/);
});

onPage('a list is stopped, and another one is solved', async (page, { button }) => {
  await tab(page);
  await page.getByLabel('Choose a list').setInputFiles(await fileOf('no puzzle at all\n'.repeat(300000)));
  await shows(news(page), /^Solving the list \.\.\.$/);
  await until(() => panel(page).getByText(/^[1-9][\d,]* of 300,000 lines \.\.\.$/).count(), (count) => count === 1, 'progress');
  assert.equal(await panel(page).getByRole('progressbar', { name: 'Lines that are solved' }).getAttribute('max'), '300000');
  await button('Stop').click();
  const told = await shows(news(page), /^Stopped\. The list has 300,000 lines; there are results for [\d,]+\.$/);
  const [download] = await Promise.all([page.waitForEvent('download'), button('Save the results').click()]);
  const rows = readFileSync(await download.path(), 'utf8').trimEnd().split('\n');
  assert.equal(rows.length, Number(/([\d,]+)\.$/.exec(told)[1].replaceAll(',', '')));
  assert.ok(rows.every((row) => /^\d+\terror\tno puzzle at all\tno puzzle in this text/.test(row)));
  await page.getByRole('textbox', { name: 'Puzzles, one a line' }).fill(easy);
  await button('Solve the list').click();
  await shows(news(page), /^1 of 1 lines are done\.$/);
  await panel(page).getByText('One solution: 1', { exact: true }).waitFor();
});

onPage('a list with commas, and one behind much else', async (page, { board, message }) => {
  const paste = (text) => page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, text);
  await tab(page);
  await paste(`puzzle,solution\n${easy},${easySolution}\n${none};x\n${easy.replaceAll('.', '*')},\n`);
  await shows(message, /^The first of 3 puzzles is opened/);
  await shows(news(page), /^4 of 4 lines are done\.$/);
  for (const text of ['One solution: 2', 'No solution: 1', 'Not a puzzle: 1'])
    await panel(page).getByText(text, { exact: true }).waitFor();
  await paste(`${'# much else\n'.repeat(8000)}${several}\n${easy}\n`);
  await shows(message, /^The first of 2 puzzles is opened/);
  await until(board, (text) => text === several, 'the board');
  await shows(news(page), /^8,002 of 8,002 lines are done\.$/);
});

onPage('a list is printed, four on a page', async (page, { button }) => {
  await tab(page);
  await page.getByRole('textbox', { name: 'Puzzles, one a line' }).fill(`# five\n${markup}\n${`${easy}\n`.repeat(5)}`);
  await button('Solve the list').click();
  await shows(news(page), /done/);
  await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByRole('combobox', { name: 'Print' }).selectOption('list');
  await page.getByRole('spinbutton', { name: 'How many' }).fill('60');
  await page.getByRole('combobox', { name: 'On a page' }).selectOption('2');
  await button('Print').click();
  await until(() => page.locator('#print .sheet').count(), (count) => count === 2, 'pages');
  assert.equal(await page.locator('#print figure').count(), 5);
  const share = page.getByRole('tabpanel', { name: 'Share' }).getByRole('status');
  await shows(share, /^Lines that are no puzzles were left out: 1\.$/);
  await page.getByRole('spinbutton', { name: 'How many' }).fill('2.5');
  await button('Print').click();
  await until(() => page.locator('#print figure').count(), (count) => count === 2, 'figures');
}, { before: (page) => page.addInitScript(() => { window.print = () => {}; }) });

onPage('this puzzle is printed alone, as wide as the paper', async (page, { button }) => {
  await page.getByRole('tab', { name: 'Share' }).click();
  const [what, across] = ['Print', 'On a page'].map((name) => page.getByRole('combobox', { name }));
  const count = page.getByRole('spinbutton', { name: 'How many' });
  assert.equal(await count.isVisible() || await across.isVisible(), false);
  await what.selectOption('list');
  await across.selectOption('3');
  await what.selectOption('this');
  await button('Print').click();
  await until(() => page.locator('#print figure').count(), (figures) => figures === 1, 'figures');
  assert.equal(await page.locator('#print').evaluate((sheets) => sheets.style.getPropertyValue('--across')), '1');
}, { before: (page) => page.addInitScript(() => { window.print = () => {}; }) });

onPage('without a list none is printed', async (page, { button }) => {
  await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByRole('combobox', { name: 'Print' }).selectOption('list');
  await button('Print').click();
  await shows(page.getByRole('tabpanel', { name: 'Share' }).getByRole('status'), /^There is no list/);
}, { before: (page) => page.addInitScript(() => { window.print = () => { throw new Error('printed'); }; }) });
