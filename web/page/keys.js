// SPDX-License-Identifier: MIT
// The keyboard. Keys are read by their place (`code`), so that layouts do not matter; a letter whose
// place means nothing counts as what it says, and so do those with Ctrl. Keys of the browser are left
// alone.

const typing = (element) => element?.closest('input:not([type=checkbox]), textarea, select, dialog[open]');
const steps = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
};
const letterSteps = { KeyW: [-1, 0], KeyS: [1, 0], KeyA: [0, -1], KeyD: [0, 1] }; // if the player wants them
const modes = { KeyZ: 'digit', KeyX: 'corner', KeyC: 'center', KeyV: 'color' };
const erasers = ['Backspace', 'Delete', 'Digit0', 'Numpad0'];

// What a digit key with these keys held enters, or null for the mode of the pad.
function kindOf(event) {
  if (event.ctrlKey || event.metaKey) return event.shiftKey ? 'color' : 'center';
  return event.shiftKey ? 'corner' : null;
}

// The place of a letter key: where it is, or if that means nothing, where its letter would be.
function placeOf({ code, key }, command, known) {
  const said = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code;
  return !command && code in known ? code : said;
}

// `does` has the actions: paused, byLetters, takesZero, move, extend, toEnd, all, none, digit, erase, mode, nextMode, undo, redo, hint.
export function listen(does, onBoard) {
  document.addEventListener('keydown', (event) => {
    if (typing(event.target) || event.altKey || does.paused()) return;
    if (handle(event, does, onBoard())) event.preventDefault();
  });
}

function handle(event, does, onBoard) {
  const { code, key } = event;
  const command = event.ctrlKey || event.metaKey;
  const moves = does.byLetters() ? { ...steps, ...letterSteps } : steps;
  const letter = placeOf(event, command, { ...moves, ...modes });
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code);
  if (command && letter === 'KeyZ') return event.shiftKey ? does.redo() : does.undo();
  if (command && letter === 'KeyY') return does.redo();
  if (command && letter === 'KeyA') return onBoard && does.all();
  if (digit && (digit[1] !== '0' || does.takesZero(kindOf(event))))
    return event.repeat || does.digit(Number(digit[1]), kindOf(event));
  if (moves[letter] && onBoard && (letter.startsWith('Arrow') || !command))
    return does.move(...moves[letter], event.shiftKey || command);
  if (onBoard && (code === 'Home' || code === 'End')) return does.toEnd(code === 'End', command);
  if (command) return false;
  if (code === 'Enter' && onBoard) return does.enter();
  if (code === 'Delete' && onBoard && does.remove()) return true;
  if (erasers.includes(code)) return event.repeat || does.erase();
  if (modes[letter]) return does.mode(modes[letter]);
  if (code === 'Space' && onBoard) return does.nextMode();
  if (key === 'Escape') return does.none();
  if (key === '?') return does.hint();
  return false;
}
