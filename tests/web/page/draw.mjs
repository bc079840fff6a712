// SPDX-License-Identifier: MIT
// Rules drawn on the board: one of each family, by mouse, touch and keyboard; changed and removed.
import assert from 'node:assert/strict';
import { onPage, shows, until } from './browser.mjs';

const list = (page) => page.getByRole('listbox', { name: 'Rules of this puzzle' });
const rulesOf = (page) => list(page).getByRole('option').allTextContents();
const has = (page, ...rules) => until(() => rulesOf(page), (found) => found.join('|') === rules.join('|'), 'rules');
const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const empty = { at: `#${'.'.repeat(81)}` };

async function choose(page, name, numbers = null) {
  await page.getByRole('combobox', { name: 'Rule' }).selectOption(name);
  if (numbers !== null) await page.getByRole('textbox', { name: 'Numbers' }).fill(numbers);
}

async function begin(page) {
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('button', { name: 'Draw on the board' }).click();
}

// A point in a cell: x and y go from 0 to 1.
async function point(page, [row, column, x = 0.5, y = 0.5]) {
  const box = await page.getByRole('gridcell', { name: new RegExp(`^row ${row} column ${column}\\b`) }).boundingBox();
  return [box.x + x * box.width, box.y + y * box.height];
}

async function draw(page, ...cells) {
  await page.mouse.move(...await point(page, cells[0]));
  await page.mouse.down();
  for (const cell of cells.slice(1)) await page.mouse.move(...await point(page, cell), { steps: 4 });
  await page.mouse.up();
}

// The rule, its numbers, where the mouse goes, and the text that it must be.
const families = [
  ['thermo', null, [[1, 1], [1, 2], [2, 2]], 'thermo r1c1 r1c2 r2c2'],
  ['arrow', null, [[3, 3], [3, 4], [3, 5]], 'arrow r3c3 : r3c4 r3c5'],
  ['palindrome', null, [[5, 1], [5, 2], [5, 3]], 'palindrome r5c1 r5c2 r5c3'],
  ['whisper', '4', [[7, 7], [7, 8], [8, 8]], 'whisper 4 r7c7 r7c8 r8c8'],
  ['cage', '12', [[2, 5], [2, 6], [3, 6]], 'cage 12 r2c5 r2c6 r3c6'],
  ['cage', '', [[8, 1], [9, 1]], 'cage r8c1 r9c1'],
  ['white-dot', '', [[4, 4, 0.9, 0.5]], 'white-dot r4c4 r4c5'],
  ['black-dot', '3', [[4, 7, 0.5, 0.05]], 'black-dot 3 r3c7 r4c7'],
  ['x', null, [[6, 6], [6, 7]], 'x r6c6 r6c7'],
  ['quadruple', '1 2', [[8, 4], [8, 5], [9, 5], [9, 4]], 'quadruple 1 2 r8c4 r8c5 r9c5 r9c4'],
  ['odd', null, [[9, 9]], 'odd r9c9'],
  ['sandwich', '12', [[3, 1, 0.1, 0.5]], `sandwich 12 ${nine.map((column) => `r3c${column}`).join(' ')}`],
  ['x-sum', '20', [[1, 4, 0.5, 0.1]], `x-sum 20 ${nine.map((row) => `r${row}c4`).join(' ')}`],
  ['skyscraper', '3', [[2, 9, 0.9, 0.5]], `skyscraper 3 ${nine.map((column) => `r2c${10 - column}`).join(' ')}`],
  ['full-rank', '17', [[1, 8, 0.5, 0.1]], `full-rank 17 ${nine.map((row) => `r${row}c8`).join(' ')}`],
  ['little-killer', '20', [[1, 6], [2, 7]], 'little-killer 20 r1c6 r2c7 r3c8 r4c9'],
];

onPage('one rule of each family is drawn by the mouse', async (page) => {
  await begin(page);
  const made = [];
  for (const [name, numbers, cells, text] of families) {
    await choose(page, name, numbers);
    await draw(page, ...cells);
    made.push(text);
    await has(page, ...made);
    await shows(page.locator('#message'), new RegExp(`^Added: ${text}$`));
  }
}, empty);

