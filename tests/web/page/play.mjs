// SPDX-License-Identifier: MIT
// Playing: keys, pad, mouse and touch, marks, conflicts, undo, games that are kept; puzzles that
// come in.
import assert from 'node:assert/strict';
import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { easy, easySolution, onPage, shows, until } from './browser.mjs';

onPage('a link opens a puzzle, and its verdict is said', async (page, { board, verdict }) => {
  assert.equal(await board(), easy);
  await shows(verdict, /^One solution$/);
});

onPage('without a link there is a puzzle too', async (page, { verdict }) => {
  await shows(verdict, /^One solution$/);
}, { at: '' });

onPage('the grid has 81 cells, one tab stop, and labels', async (page, { label }) => {
  assert.equal(await page.getByRole('grid', { name: 'Sudoku board' }).count(), 1);
  assert.equal(await page.getByRole('row').count(), 9);
  assert.equal(await page.getByRole('gridcell').count(), 81);
  assert.equal(await page.locator('[role=gridcell][tabindex="0"]').count(), 1);
  assert.equal(await label(1, 1), 'row 1 column 1, 5, given');
  assert.equal(await label(1, 3), 'row 1 column 3, empty');
});

onPage('arrows move, and go round', async (page, { cell, keys }) => {
  await cell(1, 1).focus();
  await keys('ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowUp');
  assert.equal(await cell(9, 2).evaluate((element) => element === document.activeElement), true);
  await keys('Home');
  assert.equal(await cell(9, 1).evaluate((element) => element === document.activeElement), true);
  await keys('Control+End');
  assert.equal(await cell(9, 9).evaluate((element) => element === document.activeElement), true);
});

onPage('nine colors of a cell: each letter is in it and none over another', async (page, { cell, keys, label }) => {
  await cell(1, 3).click();
  for (let digit = 1; digit <= 9; digit++) await keys(`Control+Shift+Digit${digit}`);
  assert.match(await label(1, 3), /colored blue, orange, green, yellow, sky, red, purple, gray, brown$/);
  const outside = await cell(1, 3).evaluate((element) => {
    const letters = [...element.querySelectorAll('.letters span')];
    const boxes = [element, ...letters].map((one) => one.getBoundingClientRect());
    const [all, ...each] = boxes;
    const inside = (one) => one.left >= all.left && one.right <= all.right + 0.5 && one.top >= all.top && one.bottom <= all.bottom + 0.5;
    const apart = (one, other) => one.right <= other.left + 0.5 || other.right <= one.left + 0.5 ||
      one.bottom <= other.top + 0.5 || other.bottom <= one.top + 0.5;
    return each.filter((one, i) => !inside(one) || each.some((other, k) => k !== i && !apart(one, other))).length;
  });
  assert.equal(outside, 0);
}, { viewport: { width: 360, height: 740 } });

onPage('16x16: candidates are in their cells', async (page, { button, open }) => {
  await open(`variant\nsize 16\nboxes 4x4\ngrid\n${`${Array(16).fill('.').join(' ')}\n`.repeat(16)}`);
  await until(() => page.getByRole('gridcell').count(), (count) => count === 256, 'the board');
  await button('Fill in candidates').click();
  const inside = await page.getByRole('gridcell').first().evaluate((cell) => {
    const all = cell.getBoundingClientRect();
    return [...cell.querySelectorAll('.mark')].map((mark) => mark.getBoundingClientRect())
      .filter((box) => box.left >= all.left && box.right <= all.right + 0.5 && box.top >= all.top && box.bottom <= all.bottom + 0.5).length;
  });
  assert.equal(inside, 16);
});

onPage('rules with unknown names below a grid are reported', async (page, { open, board }) => {
  for (const grid of [easy, easy.match(/.{9}/g).join('\n')]) {
    await open(`${grid}\nanti-knight\nwhite r1c1 r1c2\n`);
    await shows(page.getByRole('dialog').getByRole('alert'), /^Line \d+, column 1: there is no rule 'white'$/);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  }
  assert.equal(await board(), easy);
});

