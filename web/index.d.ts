// SPDX-License-Identifier: MIT
// Types of the package. A puzzle is a string in any form that Ennead reads: 81 cells, a grid, pencil
// marks, a library line of HoDoKu (which holds the middle of a game), a variant, JSON or a link of
// f-puzzles, a string of Interactive Sudoku Solver. Members of answers are those of the program's
// JSON (docs/playing.md, docs/formats.md).

export type Verdict = 'none' | 'unique' | 'several' | 'found' | 'limit';
export type Theme = 'light' | 'dark' | 'print' | 'color-blind';
export type Scale = 'se' | 'se1181' | 'hodoku' | 'both';
export type Level = 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme';
export type Symmetry = 'none' | 'half-turn' | 'quarter-turn' | 'horizontal' | 'vertical' | 'diagonal'
  | 'antidiagonal' | 'both-axes' | 'both-diagonals' | 'full';

/** Names of verdicts by the numbers of solveBatch. */
export const verdicts: Verdict[];

/** What went wrong. */
export class EnneadError extends Error {
  /** puzzle: it cannot be read, `place` says where; variant: the question is only for plain 9x9
   * puzzles; option: an option is wrong; memory: there is not enough; trap: the module failed, and
   * the next call works; aborted: by a signal. */
  code: 'puzzle' | 'variant' | 'option' | 'memory' | 'trap' | 'aborted';
  /** Lines and columns from 1 (0: the puzzle as a whole), the offset in bytes from 0. */
  place?: { line: number; column: number; offset: number };
}

export type Progress = { done: number; of: number } | { solutions: number };

/** Options of every function that works in a worker. */
export interface Long<News = Progress> {
  /** Ends the call at once. */
  signal?: AbortSignal;
  onProgress?: (news: News) => void;
}

export interface Wording {
  language?: 'en' | 'de';
  notation?: 'r4c5' | 'A1' | 'spoken' | 'nrc';
}

export interface SolveOptions {
  /** Stop after this many solutions (solve: 2; count: 0, which is all). */
  solutions?: number;
  order?: 'any' | 'lexicographic';
  /** In seconds. */
  timeLimit?: number;
  nodeLimit?: number;
}
export type CountOptions = SolveOptions & { onProgress?: (news: { solutions: number }) => void };

export interface Asked {
  /** The givens, one character a cell. */
  puzzle: string;
  clues: number;
  /** The form in which it was read. */
  form: string;
  /** Of a variant, in the form of docs/variants.md. */
  rules?: string[];
  note?: string;
}
export interface Answer extends Asked {
  verdict: Verdict;
  count: number;
  nodes: number;
  guesses: number;
  backtracks: number;
  depth: number;
  /** Without a solution: two equal givens that see each other; givens without which it has one. */
  conflict?: { digit: number; cells: [string, string] };
  misprints?: string[];
}
export interface BatchAnswer {
  /** As many bytes as the list: puzzles are replaced by their solutions. */
  solutions: Uint8Array;
  /** A number for each line; `verdicts` has the names. */
  verdicts: Uint8Array;
}
/** A number for each line; 0: it has not one solution, or is beyond the scale. */
export interface BatchRatings {
  verdicts: Uint8Array;
  er: Float64Array;
  ep: Float64Array;
  ed: Float64Array;
}

export interface RateAnswer extends Asked {
  verdict: Verdict | 'stuck';
  er?: number;
  ep?: number;
  ed?: number;
  technique?: string;
  score?: number;
  level?: Level;
  counts?: Record<string, number>;
  steps?: number;
}

