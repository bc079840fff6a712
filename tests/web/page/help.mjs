// SPDX-License-Identifier: MIT
// Hints in stages, lists of steps, techniques.
import assert from 'node:assert/strict';
import { easy, onPage, shows, until } from './browser.mjs';

const hard = '.7...9.2..52.4...81..8...........89..9.6.2.5..15...........7..29...3.41..3.1...7.';
const stages = (page) => page.locator('#hint p');
const pictureHas = (page, role) => until(
  async () => (await page.locator('.picture').getAttribute('src')).includes(`class%3D%22${role}`), (found) => found, role);

onPage('a hint gives away a little at a time, then draws the step and does it', async (page, { button, label }) => {
  await button('Hint').click();
  await shows(stages(page).nth(0), /^Look at /);
  assert.equal(await stages(page).count(), 1);
  for (const pattern of [/^The technique is /, /./, /^Look at /, /must be/]) {
    await button('More').click();
    await shows(stages(page).last(), pattern);
  }
  assert.equal(await button('More').isDisabled(), true);
  await pictureHas(page, 'placed');
  const [, digit, row, column] = /Look at (\d) in r(\d)c(\d)/.exec(await stages(page).nth(3).textContent());
  await button('Do it').click();
  assert.equal(await label(row, column), `row ${row} column ${column}, ${digit}`);
  assert.equal(await stages(page).count(), 0);
});

onPage('a list of steps ends with its position', async (page, { button, cell, keys }) => {
  await button('All steps there are now').click();
  await page.getByRole('listbox', { name: 'Steps' }).waitFor();
  await cell(1, 3).click();
  await keys('4');
  assert.equal(await page.getByRole('listbox', { name: 'Steps' }).count(), 0);
});

onPage('a hint by the keyboard alone: Enter makes its step', async (page, { board, keys }) => {
  await page.getByRole('gridcell').first().focus();
  await keys('?');
  await stages(page).first().waitFor();
  await keys('Enter');
  assert.equal(await board(), easy);
  await keys('?', '?', '?', '?', 'Enter');
  assert.equal([...await board()].filter((digit) => digit !== '.').length, 31);
  await keys('Enter');
  assert.equal(await stages(page).count(), 0);
});

onPage('the hint key, and hints in German', async (page, { keys }) => {
  await page.getByRole('tab', { name: 'Games' }).click();
  await page.getByLabel('Language of hints').selectOption('Deutsch');
  await page.getByRole('tab', { name: 'Help' }).click();
  await page.getByRole('gridcell').first().focus();
  await keys('?');
  await shows(stages(page).nth(0), /Block|Zeile|Spalte/);
});

onPage('a hint is for the digits and marks of the player', async (page, { button, cell, keys, message }) => {
  await cell(1, 3).click();
  await keys('Control+Digit1', 'Control+Digit2');
  await button('Hint').click();
  await shows(message, /^There is a mistake\. The right digit was eliminated from r1c3\.$/);
  await keys('Control+Digit4', '2');
  await button('Hint').click();
  await shows(message, /^There is a mistake.*r1c3 \(2\)/);
  assert.match(await cell(1, 3).getAttribute('aria-label'), /wrong$/);
});

onPage('all steps there are now: one is chosen and done', async (page, { board, button }) => {
  await button('All steps there are now').click();
  const list = page.getByRole('listbox', { name: 'Steps' });
  await list.waitFor();
  assert.ok(await list.getByRole('option').count() > 3);
  await list.selectOption({ index: 2 });
  await pictureHas(page, 'placed');
  await button('Do it').last().click();
  assert.equal([...await board()].filter((digit) => digit !== '.').length, 31);
});

onPage('the path with ratings, back and forth, and played up to a step', async (page, { board, button }) => {
  await button('The whole path').click();
  await shows(page.getByRole('tabpanel').getByRole('status').first(), /^\d+ steps; hardest: /);
  const list = page.getByRole('listbox', { name: 'Steps' });
  await shows(list.getByRole('option').first(), /\(SE \d\.\d\)/);
  await button('Next').click();
  await button('Next').click();
  await button('Previous').click();
  assert.equal(await list.evaluate((box) => box.selectedIndex), 1);
  const before = [...await board()].filter((digit) => digit !== '.').length;
  await button('Play up to here').click();
  await until(async () => [...await board()].filter((digit) => digit !== '.').length, (count) => count > before - 1);
}, { at: `#${hard}` });

onPage('a row of a list says what the step does, with cells as the player calls them', async (page, { button }) => {
  const rows = { r4c5: /^1\. Hidden Single: r3c3 = 9 \(SE 1\.2\)$/, D5: /^1\. Hidden Single: C3 = 9 /,
                 'row 4 column 5': /^1\. Hidden Single: row 3 column 3 = 9 / };
  for (const [notation, first] of Object.entries(rows)) {
    await page.getByRole('tab', { name: 'Games' }).click();
    await page.getByLabel('Cells are called').selectOption(notation);
    await page.getByRole('tab', { name: 'Help' }).click();
    await button('The whole path').click();
    const list = page.getByRole('listbox', { name: 'Steps' });
    await shows(list.getByRole('option').first(), first);
    assert.ok((await list.getByRole('option').allTextContents()).some((row) => /^\d+\. .*: .+ not \d/.test(row)));
    await button('Close the list').click();
  }
}, { at: `#${hard}` });

for (const height of [740, 640])
  onPage(`a phone ${height} pixels high: the end of each stage of a hint is seen`, async (page, { button }) => {
    await button('Hint').click();
    for (let i = 0; i < 5; i++) {
      const last = page.locator('#hint p').last();
      await last.waitFor();
      await until(async () => {
        const { y, height: of } = await last.boundingBox();
        return y + of;
      }, (end) => end <= height + 1, 'the end of the stage');
      if (i < 4) await button('More').click();
    }
  }, { at: `#${hard}`, viewport: { width: 360, height } });