onPage('digits place; the same again takes away; givens stay', async (page, { cell, keys, label }) => {
  await cell(1, 3).click();
  await keys('4');
  assert.equal(await label(1, 3), 'row 1 column 3, 4');
  await keys('2');
  assert.equal(await label(1, 3), 'row 1 column 3, 2');
  await keys('2');
  assert.equal(await label(1, 3), 'row 1 column 3, empty');
  await cell(1, 1).click();
  await keys('1', 'Backspace');
  assert.equal(await label(1, 1), 'row 1 column 1, 5, given');
});

onPage('Shift is a corner mark, Ctrl a center mark, both a color', async (page, { cell, keys, label }) => {
  await cell(1, 3).click();
  await keys('Shift+Digit1', 'Shift+Digit2', 'Control+Digit4', 'Control+Shift+Digit3');
  assert.equal(await label(1, 3),
               'row 1 column 3, empty, candidates 4, corner marks 1 2, colored green');
  await keys('Shift+Digit1');
  assert.match(await label(1, 3), /corner marks 2,/);
});

onPage('with candidates at fixed places corner marks are seen too', async (page, { cell, keys }) => {
  await cell(1, 3).click();
  await keys('Shift+Digit1', 'Shift+Digit4', 'Control+Digit4', 'Control+Digit2');
  const marks = await cell(1, 3).locator('.mark').evaluateAll((all) => all.map(({ dataset, className, style }) =>
    `${dataset.text} ${style.gridArea.split(' / ').slice(0, 2)} ${className.split(' ').filter(Boolean).slice(1).join(' ')}`.trim()));
  assert.deepEqual(marks, ['2 1,2', '4 2,1 cornered', '1 1,1 cornered alone']);
});

onPage('Z X C V choose the mode, Space goes round', async (page, { button, cell, keys, label }) => {
  await cell(1, 3).click();
  await keys('c', '4', 'x', '1', 'v', '2');
  assert.equal(await label(1, 3), 'row 1 column 3, empty, candidates 4, corner marks 1, colored orange');
  assert.equal(await button('Colors').getAttribute('aria-pressed'), 'true');
  await keys('Space');
  assert.equal(await button('Digits').getAttribute('aria-pressed'), 'true');
});

onPage('the pad enters, and counts what is left', async (page, { button, cell, label }) => {
  await cell(1, 3).click();
  await button('Enter 4, 7 left').click();
  assert.equal(await label(1, 3), 'row 1 column 3, 4');
  await button('Enter 4, 6 left').waitFor();
  await button('Erase').click();
  assert.equal(await label(1, 3), 'row 1 column 3, empty');
});

onPage('Shift and arrows, Ctrl and clicks, and a drag select several', async (page, { cell, keys, label }) => {
  await cell(1, 3).click();
  await keys('Shift+ArrowRight', 'Control+Digit2');
  await cell(3, 1).click();
  await cell(3, 4).click({ modifiers: ['Control'] });
  await keys('Control+Digit1');
  const [from, to] = [await cell(8, 1).boundingBox(), await cell(8, 3).boundingBox()];
  await page.mouse.move(from.x + 9, from.y + 9);
  await page.mouse.down();
  await page.mouse.move(to.x + 9, to.y + 9, { steps: 8 });
  await page.mouse.up();
  await keys('Control+Digit3');
  assert.match(await label(1, 3), /candidates 2$/);
  assert.match(await label(1, 4), /candidates 2$/);
  assert.match(await label(3, 1), /candidates 1$/);
  assert.match(await label(3, 4), /candidates 1$/);
  assert.match(await label(8, 1), /candidates 3$/);
  assert.match(await label(8, 2), /candidates 3$/);
  assert.match(await label(8, 3), /candidates 3$/);
});

onPage('a double click selects the same digit; Ctrl+A all; Escape none, and keys go on at the cursor', async (page, { cell, keys, label }) => {
  const selected = () => page.locator('[role=gridcell][aria-selected=true]').count();
  await cell(1, 1).dblclick();
  assert.equal(await selected(), 3);
  await keys('Control+a');
  assert.equal(await selected(), 81);
  await keys('Escape');
  assert.equal(await selected(), 0);
  assert.equal(await page.locator('.peer, .same').count(), 0);
  await keys('ArrowRight', 'ArrowRight', 'Escape', 'Control+Digit4');
  assert.equal(await selected(), 0);
  assert.equal(await label(1, 3), 'row 1 column 3, empty, candidates 4');
  await keys('Shift+ArrowRight');
  assert.equal(await selected(), 2);
});

