// SPDX-License-Identifier: MIT
// Panels behind tabs, by the pattern of the W3C: arrow keys go from tab to tab.
import { make } from './dom.js';
import { texts } from './texts.js';

export function createTabs(root, panels, shown = () => {}) {
  const names = Object.keys(panels);
  const tabs = names.map((name) => make('button', {
    type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': `panel-${name}`,
    on: { click: () => show(name) },
  }, texts.tabs[name]));
  const list = make('div', { role: 'tablist', 'aria-label': texts.tabList,
    on: { keydown: (event) => {
      const at = tabs.indexOf(document.activeElement);
      const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
      if (to === undefined) return;
      const tab = tabs[(to + tabs.length) % tabs.length];
      event.preventDefault();
      event.stopPropagation();
      tab.click();
      tab.focus();
    } } }, ...tabs);
  for (const name of names) {
    panels[name].id = `panel-${name}`;
    panels[name].setAttribute('role', 'tabpanel');
    panels[name].setAttribute('aria-labelledby', `tab-${name}`);
  }
  root.replaceChildren(list, ...names.map((name) => panels[name]));

  function show(name) {
    names.forEach((other, i) => {
      tabs[i].setAttribute('aria-selected', other === name);
      tabs[i].tabIndex = other === name ? 0 : -1;
      panels[other].hidden = other !== name;
    });
    shown(name);
  }
  show(names[0]);
  return { show };
}
