/** The worker that matches texts against patterns. */

/** A request to the worker. */
export interface PatternQuestion {
  pattern: string;
  text: string;
}

/** A message from the worker: first that it's ready, and then a result for each request. */
export type PatternAnswer = 'ready' | boolean | undefined;

const say = (message: PatternAnswer) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<PatternQuestion>) => say(matches(data)));
say('ready');

/**
 * Returns whether a text matches, or `undefined` for a pattern in a different language's syntax, which only the
 * server checks.
 */
function matches({ pattern, text }: PatternQuestion): boolean | undefined {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return undefined;
  }
}