/** A digit in cells. */
export interface Places {
  digit: number;
  cells: string[];
}
export interface ChainNode extends Places {
  on: boolean;
}
/** A step of a plain puzzle. Members that a technique does not use are left out. */
export interface Step {
  technique: string;
  rating: number | null;
  score?: number;
  level?: Level;
  rests_on_unique: boolean;
  placed?: Places[];
  removed?: Places[];
  digits?: number[];
  houses?: string[];
  cover?: string[];
  cells?: string[];
  fins?: string[];
  chain?: ChainNode[];
  /** Of a scale of Sudoku Explainer. */
  chains?: object[];
  words: string;
  /** With `grids`: the state after it, as a library line. */
  state?: string;
  /** With `pictures`: SVG of the board before it, and the step. */
  picture?: string;
}
/** A step of a variant. */
export interface ModelStep {
  reason: 'placed' | 'rule' | 'trial';
  where: string;
  removed: Places[];
  taken: Places[];
  words: string;
  state?: string;
  picture?: string;
}

export interface PictureOptions {
  theme?: Theme;
  /** In pixels; by default 48 a cell. */
  width?: number;
  marks?: 'none' | 'given' | 'all';
  markPlaces?: 'fixed' | 'row';
  /** Numbers of rows and columns. */
  labels?: boolean;
  /** Below the board the rules, and the explanation of a step. */
  words?: boolean;
  title?: string;
}
export interface ExplainOptions extends Wording, PictureOptions {
  /** Names, abbreviations, families or levels; by default all. */
  techniques?: string[] | string;
  without?: string[] | string;
  style?: 'strict' | 'human' | 'hodoku';
  /** The path of this scale; se and se1181 have their own techniques. */
  scale?: 'hodoku' | 'se' | 'se1181';
  /** All steps that there are now, instead of a path. */
  all?: boolean;
  /** The first step that is written, and how many at most; then the outcome is "most". */
  from?: number;
  most?: number;
  grids?: boolean;
  pictures?: boolean;
  timeLimit?: number;
}
interface Mistakes {
  message?: string;
  wrong?: string[];
  lost?: string[];
  misprints?: string[];
}
export interface Explanation extends Asked, Mistakes {
  outcome: 'solved' | 'stuck' | 'mistake' | 'limit' | 'all' | 'most';
  steps: number;
  unique?: boolean;
  technique?: string;
  rating?: number;
  score?: number;
  er?: number;
  ep?: number;
  ed?: number;
  path: (Step | ModelStep)[];
  /** The last state: a library line, or the grid of a variant. */
  state: string;
}
export interface Hint extends Asked, Mistakes {
  outcome: 'step' | 'mistake' | 'solved' | 'stuck' | 'limit';
  unique?: boolean;
  technique?: string;
  rating?: number;
  score?: number;
  /** One sentence each, from a nudge to the whole step. A variant has no `why`. */
  stages?: { where: string; technique: string; why?: string; cells: string; move: string };
  step?: Step | ModelStep;
  /** The state for which it is. */
  state: string;
}

export interface Solved {
  solutions: string[];
  solution?: string;
  /** With several solutions: where the first two differ. */
  differ?: string[];
}
export interface CheckAnswer extends Asked {
  verdict: Verdict;
  minimal?: boolean;
  redundant?: string[];
  solution?: string;
  symmetry?: Symmetry[];
  automorphisms?: number;
  /** Without a solution: two equal givens that see each other; givens without which it has one. */
  conflict?: { digit: number; cells: [string, string] };
  misprints?: string[];
  /** With several solutions: where two of them differ. */
  differ?: string[];
}
export interface CanonicalAnswer extends Asked {
  canonical: string;
  map: string;
  automorphisms: number;
}

/** Cells row by row; lists of values. */
export interface PlainPosition {
  plain: true;
  givens: number[];
  values: number[];
  candidates: number[][];
  forms: { line: string; marks: string; sdx: string; sukaku: string; hodoku: string };
}
export interface VariantPosition {
  plain: false;
  rows: number;
  columns: number;
  values: number;
  firstValue: number;
  boxRows: number;
  boxColumns: number;
  /** 255: no region. */
  regions: number[];
  candidates: number[][];
  forms: { variant: string; fpuzzles?: string };
  /** What f-puzzles cannot express. */
  notInFpuzzles?: string;
}
export type Variant = Asked & (PlainPosition | VariantPosition);

