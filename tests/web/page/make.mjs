// SPDX-License-Identifier: MIT
// New puzzles, what is known of one, rules for setters, and what goes out.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { easy, easySolution, onPage, shows, until } from './browser.mjs';

const tab = (page, name) => page.getByRole('tab', { name, exact: true }).click();
const panel = (page) => page.getByRole('tabpanel');
const changed = (board) => until(board, (text) => text !== easy, 'the board');

onPage('a new puzzle of a level', async (page, { board, button, verdict }) => {
  await tab(page, 'Make');
  await page.getByRole('combobox', { name: 'Level' }).first().selectOption('medium');
  await button('Make a puzzle').click();
  await changed(board);
  await shows(verdict, /^One solution$/);
});

onPage('a new puzzle of a rating', async (page, { board, button }) => {
  await tab(page, 'Make');
  await page.getByRole('spinbutton', { name: 'ER from' }).fill('2');
  await page.getByRole('spinbutton', { name: 'ER to' }).fill('3.5');
  await button('Make a puzzle').click();
  await changed(board);
  await button('Rate').click();
  const [, er] = /ER ([\d.]+)/.exec(await shows(panel(page), /ER [\d.]+, EP/));
  assert.ok(er >= 2 && er <= 3.5);
});

onPage('clues where cells are selected', async (page, { board, button, keys }) => {
  const pattern = '111000111100000001100010001000111000001111100000111000100010001100000001111000111';
  await page.getByRole('gridcell').first().focus();
  await keys('Escape');
  for (let cell = 0; cell < 81; cell++)
    if (pattern[cell] === '1')
      await page.getByRole('gridcell').nth(cell).click({ modifiers: cell === 0 ? [] : ['Control'] });
  await tab(page, 'Make');
  await page.getByRole('checkbox', { name: 'Clues where cells are selected now' }).check();
  await button('Make a puzzle').click();
  const made = await changed(board);
  assert.equal(made.replace(/[1-9]/g, '1').replace(/\./g, '0'), pattern);
});

onPage('the puzzle of a day is the same for everybody', async (page, { board, button }) => {
  await tab(page, 'Make');
  await page.getByLabel('Day').fill('2026-11-23');
  await button('Play it').click();
  assert.equal(await changed(board), '....21.5.5.97...3...8..97........8...4..3..1...3........76..3...8...54.1.6.14....');
});

onPage('rate, examine, count, minimize', async (page, { board, button }) => {
  await tab(page, 'Make');
  await button('Rate').click();
  await shows(panel(page), /ER 1\.\d, EP 1\.\d, ED .*HoDoKu: score \d+, easy/);
  await button('Examine').click();
  await shows(panel(page), /It has one solution\..*automorphisms: 1/);
  await button('Count solutions').click();
  await shows(panel(page), /Solutions: 1\./);
  await button('Minimize').click();
  assert.ok([...await changed(board)].filter((digit) => digit !== '.').length < 30);
});

onPage('how far it is: tries for a puzzle, candidates of a rating', async (page, { button, open }) => {
  await tab(page, 'Make');
  await page.getByRole('spinbutton', { name: 'ER from' }).fill('11.9');
  await button('Make a puzzle').click();
  await shows(panel(page), /Working for \d+ s; it ends after 20 tries or 120 s \.\.\. Try \d+ of 20\./);
  await button('Stop').click();
  await shows(panel(page), /Stopped\./);
});

onPage('what ended the search for a puzzle, and what is meant by a technique that it needs', async (page, { button }) => {
  await tab(page, 'Make');
  const needs = page.getByRole('combobox', { name: 'Needs technique' });
  await needs.selectOption('Whip');
  await shows(panel(page), /Solved by singles, locked candidates and Whip, and not without Whip\./);
  await needs.selectOption('X-Wing');
  await shows(panel(page), /Solved by X-Wing and all techniques before it in this list, and not without it\./);
  await needs.selectOption('');
  await page.getByRole('spinbutton', { name: 'Clues' }).fill('17');
  await page.getByRole('combobox', { name: 'Symmetry' }).selectOption('full');
  await button('Make a puzzle').click();
  await shows(panel(page), /None was found in (20 tries|120 s)\./);
});

onPage('what is ready while one plays is offered; what was found of another puzzle goes', async (page, { board, button, cell, open }) => {
  await tab(page, 'Make');
  await page.getByRole('spinbutton', { name: 'Clues' }).fill('24');
  await cell(1, 3).click();
  await button('Make a puzzle').evaluate((element) => {
    element.click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, code: 'Digit4', key: '4' }));
  });
  await shows(panel(page), /A puzzle is ready\./);
  assert.match(await board(), /^53/);
  await button('Open it').click();
  assert.equal([...await until(board, (text) => !text.startsWith('53'), 'the board')].filter((digit) => digit !== '.').length, 24);
  await open(easy.replace('9', '.').replace('8', '.').replace('6', '.').replace('4', '.'));
  await button('Minimize').click();
  await shows(panel(page), /It has more than one solution\./);
  await open(easy);
  await until(() => panel(page).textContent(), (text) => !/more than one solution/.test(text), 'the panel');
});