onPage('candidates are filled in, and a digit takes them from what it sees', async (page, { button, cell, keys, label }) => {
  await button('Fill in candidates').click();
  assert.equal(await label(1, 3), 'row 1 column 3, empty, candidates 1 2 4');
  await cell(1, 3).click();
  await keys('4');
  assert.equal(await label(2, 2), 'row 2 column 2, empty, candidates 2 7');
  assert.equal(await label(1, 6), 'row 1 column 6, empty, candidates 2 6 8');
  await keys('Control+z', 'Control+z');
  assert.equal(await label(2, 2), 'row 2 column 2, empty');
});

onPage('letters of colors and candidates do not lie over one another; digits look like givens', async (page, { button, cell, keys }) => {
  await button('Fill in candidates').click();
  await cell(4, 1).click();
  for (const color of [1, 3]) await keys(`Control+Shift+Digit${color}`);
  const apart = await page.locator('.cell.colored').evaluate((one) => {
    const bottom = Math.max(...[...one.querySelectorAll('.mark')].map((mark) => mark.getBoundingClientRect().bottom));
    return one.querySelector('.letters').getBoundingClientRect().top - bottom;
  });
  assert.ok(apart >= -2, `${apart} pixels`);
  await cell(1, 3).click();
  await keys('4');
  const font = await page.locator('.digit').first().evaluate((one) => getComputedStyle(one).fontFamily.split(',')[0]);
  assert.match(decodeURIComponent(await page.locator('.picture').getAttribute('src')), new RegExp(`font-family="${font},`));
});

onPage('a state shows all its candidates, and a line of HoDoKu\'s library is no title', async (page, { label, open }) => {
  await open(`:0701:3:${easy}:213:384::`);
  await until(() => label(1, 3), (said) => said.endsWith('candidates 1 4'), 'r1c3');
  assert.match(await label(1, 4), /candidates 2 6$/);
  assert.equal(await page.locator('#title').textContent(), '');
});

onPage('conflicts are said', async (page, { cell, keys, label }) => {
  await cell(1, 3).click();
  await keys('5');
  assert.equal(await label(1, 3), 'row 1 column 3, 5, sees the same digit');
  assert.equal(await label(1, 1), 'row 1 column 1, 5, given, sees the same digit');
});