export interface Converted extends Asked {
  /** Empty if the form cannot say all that matters. */
  text: string;
  /** What it cannot say. */
  unsaid?: string;
}
/** A form that is written, and what it can say besides givens. */
export interface Form {
  name: string;
  help: string;
  marks: boolean;
  placed: boolean;
  sizes: boolean;
  rules: boolean;
  title: boolean;
}

export interface CandidatesOptions {
  /** Count the solutions of each candidate up to this number (0: all); 1. */
  cap?: number;
  timeLimit?: number;
  nodeLimit?: number;
}
/** Lists for each cell. */
export interface TrueCandidates extends Asked {
  verdict: Verdict;
  /** How many candidates are in some solution. */
  true: number;
  candidates: number[][];
  /** With a cap above 1: in how many solutions each of these is. */
  frequencies?: number[][];
  /** After a limit: candidates whose count is not final. */
  undecided?: number[][];
  nodes: number;
}

export interface GenerateOptions {
  number?: number;
  first?: number;
  /** The same seed and options make the same puzzles; by default random. */
  seed?: number;
  clues?: number | [number, number];
  extraClues?: number;
  symmetry?: Symmetry;
  /** 81 characters, . where no clue is. */
  pattern?: string;
  redundant?: boolean;
  effort?: number;
  timeLimit?: number;
  rating?: number | [number, number];
  pearl?: boolean;
  diamond?: boolean;
  level?: Level[] | Level;
  solvedBy?: string[] | string;
  requires?: string[] | string;
  notSolvedBy?: string[] | string;
  /** A puzzle with variant rules, or of another size: make puzzles of its kind. */
  rules?: string;
}
export interface Generated {
  outcome: 'created' | 'gave up' | 'stopped';
  number: number;
  seed: number;
  puzzle?: string;
  solution?: string;
  clues?: number;
  er?: number;
  attempts?: number;
  /** Of a variant: the puzzle with its rules. */
  text?: string;
}

export interface Technique {
  name: string;
  abbreviation: string;
  family: string;
  rating: number | null;
  score: number;
  level: Level;
  why: string;
  example: string;
}
export interface Rule {
  name: string;
  help: string;
  example: string;
  /** The least and the most. */
  numbers: [number, number];
  parts: [number, number];
  cells: [number, number];
  drawn: boolean;
}

export interface Reply {
  kind: 'say' | 'save' | 'load' | 'exit' | 'new';
  text: string;
  /** The file to save or load. */
  name?: string;
  prompt: string;
  refused: boolean;
}
export interface SessionOptions extends Wording {
  drawing?: 'fine' | 'plain';
}
export type Position = PlainPosition | VariantPosition;

type Wasm = BufferSource | WebAssembly.Module | URL | string;

/** The library, called directly: every method answers before it returns. */
export class Engine {
  static open(options?: { wasm?: Wasm }): Promise<Engine>;
  constructor(module: WebAssembly.Module);
  solve(puzzle: string, options?: SolveOptions): Answer & Solved;
  /** The solution of 81 characters, or null if they have none or several: the fastest way. */
  solution(line: string): string | null;
  count(puzzle: string, options?: CountOptions): Answer & { complete: boolean };
  /** `into` is an array for the solutions, as long as the list; it may be the list itself. */
  solveBatch(lines: Uint8Array, options?: { into?: Uint8Array; onProgress?: (news: Progress) => void }): BatchAnswer;
  rateBatch(lines: Uint8Array, options?: { scale?: 'se' | 'se1181'; onProgress?: (news: Progress) => void }): BatchRatings;
  signature(lines: Uint8Array): string;
  rate(puzzle: string, options?: { scale?: Scale; onProgress?: (news: Progress) => void }): RateAnswer;
  explain(puzzle: string, options?: ExplainOptions): Explanation;
  hint(puzzle: string, options?: ExplainOptions): Hint;
  check(puzzle: string, options?: { timeLimit?: number; onProgress?: (news: Progress) => void }): CheckAnswer;
  canonical(puzzle: string): CanonicalAnswer;
  minimize(puzzle: string, options?: { seed?: number; timeLimit?: number }): Asked & { verdict: Verdict; minimal: string };
  variant(text: string): Variant;
  convert(puzzle: string, options?: { form?: string }): Converted;
  candidates(puzzle: string, options?: CandidatesOptions): TrueCandidates;
  toSvg(puzzle: string, options?: PictureOptions & Wording & { solution?: boolean }): string;
  techniques(): Technique[];
  rules(): Rule[];
  forms(): Form[];
  generate(options?: GenerateOptions & { onProgress?: (news: Progress) => void }): Generated[];
  session(options?: SessionOptions): EngineSession;
}
export interface EngineSession {
  greeting: string;
  line(text: string): Reply;
  load(text: string): Reply;
  position(): Position;
  close(): void;
}