onPage('a diagonal has no neighbors, a quick line no gaps', async (page) => {
  await begin(page);
  await choose(page, 'thermo');
  const line = async (from, to, steps) => {
    await page.mouse.move(...await point(page, from));
    await page.mouse.down();
    await page.mouse.move(...await point(page, to), { steps });
    await page.mouse.up();
  };
  await line([5, 5], [7, 7, 0.7, 0.4], 12);
  await has(page, 'thermo r5c5 r6c6 r7c7');
  await line([1, 1], [1, 6], 1);
  await has(page, 'thermo r5c5 r6c6 r7c7', 'thermo r1c1 r1c2 r1c3 r1c4 r1c5 r1c6');
  await choose(page, 'little-killer', '20');
  await line([1, 6, 0.5, 0.2], [3, 8], 12);
  await until(() => rulesOf(page), (found) => found[2] === 'little-killer 20 r1c6 r2c7 r3c8 r4c9', 'rules');
}, empty);

onPage('a rule that is there is chosen, not added again', async (page) => {
  await begin(page);
  const rules = [];
  for (const [name, numbers, at, text] of [
    ['white-dot', '', [4, 4, 0.9, 0.5], 'white-dot r4c4 r4c5'],
    ['sandwich', '12', [3, 1, 0.1, 0.5], `sandwich 12 ${nine.map((column) => `r3c${column}`).join(' ')}`],
  ]) {
    await choose(page, name, numbers);
    await draw(page, at);
    await has(page, ...rules, text);
    rules.push(text);
    await draw(page, at);
    await shows(page.locator('#message'), new RegExp(`^Chosen: ${text}$`));
    await has(page, ...rules);
  }
  await choose(page, 'anti-knight');
  assert.equal(await page.getByRole('button', { name: 'Draw on the board' }).isVisible(), false);
  await draw(page, [1, 1], [1, 2]);
  await has(page, ...rules);
}, empty);

onPage('a cage is the same in any order, a palindrome from both ends, a thermometer is not', async (page) => {
  await begin(page);
  await choose(page, 'cage', '12');
  await draw(page, [1, 1], [1, 2], [2, 2]);
  await has(page, 'cage 12 r1c1 r1c2 r2c2');
  await draw(page, [2, 2], [1, 2], [1, 1]);
  await shows(page.locator('#message'), /^Chosen: cage 12 r1c1 r1c2 r2c2$/);
  await choose(page, 'palindrome');
  await draw(page, [5, 1], [5, 2], [6, 2]);
  await has(page, 'cage 12 r1c1 r1c2 r2c2', 'palindrome r5c1 r5c2 r6c2');
  await draw(page, [6, 2], [5, 2], [5, 1]);
  await shows(page.locator('#message'), /^Chosen: palindrome r5c1 r5c2 r6c2$/);
  await choose(page, 'thermo');
  await draw(page, [8, 1], [8, 2], [8, 3]);
  await has(page, 'cage 12 r1c1 r1c2 r2c2', 'palindrome r5c1 r5c2 r6c2', 'thermo r8c1 r8c2 r8c3');
  await draw(page, [8, 3], [8, 2], [8, 1]);
  await until(() => rulesOf(page), (rules) => rules.includes('thermo r8c3 r8c2 r8c1'), 'rules');
}, empty);

onPage('two additions at once are both made; a pointer that is lost adds nothing', async (page) => {
  await begin(page);
  await choose(page, 'white-dot');
  const places = [await point(page, [4, 1, 0.95, 0.5]), await point(page, [4, 4, 0.95, 0.5])];
  const press = (points, end) => page.evaluate(([points, end]) => {
    const grid = document.querySelector('[role=grid]');
    grid.setPointerCapture = () => {}; // these events have no pointer
    for (const [clientX, clientY] of points)
      for (const name of ['pointerdown', end])
        grid.dispatchEvent(new PointerEvent(name, { clientX, clientY, pointerId: 1, button: 0, bubbles: true, cancelable: true }));
  }, [points, end]);
  await press([await point(page, [6, 1, 0.95, 0.5])], 'pointercancel');
  await press([...places, places[0]], 'pointerup');
  await has(page, 'white-dot r4c1 r4c2', 'white-dot r4c4 r4c5');
  await shows(page.locator('#message'), /^Chosen: white-dot r4c1 r4c2$/);
}, empty);

onPage('text that was typed stays when cells are drawn', async (page) => {
  await begin(page);
  await choose(page, 'regex');
  await page.getByRole('textbox', { name: 'As text' }).fill('regex "1.*"');
  await draw(page, [2, 1], [2, 2], [2, 3]);
  await has(page, 'regex r2c1 r2c2 r2c3 "1.*"');
}, empty);

