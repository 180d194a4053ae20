/**
 * Finds out whether texts match a description's patterns. This happens in a worker, because a pattern such as
 * `^(a+)+$` can take practically forever, and only a worker can be stopped.
 */

import type { Matcher } from './mismatch.ts';
import type { PatternAnswer, PatternQuestion } from './pattern-worker.ts';

/** Time limit per text in milliseconds. A normal pattern takes less than 1 ms. */
const TIME_LIMIT = 200;
/** Milliseconds that sending a request waits for results. */
const SETTLING_LIMIT = 1000;
const MAXIMUM_KNOWN = 1000;

export interface PatternMatcher {
  /** Returns the matcher for the results so far. New results create a new matcher. */
  current(): Matcher;
  /** Calls `onChange` when there are new results. Returns a function that unsubscribes. */
  follow(onChange: () => void): () => void;
  /** Resolves with the matcher when all results are known, or after the time limit. */
  settled(): Promise<Matcher>;
}

interface MatcherState {
  readonly results: Map<string, boolean | undefined>;
  /** Patterns that took too long. Only the server checks them. */
  readonly slow: Set<string>;
  /** Requests by the key of their result. The first one is being processed. */
  readonly waiting: Map<string, PatternQuestion>;
  readonly listeners: Set<() => void>;
  current: Matcher;
  worker?: Worker;
  isReady: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/** Returns a matcher with its own results. It starts a worker when it's first asked. */
export function createPatternMatcher(): PatternMatcher {
  const state: MatcherState = {
    results: new Map(),
    slow: new Set(),
    waiting: new Map(),
    listeners: new Set(),
    current: (pattern, text) => resultOf(state, pattern, text),
    isReady: false,
  };
  return {
    current: () => state.current,
    follow: (onChange) => follow(state, onChange),
    settled: () => settled(state),
  };
}

function follow({ listeners }: MatcherState, onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function settled(state: MatcherState): Promise<Matcher> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(limit);
      resolve(state.current);
    };
    const stop = follow(state, () => state.waiting.size === 0 && end());
    const limit = setTimeout(end, SETTLING_LIMIT);
    if (state.waiting.size === 0) end();
  });
}

/** Returns the known result. If there's none, requests it. */
function resultOf(state: MatcherState, pattern: string, text: string): boolean | undefined {
  const { results, slow, waiting } = state;
  const key = JSON.stringify([pattern, text]);
  if (slow.has(pattern) || results.has(key)) return results.get(key);
  waiting.set(key, { pattern, text });
  // Not immediately, because the caller is rendering.
  queueMicrotask(() => ask(state));
  return undefined;
}

/** Sends the first request, unless one is in progress. */
function ask(state: MatcherState): void {
  const [question] = state.waiting.values();
  if (question === undefined || state.timer !== undefined) return;
  if (state.worker === undefined) startWorker(state);
  if (state.worker === undefined || !state.isReady) return;
  state.timer = setTimeout(giveUp, TIME_LIMIT, state);
  state.worker.postMessage(question);
}

function startWorker(state: MatcherState): void {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./pattern-worker.ts', import.meta.url), {
      type: 'module',
      name: 'pattern',
    });
  } catch {
    giveUp(state);
    return;
  }
  state.worker = worker;
  worker.onerror = () => giveUp(state);
  worker.onmessage = ({ data }: MessageEvent<PatternAnswer>) => {
    if (data === 'ready') {
      state.isReady = true;
      ask(state);
    } else keepResult(state, data);
  };
}

/** Gives up on the current pattern for all texts. Only the server checks it. */
function giveUp(state: MatcherState): void {
  const { waiting, slow } = state;
  state.worker?.terminate();
  state.worker = undefined;
  state.isReady = false;
  const [first] = waiting.values();
  if (first === undefined) return;
  slow.add(first.pattern);
  for (const [key, { pattern }] of waiting) if (pattern === first.pattern) waiting.delete(key);
  proceed(state);
}

function keepResult(state: MatcherState, result: boolean | undefined): void {
  const { results, waiting } = state;
  const [key] = waiting.keys();
  if (key === undefined) return;
  waiting.delete(key);
  if (results.size >= MAXIMUM_KNOWN) results.clear();
  results.set(key, result);
  proceed(state);
}

function proceed(state: MatcherState): void {
  clearTimeout(state.timer);
  state.timer = undefined;
  // A new function, because components render again only if the matcher has changed.
  state.current = (pattern, text) => resultOf(state, pattern, text);
  for (const listener of [...state.listeners]) listener();
  ask(state);
}