onPage('undo, redo, and branches of the tree with names', async (page, { button, cell, keys, label }) => {
  await cell(1, 3).click();
  await keys('1', '2', 'Control+z');
  assert.equal(await label(1, 3), 'row 1 column 3, 1');
  await keys('Control+y');
  assert.equal(await label(1, 3), 'row 1 column 3, 2');
  await keys('Control+z', '4');
  await page.getByRole('tab', { name: 'Games' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('guess');
  await button('Name this position').click();
  await button('Move 2, 2 in r1c3').click();
  assert.equal(await label(1, 3), 'row 1 column 3, 2');
  await button('Move 2, 4 in r1c3: guess').click();
  assert.equal(await label(1, 3), 'row 1 column 3, 4');
});

onPage('check says first that, then where; back goes to the last right position', async (page, { button, cell, keys, label, message, verdict }) => {
  await shows(verdict, /One solution/);
  await cell(1, 3).click();
  await keys('4');
  await button('Check').click();
  await shows(message, /^No mistake so far\.$/);
  await cell(1, 4).click();
  await keys('2');
  await button('Check').click();
  await shows(message, /^There is a mistake\. Check again to see where\.$/);
  assert.equal(await label(1, 4), 'row 1 column 4, 2');
  await button('Check').click();
  await shows(message, /^Wrong: r1c4\.$/);
  assert.equal(await label(1, 4), 'row 1 column 4, 2, wrong');
  await button('Undo mistakes').click();
  assert.equal(await label(1, 4), 'row 1 column 4, empty');
  assert.equal(await label(1, 3), 'row 1 column 3, 4');
});

onPage('a whole game by the keyboard alone', async (page, { keys, board, message, verdict }) => {
  await shows(verdict, /One solution/);
  await page.getByRole('gridcell').first().focus();
  for (let cell = 0; cell < 81; cell++) {
    if (easy[cell] === '.') await keys(easySolution[cell]);
    await keys('ArrowRight');
    if (cell % 9 === 8) await keys('ArrowDown');
  }
  assert.equal(await board(), easySolution);
  await shows(message, /^Solved in \d+:\d\d\.$/);
});

onPage('games are kept, and go on after the page was closed', async (page, { button, cell, keys, board, open }) => {
  await cell(1, 3).click();
  await keys('4', 'Control+Digit1');
  await open(easySolution.replace('5', '.'));
  await until(board, (text) => text === easySolution.replace('5', '.'));
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await page.reload();
  await until(board, (text) => text === easySolution.replace('5', '.'));
  await page.getByRole('tab', { name: 'Games' }).click();
  await button('Continue Sudoku').nth(1).click();
  assert.match(await board(), /^534\.7/);
});

onPage('the timer stops, and the board is hidden meanwhile', async (page, { button, cell }) => {
  await button('Pause').click();
  assert.equal(await cell(1, 1).isVisible(), false);
  await shows(page.locator('#message'), /paused/);
  await button('Go on').click();
  assert.equal(await cell(1, 1).isVisible(), true);
});

onPage('a misprint is found', async (page, { open, verdict }) => {
  await open('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..74');
  await shows(verdict, /^No solution\. Without r5c1 or r9c9 it has one solution\.$/);
});

onPage('several solutions: where they differ', async (page, { open, verdict }) => {
  await open('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8....');
  await shows(verdict, /^More than one solution\. Two solutions differ in r1c7/);
});

onPage('what is no puzzle: what is wrong, and where', async (page, { open, board }) => {
  await open('<img src=x onerror="document.title=1">');
  await shows(page.getByRole('alert').first(), /expected at least one/);
  assert.equal(await page.locator('#open img').count(), 0);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  assert.equal(await board(), easy);
});

onPage('titles and rules never become markup', async (page, { open }) => {
  const row = '. . . .';
  await open(`variant <b onclick=1>bold</b>&amp;\nsize 4\ngrid\n${[row, row, row, row].join('\n')}\n`);
  await shows(page.locator('#title'), /^<b onclick=1>bold<\/b>&amp;$/);
  assert.equal(await page.locator('#title b, header b').count(), 0);
});

onPage('a link of Ennead, in the address and pasted', async (page, { board }) => {
  assert.equal(await board(), easy);
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, `https://www.sudokuwiki.org/sudoku.htm?bd=${easySolution.replace('5', '0')}`);
  await until(board, (text) => text === easySolution.replace('5', '.'));
}, { at: '#ennead=KwZgdGDsEQbBBGAnMGYkA43y3GIAWCLcMBaCAJhnnhktwgOQlRl0iSA' });

async function openFile(page, text) {
  const file = join(mkdtempSync(join(tmpdir(), 'ennead-')), 'puzzle.txt');
  writeFileSync(file, text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByLabel('From a file').setInputFiles(file);
}

onPage('a file is opened', async (page, { board }) => {
  await openFile(page, `${easySolution.replace('5', '.')}\n`);
  await until(board, (text) => text === easySolution.replace('5', '.'));
});

onPage('a hundred thousand lines', async (page, { message }) => {
  await openFile(page, `${easy}\n`.repeat(100000));
  await shows(message, /^The first of 100,000 puzzles is opened; the panel Lists has them all\.$/);
});

onPage('a variant: drawn, played, and a broken rule is said', async (page, { cell, keys, label, message, open, verdict }) => {
  const row = '. . . .';
  await open(`variant A thermometer\nsize 4\ngrid\n${[row, row, row, row].join('\n')}\nthermo r1c1 r1c2 r1c3 r1c4\ncage 7 r2c1 r2c2\n`);
  await shows(page.locator('#title'), /^A thermometer$/);
  await shows(verdict, /^(One|More than one) solution/);
  await cell(1, 1).click();
  await keys('3');
  await shows(message, /^Broken: thermo r1c1 r1c2 r1c3 r1c4$/);
  assert.match(await label(1, 2), /its rule is broken/);
  assert.match(await page.locator('.picture').getAttribute('src'), /thermo/);
});

onPage('16 by 16: numbers of two digits', async (page, { cell, keys, label, open }) => {
  const row = Array(16).fill('.').join(' ');
  await open(`variant Large\nsize 16\ngrid\n${Array(16).fill(row).join('\n')}\n`);
  await shows(page.locator('#title'), /^Large$/);
  await cell(16, 16).click();
  await keys('1', '4');
  assert.equal(await label(16, 16), 'row 16 column 16, 14');
  await cell(16, 1).click();
  await keys('1', '0', 'ArrowRight', '1', 'ArrowRight', '4');
  assert.equal(await label(16, 1), 'row 16 column 1, 10');
  assert.equal(await label(16, 2), 'row 16 column 2, 1');
  assert.equal(await label(16, 3), 'row 16 column 3, 4');
});

const type = (page, code, key, more = {}) => page.evaluate((members) => document.activeElement.dispatchEvent(
  new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...members })), { code, key, ...more });

