// SPDX-License-Identifier: MIT
import type { Answer, BatchAnswer, CountOptions, Progress, SolveOptions } from './index.js';

export { EnneadError, verdicts } from './index.js';

/** Verdicts, solutions and counts of plain puzzles of 81 characters. */
export interface Solver {
  solve(puzzle: string, options?: SolveOptions): Answer & { solutions: string[]; solution?: string };
  count(puzzle: string, options?: CountOptions): Answer & { complete: boolean };
  solveBatch(lines: Uint8Array, options?: { into?: Uint8Array; onProgress?: (news: Progress) => void }): BatchAnswer;
}

export function openSolver(options?: { wasm?: BufferSource | WebAssembly.Module | URL | string }): Promise<Solver>;