onPage('a billion solutions: the page goes on, and the count is stopped', async (page, { button, cell, keys, label, open }) => {
  await open('.'.repeat(81));
  await tab(page, 'Make');
  await button('Count solutions').click();
  await shows(panel(page), /Working.* [1-9][\d,]* solutions so far\./);
  await cell(1, 1).click();
  await keys('7');
  assert.equal(await label(1, 1), 'row 1 column 1, 7');
  await button('Stop').click();
  await shows(panel(page), /Stopped\./);
  await button('Hint').click();
  await page.locator('#hint p, #message').filter({ hasText: /./ }).first().waitFor();
});

onPage('a setter adds, changes and removes rules, and sees what is left', async (page, { board, button, cell, label }) => {
  await tab(page, 'Rules');
  await page.getByRole('checkbox', { name: 'Count solutions and show true candidates' }).check();
  await shows(panel(page), /Solutions: 1,000\+\. True candidates: 729\./);
  await cell(1, 1).click();
  await cell(1, 2).click({ modifiers: ['Control'] });
  await page.getByRole('combobox', { name: 'Rule' }).selectOption('cage');
  const text = page.getByRole('textbox', { name: 'As text' });
  assert.equal(await text.inputValue(), 'cage 15 r1c1 r1c2');
  await text.fill('cage 3 r1c1 r1c2');
  await button('Add the rule').click();
  const rules = page.getByRole('listbox', { name: 'Rules of this puzzle' });
  await shows(rules, /^cage 3 r1c1 r1c2$/);
  await until(() => label(1, 1), (said) => said === 'row 1 column 1, empty, true candidates 1 2', 'r1c1');
  await rules.selectOption('cage 3 r1c1 r1c2');
  await button('Change').click();
  await until(() => text.inputValue(), (value) => value === 'cage 3 r1c1 r1c2', 'the line');
  await text.fill('cage 4 r1c1 r1c2');
  await button('Replace the rule').click();
  await until(() => label(1, 2), (said) => said === 'row 1 column 2, empty, true candidates 1 3', 'r1c2');
  await rules.selectOption('cage 4 r1c1 r1c2');
  await button('Remove').click();
  await until(() => rules.getByRole('option').count(), (count) => count === 0, 'rules');
  assert.equal(await board(), '.'.repeat(81));
}, { at: `#${'.'.repeat(81)}` });

onPage('a title stays with the puzzle, with rules and without, and goes out with it', async (page, { button }) => {
  const head = page.locator('#title');
  await tab(page, 'Rules');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Of <b>2</b> things');
  await title.press('Enter');
  await shows(head, /^Of <b>2<\/b> things$/);
  await tab(page, 'Share');
  await page.getByRole('combobox', { name: 'Form' }).selectOption('line');
  await button('Write').click();
  await until(() => page.getByRole('textbox', { name: 'Link or text' }).inputValue(),
              (text) => text.trimEnd() === `${easy} Of <b>2</b> things`, 'the line');
  await tab(page, 'Rules');
  await page.getByRole('combobox', { name: 'Rule' }).selectOption('cage');
  await page.getByRole('textbox', { name: 'As text' }).fill('cage 5 r1c3 r1c4');
  await button('Add the rule').click();
  await shows(page.getByRole('listbox', { name: 'Rules of this puzzle' }), /^cage 5 r1c3 r1c4$/);
  await shows(head, /^Of <b>2<\/b> things$/);
  await title.fill('');
  await title.press('Tab');
  await shows(head, /^$/);
});

onPage('a rating of what has no one solution, or nothing left to do', async (page, { button, open }) => {
  await tab(page, 'Make');
  for (const [text, says] of [['.'.repeat(81), /It has more than one solution\./], [easySolution, /HoDoKu: score 0/]]) {
    await open(text);
    await button('Rate').click();
    await shows(panel(page), says);
  }
});

onPage('a rule that is wrong: what and where', async (page, { button }) => {
  await tab(page, 'Rules');
  await page.getByRole('textbox', { name: 'As text' }).fill('cage 99 r1c1 <b>');
  await button('Add the rule').click();
  await shows(panel(page).getByRole('alert'), /^Line \d+, column \d+: /);
  assert.equal(await panel(page).locator('b').count(), 0);
});