export interface WorkerOptions {
  /** How many workers; 1. */
  count?: number;
  /** In place of the file ennead.wasm. */
  wasm?: Wasm;
  /** Makes a worker in a page that keeps worker.js elsewhere. */
  worker?: () => Worker;
}
/** Engines in workers, which share their questions. */
export class Workers {
  constructor(options?: WorkerOptions);
  readonly count: number;
  run<T>(method: string, args: unknown[], options?: Long & { transfer?: Transferable[] }): Promise<T>;
  solveBatch(lines: Uint8Array, options?: Long): Promise<BatchAnswer>;
  rateBatch(lines: Uint8Array, options?: { scale?: 'se' | 'se1181' } & Long): Promise<BatchRatings>;
  close(): void;
}

/** How workers are made; call it before the first question. */
export function configure(options: WorkerOptions): void;
/** Ends the workers. */
export function close(): void;

export function solve(puzzle: string, options?: SolveOptions & Long): Promise<Answer & Solved>;
/** A list: lines of 81 cells, each with its line end. */
export function solveBatch(lines: Uint8Array, options?: Long): Promise<BatchAnswer>;
/** The ratings of a list: a third faster than one by one. */
export function rateBatch(lines: Uint8Array, options?: { scale?: 'se' | 'se1181' } & Long): Promise<BatchRatings>;
export function count(puzzle: string, options?: SolveOptions & Long<{ solutions: number }>): Promise<Answer & { complete: boolean }>;
export function rate(puzzle: string, options?: { scale?: Scale } & Long): Promise<RateAnswer>;
export function explain(puzzle: string, options?: ExplainOptions & Long): Promise<Explanation>;
export function hint(puzzle: string, options?: ExplainOptions & Long): Promise<Hint>;
export function check(puzzle: string, options?: { timeLimit?: number } & Long): Promise<CheckAnswer>;
export function canonical(puzzle: string, options?: Long): Promise<CanonicalAnswer>;
export function minimize(puzzle: string, options?: { seed?: number; timeLimit?: number } & Long): Promise<Asked & { verdict: Verdict; minimal: string }>;
export function variant(text: string, options?: Long): Promise<Variant>;
/** In a form of `forms()`; by default a link of Ennead. */
export function convert(puzzle: string, options?: { form?: string } & Long): Promise<Converted>;
export function candidates(puzzle: string, options?: CandidatesOptions & Long): Promise<TrueCandidates>;
export function toSvg(puzzle: string, options?: PictureOptions & Wording & { solution?: boolean } & Long): Promise<string>;
export function generate(options?: GenerateOptions & Long): Promise<Generated[]>;
export function techniques(): Promise<Technique[]>;
export function rules(): Promise<Rule[]>;
export function forms(): Promise<Form[]>;

/** A game that is played by lines of text, in a worker of its own. */
export class Session {
  constructor(options?: SessionOptions);
  readonly greeting: Promise<string>;
  line(text: string, options?: { signal?: AbortSignal }): Promise<Reply>;
  load(text: string, options?: { signal?: AbortSignal }): Promise<Reply>;
  position(): Promise<Position>;
  close(): void;
}
