// SPDX-License-Identifier: MIT
// Elements. Text is always a text node, so that nothing that is read can become markup.

const setters = {
  on: (element, handlers) => {
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
  },
  text: (element, text) => { element.textContent = text; },
};

// make('button', {type: 'button', on: {click: go}}, 'Go'): an element with attributes and children.
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (setters[name]) setters[name](element, value);
    else if (value !== undefined && value !== null && value !== false)
      element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

export const button = (text, click, attributes = {}) =>
  make('button', { type: 'button', on: { click }, ...attributes }, text);

// A field with its name before it.
export function labeled(text, field) {
  return make('label', {}, make('span', {}, text), field);
}

// A list to choose from: values and their texts.
export function choice(entries, attributes = {}) {
  return make('select', attributes, ...entries.map(([value, text]) => make('option', { value }, text)));
}

export const checkbox = (text, checked, change) => {
  const box = make('input', { type: 'checkbox', on: { change: () => change(box.checked) } });
  box.checked = checked;
  return make('label', { class: 'check' }, box, text);
};

export const byId = (id) => document.getElementById(id);

// Where the page is narrow, the board may be out of sight while a panel is used.
export const showBoard = () => byId('board').scrollIntoView({ block: 'nearest' });

// A file for the player to keep.
export function save(blob, name) {
  const url = URL.createObjectURL(blob);
  make('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
