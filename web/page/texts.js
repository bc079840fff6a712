// SPDX-License-Identifier: MIT
// The page's own sentences. Those about puzzles come from the library. A second language is a
// second table.
export const texts = {
  board: 'Sudoku board',
  cell: 'row {row} column {column}', given: 'given', empty: 'empty',
  candidates: 'candidates {list}', cornerMarks: 'corner marks {list}', colored: 'colored {list}',
  inConflict: 'sees the same digit', isWrong: 'wrong', inBroken: 'its rule is broken',
  colors: ['blue', 'orange', 'green', 'yellow', 'sky', 'red', 'purple', 'gray', 'brown'],
  modes: { digit: 'Digits', corner: 'Corner', center: 'Center', color: 'Colors' },
  modeKeys: { digit: 'Z', corner: 'X', center: 'C', color: 'V' },
  entry: 'What digits enter', pad: 'Digits', enter: 'Enter {value}', left: '{count} left',
  colorName: 'Color {letter}, {name}',
  undo: 'Undo', redo: 'Redo', erase: 'Erase', fill: 'Fill in candidates', check: 'Check',
  hint: 'Hint', back: 'Back to the last right position',
  tabs: { help: 'Help', make: 'Make', rules: 'Rules', share: 'Share', games: 'Games' },
  tabList: 'Panels',
  reading: 'Reading ...', verdictWait: 'Looking for solutions ...',
  verdictUnique: 'One solution', verdictNone: 'No solution', verdictSeveral: 'More than one solution',
  verdictLimit: 'Not decided in the time that a page has', verdictFound: 'At least one solution',
  conflictGivens: 'Two equal givens see each other: {digit} in {one} and {other}.',
  misprint: 'Without {cells} it has one solution.',
  differ: 'Two solutions differ in {cells}.',
  solved: 'Solved in {time}.', solvedUntimed: 'Solved.',
  noMistake: 'No mistake so far.', someMistake: 'There is a mistake. Check again to see where.',
  theMistakes: 'Wrong: {list}', theLost: 'The right candidate is missing in {list}',
  unknownSolution: 'The puzzle does not have exactly one known solution, so digits cannot be checked.',
  wentBack: 'Back by {count} moves.', nothingWrong: 'Nothing is wrong here.',
  brokenRule: 'Broken: {rule}',
  openTitle: 'Open a puzzle', openHelp: 'Paste a puzzle in any form: 81 characters, a grid, pencil marks, ' +
    'a variant, a link of Ennead, f-puzzles, SudokuPad, SudokuWiki, SudokuExchange or Interactive Sudoku Solver.',
  openText: 'Puzzle, link or file contents', openFile: 'From a file', open: 'Open', cancel: 'Cancel',
  close: 'Close', placeOfError: 'Line {line}, column {column}: {message}', manyPuzzles: 'The first of {count} puzzles is opened.',
  emptyBoard: 'Type one in', typed: 'Use these digits as givens',
  moreHint: 'More', doIt: 'Do it', hintNow: 'Give me a hint', allSteps: 'All steps there are now',
  path: 'The whole path', which: 'Which technique was that?', stop: 'Stop', working: 'Working ...',
  steps: 'Steps', previous: 'Previous', next: 'Next', upToHere: 'Play up to here', closeSteps: 'Close the list',
  stepRow: '{number}. {technique}', pathSum: '{steps} steps; hardest: {technique}{rating}',
  pathStuck: 'The techniques that are allowed end here, after {steps} steps.',
  allCount: '{count} steps are possible now.',
  allFirst: 'The easiest {count} of the steps that are possible now.',
  noSteps: 'No technique that is allowed applies here.',
  whichNone: 'No technique explains this move at that position.',
  whichNothing: 'Make a move first: place a digit, or remove a center mark.',
  whichWas: 'That was {technique}.',
  stuck: 'No technique that is allowed applies here.', solvedAlready: 'The puzzle is solved.',
  timeout: 'Nothing was found in the time that a page has.',
  techniques: 'Techniques', techniquesHelp: 'Hints and paths use only those that are ticked.',
  allowAll: 'Allow all', forbidAll: 'Forbid all',
  learn: 'Learn a technique', learnWhich: 'Technique', showExample: 'Show an example', practise: 'Practise it',
  practising: 'Here {technique} is the next step. Find it; a hint shows it.',
  settings: 'Settings', theme: 'Colors', themes: { auto: 'As the system', light: 'Light', dark: 'Dark', 'color-blind': 'Color-blind' },
  takeMarks: 'A digit takes marks from the cells it sees', fixedMarks: 'Candidates at fixed places',
  peers: 'Show the cells that the cursor sees', sameDigit: 'Show the same digit', showConflicts: 'Show conflicts',
  timer: 'Show the timer', pause: 'Pause', resume: 'Go on', paused: 'The game is paused.',
  language: 'Language of hints', notation: 'Cells are called',
  saved: 'Games are kept in this browser only.', newGame: 'New', openIt: 'Open', continueIt: 'Continue {title}',
  forget: 'Forget', untitled: 'Sudoku', entryDone: '{done} of {of}', notSaved: 'This browser keeps no games for this page.',
  tree: 'Moves', treeHelp: 'Ends of branches and named positions', nameIt: 'Name this position', positionName: 'Name',
  goThere: 'Move {depth}{name}', here: ' (here)',
  keys: 'Keys', failed: 'Something went wrong: {message}',
};

// Puts members into a sentence: fill('{count} left', {count: 3}).
export const fill = (text, members) =>
  text.replace(/\{(\w+)\}/g, (all, name) => (name in members ? String(members[name]) : all));

// 75 is "1:15".
export function clock(seconds) {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const two = (number) => String(number).padStart(2, '0');
  return minutes < 60 ? `${minutes}:${two(rest)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(rest)}`;
}