onPage('the hardest step of a path has its own rating or none', async (page, { button }) => {
  await button('The whole path').click();
  const sum = await shows(page.getByRole('tabpanel').getByRole('status').first(), /^\d+ steps; hardest: /);
  const [, hardest, rating] = /hardest: ([^.(]+?)( \(SE [\d.]+\))?\.$/.exec(sum);
  const steps = await page.getByRole('listbox', { name: 'Steps' }).getByRole('option').allTextContents();
  const same = steps.filter((step) => step.replace(/^\d+\. |: .*/g, '') === hardest);
  assert.ok(same.length > 0);
  assert.equal(same.some((step) => (rating ? step.endsWith(rating) : !/\(SE/.test(step))), true, sum);
}, { at: `#${hard}` });

onPage('techniques may be forbidden', async (page, { button, message }) => {
  await page.getByText('Techniques', { exact: true }).click();
  await button('Forbid all').click();
  await button('Hint').click();
  await shows(message, /^No technique that is allowed applies here\.$/);
  await page.getByRole('checkbox', { name: 'Naked Single' }).check();
  await button('Hint').click();
  await button('More').click();
  await shows(stages(page).last(), /Naked Single/);
});

onPage('which technique was that?', async (page, { button, cell, keys, message }) => {
  await button('Which technique was that?').click();
  await shows(message, /^Make a move first/);
  await cell(5, 5).click();
  await keys('5');
  await button('Which technique was that?').click();
  await shows(message, /^That was (Naked|Hidden) Single\./);
});

onPage('a technique is learned by its example', async (page, { button }) => {
  await page.getByRole('combobox', { name: 'Technique' }).selectOption('X-Wing');
  await button('Show an example').click();
  await shows(stages(page).first(), /Look at/);
});

for (const name of ['G-Whip', 'Whip', 'Skyscraper'])
  onPage(`the example of a technique shows it: ${name}`, async (page, { button }) => {
    await page.getByRole('combobox', { name: 'Technique' }).selectOption(name);
    await button('Show an example').click();
    await shows(stages(page).first(), /Look at/);
    await button('More').click();
    await shows(stages(page).last(), new RegExp(`The technique is ${name}\\.`));
  });

for (const name of ['Naked Pair', 'Whip'])
  onPage(`a technique is practiced where it is the next step: ${name}`, async (page, { button, message }) => {
    await page.getByRole('combobox', { name: 'Technique' }).selectOption(name);
    await button('Practice it').click();
    await shows(message, new RegExp(`^Here ${name} is the next step`));
    assert.equal(await page.getByRole('gridcell', { name: /empty$/ }).count(), 0); // all candidates are there
    await shows(page.locator('#title'), new RegExp(`^Practice of ${name}$`));
    await button('Hint').click();
    await button('More').click();
    await shows(stages(page).last(), new RegExp(name));
  });

onPage('hints of variants', async (page, { button, open }) => {
  const row = '. . . .';
  await open(`variant Sums\nsize 4\ngrid\n${[row, row, row, row].join('\n')}\ncage 7 r2c1 r2c2\nthermo r1c1-r1c4\n`);
  await shows(page.locator('#title'), /^Sums$/);
  await button('Hint').click();
  await shows(stages(page).first(), /^Look at /);
  for (let i = 0; i < 3; i++) await button('More').click();
  await button('Do it').click();
  await until(() => page.getByRole('gridcell', { name: /candidates|, \d$/ }).count(), (count) => count > 0);
}, { at: `#${easy}` });

const thermometer = `variant Sums\nsize 4\ngrid\n${'. . . .\n'.repeat(4)}cage 7 r2c1 r2c2\nthermo r1c1-r1c4\n`;

onPage('the rules of a variant in words, each kind once', async (page, { open }) => {
  const rules = page.getByRole('tabpanel', { name: 'Help' }).getByRole('listitem');
  assert.equal(await rules.count(), 0);
  await open(`${thermometer}thermo r4c4-r4c1\n`);
  await until(() => rules.allTextContents(), (said) => said.length === 2 && /^Thermo: values rise /.test(said[0]) &&
    /^Cage: the values of its cells are all different/.test(said[1]), 'the rules');
  await open(easy);
  await until(() => rules.count(), (count) => count === 0, 'no rules');
});

onPage('all steps of a variant: one is chosen, drawn and done', async (page, { button, label, open }) => {
  await open(thermometer);
  await shows(page.locator('#title'), /^Sums$/);
  await button('All steps there are now').click();
  const list = page.getByRole('listbox', { name: 'Steps' });
  await list.waitFor();
  const names = await list.getByRole('option').allTextContents();
  const cage = names.find((name) => /^\d+\. The cage of r2c1 and r2c2 sums to 7.* 1 and 2 are eliminated/.test(name));
  assert.ok(names.length > 1 && cage, names.join('\n'));
  await list.selectOption({ label: cage });
  await pictureHas(page, 'eliminated');
  await button('Do it').last().click();
  assert.equal(await label(2, 1), 'row 2 column 1, empty, candidates 3 4');
});

onPage('which technique was that, in a variant?', async (page, { button, cell, keys, message, open }) => {
  await open(thermometer);
  await shows(page.locator('#title'), /^Sums$/);
  await cell(1, 1).click();
  for (const digit of [1, 2, 3, 4, 4]) await keys(`Control+Digit${digit}`);
  await button('Which technique was that?').click();
  await shows(message, /^That was rule: .*r1c1/);
  await cell(2, 1).click();
  await keys('3', 'ArrowRight', '4');
  await button('Which technique was that?').click();
  await shows(message, /^That was .*cage/);
});