onPage('with Ctrl, letters are those of the layout', async (page, { cell, keys, label }) => {
  await cell(1, 3).click();
  await keys('4');
  await type(page, 'KeyZ', 'y', { ctrlKey: true });
  assert.equal(await label(1, 3), 'row 1 column 3, 4');
  await type(page, 'KeyY', 'z', { ctrlKey: true });
  assert.equal(await label(1, 3), 'row 1 column 3, empty');
});

onPage('keys are where they are on any layout; where a place means nothing, the letter counts', async (page, { button, cell, keys, label }) => {
  const pressed = async (name) => (await button(name).getAttribute('aria-pressed')) === 'true';
  await cell(1, 3).click();
  await keys('c');
  await type(page, 'KeyZ', 'w'); // French
  assert.equal(await pressed('Digits'), true);
  await type(page, 'KeyX', 'q'); // Dvorak
  assert.equal(await pressed('Corner'), true);
  await type(page, 'KeyX', 'ч'); // Russian
  await type(page, 'Digit4', '\'', {}); // French, without Shift
  assert.match(await label(1, 3), /corner marks 4$/);
  await type(page, 'KeyY', 'z'); // German
  assert.equal(await pressed('Digits'), true);
  await type(page, 'KeyW', 'z'); // French: up
  assert.equal(await cell(9, 3).evaluate((element) => element === document.activeElement), true);
  await type(page, 'KeyD', 'd');
  assert.equal(await cell(9, 4).evaluate((element) => element === document.activeElement), true);
});

onPage('W A S D move only if they are to', async (page, { button, cell, keys }) => {
  await page.getByRole('tab', { name: 'Games' }).click();
  await page.getByRole('checkbox', { name: 'W A S D move the cursor' }).uncheck();
  await cell(1, 3).click();
  await keys('d', 's', 'c');
  assert.equal(await cell(1, 3).evaluate((element) => element === document.activeElement), true);
  await type(page, 'KeyW', 'z');
  assert.equal(await button('Digits').getAttribute('aria-pressed'), 'true');
});

onPage('a damaged address: what is wrong with it is said', async (page, { message, verdict }) => {
  await shows(message, /^Line 1, column 1: /);
  await shows(verdict, /^One solution$/);
}, { at: '#%E0%A4%A' });

onPage('candidates leave the sum of a cage free', async (page, { button, open, keys }) => {
  const row = Array(9).fill('.').join(' ');
  await open(`variant Sum\nsize 9\ngrid\n${`${row}\n`.repeat(9)}cage 3 r1c1 r1c2\n`);
  await shows(page.locator('#title'), /^Sum$/);
  await button('Fill in candidates').click();
  const first = page.getByRole('gridcell').first();
  const above = () => first.evaluate((cell) => {
    const { top, height } = cell.getBoundingClientRect();
    return (Math.min(...[...cell.querySelectorAll('.mark')].map((one) => one.getBoundingClientRect().top)) - top) / height;
  });
  assert.ok(await above() > 0.2);
  await keys('Control+z');
  await first.click();
  await keys('Shift+Digit1');
  assert.ok(await above() > 0.2);
});

