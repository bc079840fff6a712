// SPDX-License-Identifier: MIT
// A worker: an engine that answers messages {id, method, args} with {id, answer} or {id, error}, and
// tells {id, progress} meanwhile. The first message is {module}.
import { Engine } from './engine.js';

let engine;
const sessions = new Map();

const ofSession = {
  openSession: (id, options) => {
    sessions.set(id, engine.session(options));
    return { greeting: sessions.get(id).greeting };
  },
  line: (id, text) => sessions.get(id).line(text),
  load: (id, text) => sessions.get(id).load(text),
  position: (id) => sessions.get(id).position(),
  closeSession: (id) => {
    sessions.get(id)?.close();
    sessions.delete(id);
  },
};

function answer({ id, method, args, progress }) {
  if (progress) args.at(-1).onProgress = (news) => post({ id, progress: news });
  if (method === 'solveBatch') args[1] = { ...args[1], into: args[0] }; // a list is the worker's own
  const result = ofSession[method] ? ofSession[method](...args) : engine[method](...args);
  const buffers = result?.solutions instanceof Uint8Array ? [result.solutions.buffer, result.verdicts.buffer] : [];
  post({ id, answer: result }, buffers);
}

function receive(message) {
  if (message.module) {
    engine = new Engine(message.module);
    return;
  }
  try {
    answer(message);
  } catch (error) {
    post({ id: message.id, error: { code: error.code ?? 'trap', message: error.message, ...error.place } });
  }
}

let post;
if (typeof process === 'object' && process.versions?.node) {
  const { parentPort } = await import('node:worker_threads');
  post = (message, buffers) => parentPort.postMessage(message, buffers);
  parentPort.on('message', receive);
} else {
  post = (message, buffers) => self.postMessage(message, { transfer: buffers });
  self.onmessage = ({ data }) => receive(data);
}
