/** The worker that compares texts with patterns. */

/** What the worker is asked. */
export interface PatternQuestion {
  pattern: string;
  text: string;
}

/** What the worker says: first that it is there, then a result for each question. */
export type PatternAnswer = 'ready' | boolean | undefined;

const say = (message: PatternAnswer) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<PatternQuestion>) => say(matches(data)));
say('ready');

/** Returns nothing for a pattern in a different language's syntax. The server checks such patterns. */
function matches({ pattern, text }: PatternQuestion): boolean | undefined {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return undefined;
  }
}
