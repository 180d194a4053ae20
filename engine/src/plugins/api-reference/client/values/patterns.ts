/**
 * Whether texts match the patterns of a description. A worker finds out, because a pattern can take longer than anyone
 * lives (`^(a+)+$`) and nothing else can be stopped while it does.
 */

import type { Matcher } from './mismatch.ts';
import type { PatternAnswer, PatternQuestion } from './pattern-worker.ts';

/** The time limit for a text in milliseconds. A normal pattern needs less than one. */
const TIME_LIMIT = 200;
/** Milliseconds that sending waits for results. */
const SETTLING_LIMIT = 1000;
const MAXIMUM_KNOWN = 1000;

const results = new Map<string, boolean | undefined>();
/** Patterns that took too long are left to the server. */
const slow = new Set<string>();
/** Questions by the key of their result; the first one is asked. */
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

/** Calls back when more is known; the result ends that. */
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
    // Not now: the caller is rendering.
    queueMicrotask(ask);
    return undefined;
  };
}

/** Asks the first question, unless one is under way. */
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

/** Leaves the pattern under question to the server, in all texts. */
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
