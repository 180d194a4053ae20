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

const results = new Map<string, boolean | undefined>();
/** Patterns that took too long. Only the server checks them. */
const slow = new Set<string>();
/** Requests by the key of their result. The first one is being processed. */
const waiting = new Map<string, PatternQuestion>();
const listeners = new Set<() => void>();
let current: Matcher = createMatcher();
let worker: Worker | undefined;
let isReady = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the matcher for the results so far. New results create a new matcher. */
export function currentMatcher(): Matcher {
  return current;
}

/** Calls `onChange` when there are new results. Returns a function that unsubscribes. */
export function followPatterns(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Resolves with the matcher when all results are known, or after the time limit. */
export function settledMatcher(): Promise<Matcher> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(limit);
      resolve(current);
    };
    const stop = followPatterns(() => waiting.size === 0 && end());
    const limit = setTimeout(end, SETTLING_LIMIT);
    if (waiting.size === 0) end();
  });
}

function createMatcher(): Matcher {
  return (pattern, text) => {
    const key = JSON.stringify([pattern, text]);
    if (slow.has(pattern) || results.has(key)) return results.get(key);
    waiting.set(key, { pattern, text });
    // Not immediately, because the caller is rendering.
    queueMicrotask(ask);
    return undefined;
  };
}

/** Sends the first request, unless one is in progress. */
function ask(): void {
  const [first] = waiting;
  if (first === undefined || timer !== undefined) return;
  if (worker === undefined) startWorker();
  if (worker === undefined || !isReady) return;
  const [, question] = first;
  timer = setTimeout(giveUp, TIME_LIMIT);
  worker.postMessage(question);
}

function startWorker(): void {
  try {
    worker = new Worker(new URL('./pattern-worker.ts', import.meta.url), {
      type: 'module',
      name: 'pattern',
    });
  } catch {
    giveUp();
    return;
  }
  worker.onerror = giveUp;
  worker.onmessage = ({ data }: MessageEvent<PatternAnswer>) => {
    if (data === 'ready') {
      isReady = true;
      ask();
    } else settle(data);
  };
}

/** Gives up on the current pattern for all texts. Only the server checks it. */
function giveUp(): void {
  worker?.terminate();
  worker = undefined;
  isReady = false;
  const [first] = waiting.values();
  if (first === undefined) return;
  slow.add(first.pattern);
  for (const [key, { pattern }] of waiting) if (pattern === first.pattern) waiting.delete(key);
  proceed();
}

function settle(result: boolean | undefined): void {
  const [key] = waiting.keys();
  if (key === undefined) return;
  waiting.delete(key);
  if (results.size >= MAXIMUM_KNOWN) results.clear();
  results.set(key, result);
  proceed();
}

function proceed(): void {
  clearTimeout(timer);
  timer = undefined;
  current = createMatcher();
  for (const listener of [...listeners]) listener();
  ask();
}