onPage('a changed rule keeps digits, also when loaded again, and the moves', async (page, { board, button, cell, keys }) => {
  await cell(1, 3).click();
  await keys('4');
  await tab(page, 'Rules');
  assert.equal(await button('Remove').isDisabled() && await button('Change').isDisabled(), true);
  assert.equal(await button('Undo').isDisabled(), false);
  await page.getByRole('combobox', { name: 'Rule' }).selectOption('anti-knight');
  await button('Add the rule').click();
  await until(() => page.getByRole('listbox', { name: 'Rules of this puzzle' }).textContent(), (text) => text === 'anti-knight', 'rules');
  await page.waitForTimeout(300);
  await page.reload();
  await until(board, (text) => text.startsWith('534.7'), 'the board');
  await tab(page, 'Games');
  await page.getByRole('button', { name: /^Continue/ }).nth(1).click();
  assert.equal(await button('Undo').isDisabled(), false);
});

onPage('what cannot be written is not copied', async (page, { board, button, open }) => {
  const row = '. . . .';
  await open(`variant Small\nsize 4\ngrid\n${[row, row, row, row].join('\n')}\nthermo r1c1 r1c2 r1c3\n`);
  await until(board, (text) => text.length === 16, 'the board');
  await tab(page, 'Share');
  await page.getByRole('combobox', { name: 'Form' }).selectOption('line');
  await button('Copy').click();
  await shows(panel(page).getByRole('status'), /./);
  await page.waitForTimeout(300);
  assert.doesNotMatch(await panel(page).getByRole('status').textContent(), /Copied/);
  assert.equal(await page.getByRole('textbox', { name: 'Link or text' }).inputValue(), '');
});

onPage('digits become givens', async (page, { button, cell, keys, label }) => {
  await cell(5, 5).click();
  await keys('5');
  await tab(page, 'Rules');
  await button('Make my digits givens').click();
  await until(() => label(5, 5), (said) => said === 'row 5 column 5, 5, given', 'r5c5');
});

onPage('links and texts', async (page, { button, cell, keys }) => {
  await tab(page, 'Share');
  const form = page.getByRole('combobox', { name: 'Form' });
  const text = page.getByRole('textbox', { name: 'Link or text' });
  const wanted = {
    link: /ennead\.html#ennead=[\w-]+$/, 'fpuzzles-link': /^https:\/\/f-puzzles\.com\/\?load=/, sudokupad: /^https:\/\/sudokupad\.app\//,
    'iss-link': /Interactive-Sudoku-Solver/, sudokuwiki: /sudokuwiki\.org\/sudoku\.htm\?bd=/,
    sudokuexchange: /sudokuexchange\.com\/play\/\?s=/, line: /^53\.\.7/, marks: /\|/, fpuzzles: /"size"/,
  };
  for (const [name, pattern] of Object.entries(wanted)) {
    await form.selectOption(name);
    await until(() => text.inputValue(), (value) => pattern.test(value), name);
  }
  await cell(5, 5).click();
  await keys('5');
  await page.getByRole('checkbox', { name: 'With my digits and candidates' }).check();
  await form.selectOption('link');
  await button('Write').click();
  const link = await until(() => text.inputValue(), (value) => value.includes('#ennead='), 'the link');
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('gridcell', { name: 'row 5 column 5, 5', exact: true }).waitFor();
});

for (const [name, head] of [['SVG', '<svg '], ['PNG', '\x89PNG']])
  onPage(`${name} is saved`, async (page, { button }) => {
    await tab(page, 'Share');
    const [download] = await Promise.all([page.waitForEvent('download'), button(`Save ${name}`).click()]);
    const bytes = readFileSync(await download.path());
    assert.equal(bytes.subarray(0, head.length).toString('latin1'), head);
    assert.ok(bytes.length > 2000);
  });

onPage('four new ones on a page of paper', async (page, { button }) => {
  await tab(page, 'Share');
  await page.getByRole('combobox', { name: 'Print' }).selectOption('easy');
  await page.getByRole('combobox', { name: 'On a page' }).selectOption('2');
  await button('Print').click();
  await until(() => page.locator('#print figure').count(), (count) => count === 4, 'figures');
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('#print').isVisible(), true);
  assert.equal(await page.locator('#board').isVisible(), false);
  const caption = page.locator('#print figcaption').last();
  assert.equal(await caption.textContent(), '4, easy');
  assert.equal(await caption.evaluate((one) => getComputedStyle(one).color), 'rgb(0, 0, 0)');
}, { colorScheme: 'dark', before: (page) => page.addInitScript(() => { window.print = () => {}; }) });

onPage('a puzzle with the rules of this one', async (page, { board, button, open }) => {
  const row = '. . . .';
  await open(`variant Small\nsize 4\ngrid\n${[row, row, row, row].join('\n')}\nthermo r1c1 r1c2 r1c3\n`);
  await shows(page.locator('#title'), /^Small$/);
  await tab(page, 'Make');
  await page.getByRole('checkbox', { name: 'With the rules of this puzzle' }).check();
  await button('Make a puzzle').click();
  await until(board, (text) => /[1-4]/.test(text), 'the board');
});
