// SPDX-License-Identifier: MIT
// Engines in workers. Questions wait in one queue; the first free worker takes the next. A question
// that is aborted leaves the queue, or ends with its worker, which is replaced.
import { EnneadError } from './engine.js';
import { loadModule } from './module.js';

const inNode = typeof process === 'object' && !!process.versions?.node;

// A new thread with worker.js; `receive` gets its messages, `fail` its errors.
async function openThread(receive, fail) {
  if (inNode) {
    const { Worker } = await import('node:worker_threads');
    const worker = new Worker(new URL('./worker.js', import.meta.url));
    worker.on('message', receive);
    worker.on('error', fail);
    worker.unref(); // a program may end while it is idle
    return worker;
  }
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  return listen(worker, receive, fail);
}

function listen(worker, receive, fail) {
  worker.onmessage = ({ data }) => receive(data);
  worker.onerror = (event) => fail(new Error(event.message ?? 'the worker could not be started'));
  return worker;
}

const aborted = () => new EnneadError({ code: 'aborted', message: 'the call was aborted' });

export class Workers {
  #wasm;
  #makeWorker;
  #slots;
  #queue = [];
  #next = 0;
  #closed = false;

  // `count` workers, which start when they are needed. `wasm` as for Engine.open; `worker` makes a
  // Worker in a page that keeps worker.js elsewhere.
  constructor({ count = 1, wasm, worker } = {}) {
    this.#wasm = wasm;
    this.#makeWorker = worker;
    this.#slots = Array.from({ length: count }, () => ({ thread: null, job: null }));
  }

  get count() {
    return this.#slots.length;
  }

  // Asks an engine: `method` is one of Engine's. Options: signal, onProgress, transfer.
  run(method, args, { signal, onProgress, transfer = [] } = {}) {
    return new Promise((resolve, reject) => {
      if (this.#closed) throw new EnneadError({ code: 'aborted', message: 'the workers are closed' });
      if (signal?.aborted) throw aborted();
      const job = { id: this.#next++, method, args, onProgress, transfer, slot: null };
      const onAbort = () => this.#abort(job);
      const end = (settle) => (value) => {
        signal?.removeEventListener('abort', onAbort);
        settle(value);
      };
      job.resolve = end(resolve);
      job.reject = end(reject);
      signal?.addEventListener('abort', onAbort);
      this.#queue.push(job);
      this.#serve();
    });
  }

  // As Engine.solveBatch and Engine.rateBatch, with all workers; `lines` is copied.
  solveBatch(lines, { signal, onProgress } = {}) {
    return this.#share('solveBatch', lines, 16384, {}, { signal, onProgress });
  }

  rateBatch(lines, { signal, onProgress, ...options } = {}) {
    return this.#share('rateBatch', lines, 256, options, { signal, onProgress });
  }

  // Answers a list in pieces of `most` lines; each answer is an object of arrays.
  async #share(method, lines, most, options, { signal, onProgress }) {
    const LINE = 82, of = Math.ceil(lines.length / LINE);
    const whole = {};
    let done = 0;
    // Few enough pieces wait that an abort is at once, and that their memory is bounded.
    const pieces = (function* () {
      yield 0; // also of a list without lines
      for (let first = most; first < of; first += most) yield first;
    })();
    const take = async () => {
      for (const first of pieces) {
        const piece = lines.slice(first * LINE, (first + most) * LINE);
        const found = await this.run(method, [piece, options], { signal, transfer: [piece.buffer] })
          .catch((error) => { throw shifted(error, first, LINE); });
        for (const [name, part] of Object.entries(found)) {
          const bytes = name === 'solutions'; // of which each line has many
          whole[name] ??= new part.constructor(bytes ? lines.length : of);
          whole[name].set(part, bytes ? first * LINE : first);
        }
        done += found.verdicts.length;
        onProgress?.({ done, of });
      }
    };
    // Two pieces for each worker: one is solved while the other one travels.
    await Promise.all(Array.from({ length: 2 * this.count }, take));
    return whole;
  }

  // Ends all workers; what waits is aborted.
  close() {
    this.#closed = true;
    for (const job of this.#queue.splice(0)) job.reject(aborted());
    for (const slot of this.#slots) {
      slot.job?.reject(aborted());
      slot.job = null;
      this.#end(slot);
    }
  }

  #serve() {
    for (const slot of this.#slots)
      if (slot.job === null && this.#queue.length > 0) this.#give(slot, this.#queue.shift());
  }

  async #give(slot, job) {
    slot.job = job;
    job.slot = slot;
    try {
      slot.thread ??= this.#open(slot);
      const thread = await slot.thread;
      if (slot.job !== job) return; // aborted meanwhile
      thread.ref?.();
      const { id, method, args, transfer, onProgress } = job;
      if (onProgress && args.at(-1)?.constructor !== Object) args.push({});
      thread.postMessage({ id, method, args, progress: !!onProgress }, transfer);
    } catch (error) {
      this.#fail(slot, error);
    }
  }

  async #open(slot) {
    const receive = (message) => this.#receive(slot, message);
    const fail = (error) => this.#fail(slot, error);
    const [module, thread] = await Promise.all([
      loadModule('all', this.#wasm),
      this.#makeWorker ? listen(this.#makeWorker(), receive, fail) : openThread(receive, fail),
    ]);
    thread.postMessage({ module });
    return thread;
  }

  #receive(slot, { id, progress, answer, error }) {
    const job = slot.job;
    if (job?.id !== id) return;
    if (progress) {
      job.onProgress(progress);
      return;
    }
    this.#release(slot);
    if (error) job.reject(new EnneadError(error));
    else job.resolve(answer);
  }

  // The worker itself failed.
  #fail(slot, error) {
    const job = slot.job;
    this.#end(slot);
    slot.job = null;
    job?.reject(new EnneadError({ code: 'trap', message: error.message }));
    this.#serve();
  }

  #abort(job) {
    const waiting = this.#queue.indexOf(job);
    if (waiting >= 0) this.#queue.splice(waiting, 1);
    job.reject(aborted());
    if (job.slot?.job !== job) return;
    this.#end(job.slot);
    job.slot.job = null;
    this.#serve();
  }

  async #release(slot) {
    slot.job = null;
    (await slot.thread)?.unref?.();
    this.#serve();
  }

  #end(slot) {
    slot.thread?.then((thread) => thread.terminate(), () => {});
    slot.thread = null;
  }
}

// An error in a piece of a list, with its place in the whole.
function shifted(error, first, length) {
  if (error.place) {
    error.place.line += first;
    error.place.offset += first * length;
  }
  return error;
}
