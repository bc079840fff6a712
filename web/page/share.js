// SPDX-License-Identifier: MIT
// Puzzles go out: links, text in any form, SVG, PNG, paper.
import { app } from './app.js';
import { askBoard, askWork } from './ask.js';
import { button, byId, checkbox, choice, labeled, make, save } from './dom.js';
import { cellsOf } from './game.js';
import { firstPuzzles, listText } from './lists.js';
import { textOf } from './puzzle.js';
import { fill, texts } from './texts.js';

const LINKS = ['link', 'fpuzzles-link', 'sudokupad', 'iss-link', 'sudokuwiki', 'sudokuexchange'];

export function createShare(root, forms) {
  let position = false;
  const others = forms.map(({ name }) => name).filter((name) => !LINKS.includes(name));
  const form = choice([...LINKS, ...others].map((name) => [name, name]));
  const help = make('p');
  const tellForm = () => { help.textContent = forms.find(({ name }) => name === form.value).help; };
  tellForm();
  const field = make('textarea', { rows: 6, readonly: true, 'aria-label': texts.sharedText });
  const news = make('p', { role: 'status' });
  const there = make('a', { target: '_blank', rel: 'noopener noreferrer', class: 'there', hidden: true }, texts.openThere);
  const text = () => {
    const { puzzle } = app.state.game;
    return position ? textOf(puzzle, cellsOf(app.state.game)) : puzzle.text;
  };
  const write = async () => {
    try {
      const { text: written, unsaid } = await askBoard('convert', [text(), { form: form.value }]);
      field.value = written.startsWith('#ennead=') ? location.href.split('#')[0] + written : written;
      if (/^https:/.test(written)) there.href = written;
      there.hidden = !/^https:/.test(written);
      news.textContent = written === '' ? fill(texts.cannotSay, { what: unsaid }) : unsaid ? fill(texts.unsaid, { what: unsaid }) : '';
    } catch (error) {
      field.value = '';
      there.hidden = true;
      news.textContent = error.message;
    }
  };
  const copy = async () => {
    await write();
    if (field.value === '') return;
    field.select();
    const copied = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
    if (copied || document.execCommand('copy')) news.textContent = `${texts.copied} ${news.textContent}`.trim();
  };
  form.addEventListener('change', () => {
    tellForm();
    void write();
  });
  root.replaceChildren(
    checkbox(texts.withPosition, position, (on) => { position = on; void write(); }),
    labeled(texts.form, form), help,
    make('div', { class: 'buttons' }, button(texts.writeIt, () => void write(), { class: 'main' }),
         button(texts.copy, () => void copy()), there),
    field, news, make('h2', {}, texts.pictures),
    make('div', { class: 'buttons' }, button(texts.saveSvg, () => void saveSvg(text())),
         button(texts.savePng, () => void savePng(text()))),
    ...createPrinter(text, news));
}

const draw = (text, more = {}) => askBoard('toSvg', [text, { theme: app.state.theme, marks: 'all', ...more }]);

async function saveSvg(text) {
  save(new Blob([await draw(text)], { type: 'image/svg+xml' }), 'sudoku.svg');
}

async function savePng(text) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(await draw(text, { width: 1080 }))}`;
  await image.decode();
  const canvas = make('canvas', { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext('2d').drawImage(image, 0, 0);
  canvas.toBlob((blob) => save(blob, 'sudoku.png'), 'image/png');
}

const MOST_PRINTED = 200;

// This puzzle, new ones of a level, or the list of the panel, so many a page.
function createPrinter(text, news) {
  const many = choice([['this', texts.printThis], ['list', texts.printList],
    ...Object.entries(texts.levels).map(([name, level]) => [name, fill(texts.printNew, { level })])], { class: 'wide' });
  const count = make('input', { type: 'number', min: 1, max: MOST_PRINTED, value: 4 });
  const across = choice([['1', '1'], ['2', '4'], ['3', '9']]);
  const ofMany = [labeled(texts.howMany, count), labeled(texts.perPage, across)];
  const offer = () => ofMany.forEach((field) => { field.hidden = many.value === 'this'; });
  many.addEventListener('change', offer);
  offer();
  const stopper = button(texts.stop, () => stop?.abort(), { hidden: true });
  let stop = null;
  const tell = ({ done, of }) => { news.textContent = fill(texts.workingOf, { done, of }); };

  async function puzzles(signal) {
    const number = Math.min(MOST_PRINTED, Math.max(1, Math.round(Number(count.value))));
    if (many.value === 'this') return [text()];
    if (many.value === 'list') return firstPuzzles(listText(), number);
    const made = await askWork('generate', [{ number, level: many.value, symmetry: 'half-turn' }], { signal, onProgress: tell });
    return made.map(({ puzzle }) => puzzle).filter(Boolean);
  }

  async function figure(one, caption, signal) {
    const svg = await askBoard('toSvg', [one, { theme: 'print', words: !/^[.0-9]{81}(?= |$)/.test(one) }], { signal });
    const image = make('img', { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: '' });
    await image.decode();
    return make('figure', {}, image, make('figcaption', {}, caption));
  }

  async function print() {
    stop = new AbortController();
    stopper.hidden = false;
    news.textContent = texts.working;
    try {
      const list = await puzzles(stop.signal);
      const figures = [];
      let leftOut = 0;
      for (const one of list) {
        const number = figures.length + 1;
        const caption = many.value === 'this' ? app.state.game.puzzle.title || app.state.game.kind
          : many.value === 'list' ? `${number}` : fill(texts.printed, { number, level: texts.levels[many.value] });
        const drawn = await figure(one, caption, stop.signal).catch((error) => {
          if (error.code === 'aborted' || many.value !== 'list') throw error;
          leftOut++;
          return null;
        });
        if (drawn) figures.push(drawn);
        tell({ done: figures.length + leftOut, of: list.length });
      }
      const [side, sheets] = [many.value === 'this' ? 1 : Number(across.value), []];
      for (let i = 0; i < figures.length; i += side * side)
        sheets.push(make('div', { class: 'sheet' }, ...figures.slice(i, i + side * side)));
      byId('print').style.setProperty('--across', side);
      byId('print').replaceChildren(...sheets);
      news.textContent = list.length === 0 ? texts.noList : leftOut > 0 ? fill(texts.leftOut, { count: leftOut }) : '';
      if (figures.length > 0) window.print();
    } catch (error) {
      news.textContent = error.code === 'aborted' ? texts.stopped : error.message;
    }
    stopper.hidden = true;
  }
  return [make('h2', {}, texts.paper),
    make('div', { class: 'form' }, labeled(texts.whatToPrint, many), ...ofMany),
    make('div', { class: 'buttons' }, button(texts.print, () => void print()), stopper)];
}