onPage('a key that is held enters once; none enters in a pause', async (page, { button, cell, keys, label }) => {
  await cell(1, 3).click();
  await page.keyboard.down('4');
  await page.keyboard.down('4');
  await page.keyboard.up('4');
  assert.equal(await label(1, 3), 'row 1 column 3, 4');
  await button('Pause').click();
  await keys('2');
  await button('Go on').click();
  assert.equal(await label(1, 3), 'row 1 column 3, 4');
});

onPage('after a link was opened, loading again goes on with the game', async (page, { board, cell, keys }) => {
  await cell(1, 3).click();
  await keys('4');
  await page.reload();
  await until(board, (text) => text.startsWith('534.7'), 'the board');
});

onPage('a game in two tabs', async (page, { cell, keys, label }) => {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('html[data-ready]').waitFor({ state: 'attached' });
  await cell(1, 3).click();
  await keys('4');
  await other.getByRole('gridcell', { name: 'row 1 column 3, 4', exact: true }).waitFor();
  await other.getByRole('gridcell', { name: /^row 1 column 4\b/ }).click();
  await other.keyboard.press('6');
  await until(() => label(1, 4), (text) => text === 'row 1 column 4, 6', 'r1c4');
  assert.equal(await label(1, 3), 'row 1 column 3, 4');
});

onPage('a variant with several solutions is solved by any', async (page, { keys, message, open, verdict }) => {
  const row = '. . . .';
  await open(`variant Any\nsize 4\ngrid\n1 2 3 4\n${[row, row, row].join('\n')}\nthermo r1c1 r1c2\n`);
  await shows(verdict, /^More than one solution/);
  await page.getByRole('gridcell').first().focus();
  for (const digits of ['3412', '2143', '4321']) {
    await keys('ArrowDown', 'Home');
    for (const digit of digits) await keys(digit, 'ArrowRight');
  }
  await shows(message, /^Solved in /);
});

onPage('several cells are selected by touch, without dragging', async (page, { button, cell, label }) => {
  await cell(1, 3).tap();
  await button('Select several cells').tap();
  await cell(1, 4).tap();
  await cell(9, 1).tap();
  await cell(1, 4).tap();
  await button('Center').tap();
  await button('Enter 2, 7 left').tap();
  assert.match(await label(1, 3), /candidates 2$/);
  assert.match(await label(9, 1), /candidates 2$/);
  assert.match(await label(1, 4), /empty$/);
  await button('Select several cells').tap();
  await cell(1, 4).tap();
  assert.equal(await page.locator('[role=gridcell][aria-selected=true]').count(), 1);
}, { hasTouch: true });

onPage('touch', async (page, { button, cell, label }) => {
  await cell(1, 3).tap();
  await button('Enter 4, 7 left').tap();
  assert.equal(await label(1, 3), 'row 1 column 3, 4');
}, { hasTouch: true });

onPage('a hostile variant: reading ends, and the page goes on', async (page, { cell, keys, label, open, verdict }) => {
  const row = Array(25).fill('.').join(' ');
  const cages = Array.from({ length: 300 }, (_, i) => `sum ${40 + (i % 30)} r${1 + (i % 25)}c1-r${1 + (i % 25)}c12`);
  await open(`variant Hostile\nsize 25\ngrid\n${Array(25).fill(row).join('\n')}\n${cages.join('\n')}\nregex r1c1-r1c25 "(.*1?){9}"\n`);
  await shows(page.locator('#title'), /^Hostile$/);
  await cell(13, 13).click();
  await keys('7');
  assert.equal(await label(13, 13), 'row 13 column 13, 7');
  await shows(verdict, /./);
  await open(easy);
  await shows(verdict, /^One solution$/);
});

onPage('a game for which nothing can be kept is still played', async (page, { cell, keys, label }) => {
  await cell(1, 3).click();
  await keys('4');
  assert.equal(await label(1, 3), 'row 1 column 3, 4');
  await page.getByRole('tab', { name: 'Games' }).click();
  await shows(page.getByRole('tabpanel'), /This browser keeps no games for this page\./);
  await shows(page.locator('#message'), /^This game is not kept: /);
}, { before: (page) => page.addInitScript(() => { Storage.prototype.setItem = () => { throw new Error('no room'); }; }) });
