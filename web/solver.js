// SPDX-License-Identifier: MIT
// Verdicts, solutions and counts of plain puzzles, in a module a tenth of the size. Puzzles are
// 81 characters.
import { Engine, EnneadError, verdicts } from './engine.js';
import { loadModule } from './module.js';

export { EnneadError, verdicts };

// Loads ennead-solver.wasm; `wasm` replaces the file: bytes, a compiled module, or a URL.
export async function openSolver({ wasm } = {}) {
  const engine = new Engine(await loadModule('solver', wasm));
  return {
    solve: (puzzle, options) => engine.solve(puzzle, options),
    count: (puzzle, options) => engine.count(puzzle, options),
    solveBatch: (lines, options) => engine.solveBatch(lines, options),
  };
}