onPage('drawing ends with its panel and its puzzle', async (page, { button, open }) => {
  const pressed = () => page.getByRole('button', { name: 'Draw on the board', includeHidden: true }).getAttribute('aria-pressed');
  await begin(page);
  await choose(page, 'thermo');
  await draw(page, [1, 1], [1, 2]);
  await has(page, 'thermo r1c1 r1c2');
  assert.equal(await pressed(), 'true');
  await page.getByRole('tab', { name: 'Help' }).click();
  assert.equal(await pressed(), 'false');
  await draw(page, [3, 1], [3, 2]);
  assert.equal(await page.locator('.cell.selected').count(), 2);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await has(page, 'thermo r1c1 r1c2');
  await button('Draw on the board').click();
  await open('.'.repeat(81));
  await has(page);
  assert.equal(await pressed(), 'false');
}, empty);

onPage('a rule on the board is chosen, changed and removed', async (page, { button, keys }) => {
  await begin(page);
  await choose(page, 'cage', '12');
  await draw(page, [2, 5], [2, 6]);
  await has(page, 'cage 12 r2c5 r2c6');
  await draw(page, [2, 6]);
  await shows(page.locator('#message'), /^Chosen: cage 12 r2c5 r2c6$/);
  await button('Change').click();
  await has(page, 'cage 12 r2c5 r2c6');
  await page.getByRole('textbox', { name: 'Numbers' }).fill('13');
  await page.getByRole('textbox', { name: 'As text' }).fill('cage 13 r2c5 r2c6');
  await button('Replace the rule').click();
  await has(page, 'cage 13 r2c5 r2c6');
  await draw(page, [2, 5]);
  await keys('Delete');
  await has(page);
}, empty);

onPage('a rule is drawn by the keyboard alone', async (page, { cell, keys }) => {
  await begin(page);
  await choose(page, 'thermo');
  await cell(1, 1).focus();
  await keys('ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Enter');
  await has(page, 'thermo r2c1 r2c2 r3c2');
  await choose(page, 'sandwich', '7');
  await cell(3, 2).focus();
  await keys('Control+Home', 'ArrowDown', 'Enter');
  await has(page, 'thermo r2c1 r2c2 r3c2', `sandwich 7 ${nine.map((column) => `r2c${column}`).join(' ')}`);
  await choose(page, 'x-sum', '9');
  await cell(3, 2).focus();
  await keys('Control+Home', 'Shift+ArrowDown', 'Enter');
  await until(() => rulesOf(page), (rules) => rules[2] === `x-sum 9 ${nine.map((row) => `r${row}c1`).join(' ')}`, 'rules');
}, empty);

onPage('the way back takes cells away; what is too short is no rule', async (page) => {
  await begin(page);
  await choose(page, 'thermo');
  await draw(page, [1, 1]);
  await draw(page, [1, 1], [1, 2], [1, 3], [1, 2], [2, 2]);
  await has(page, 'thermo r1c1 r1c2 r2c2');
}, empty);

onPage('a wrong number: what is wrong', async (page) => {
  await begin(page);
  await choose(page, 'cage', 'ten');
  await draw(page, [1, 1], [1, 2]);
  await shows(page.locator('#message'), /^Line \d+, column \d+: /);
  assert.deepEqual(await rulesOf(page), []);
}, empty);

onPage('without drawing, the mouse selects', async (page, { button }) => {
  await begin(page);
  await button('Draw on the board').click();
  await draw(page, [1, 1], [1, 2]);
  assert.equal(await page.locator('.cell.selected').count(), 2);
  assert.deepEqual(await rulesOf(page), []);
}, empty);

onPage('a rule is drawn by touch', async (page) => {
  await begin(page);
  await choose(page, 'arrow');
  const session = await page.context().newCDPSession(page);
  await page.locator('#board').scrollIntoViewIfNeeded();
  const touch = async (type, cell) => {
    const points = cell ? [await point(page, cell)].map(([x, y]) => ({ x, y })) : [];
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  };
  await touch('touchStart', [4, 4]);
  await touch('touchMove', [4, 5]);
  await touch('touchMove', [5, 5]);
  await touch('touchEnd', null);
  await has(page, 'arrow r4c4 : r4c5 r5c5');
}, { ...empty, hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
