/** Matches patterns in API descriptions in linear time, because `^(a+)+$` would keep a `RegExp` busy for years. */
import type { RegExpLike } from 'ajv/dist/types/index.js';
import { RE2JS } from 're2js';
import { PATTERN_LIMITS } from './limits.ts';

const known = new Map<string, RegExpLike>();

/**
 * Returns the object that Ajv uses instead of a `RegExp`. If a pattern can't be matched in linear time
 * (lookaround, back references) or exceeds a limit, every text matches it.
 */
export function linearRegExp(pattern: string): RegExpLike {
  const made = known.get(pattern) ?? make(pattern);
  known.set(pattern, made);
  return made;
}

// Ajv would write this name only into standalone code, which isn't generated here.
linearRegExp.code = 'linearRegExp';

function make(pattern: string): RegExpLike & { toString: () => string } {
  // Throws an Error for a pattern that no engine supports.
  new RegExp(pattern);
  const { characters, value } = PATTERN_LIMITS;
  const compiled = pattern.length > characters ? undefined : compile(pattern);
  return {
    test: (text) => compiled === undefined || text.length > value || compiled.test(text),
    // Ajv uses this text to recognize patterns that are the same.
    toString: () => `/${pattern}/`,
  };
}

function compile(pattern: string): RE2JS | undefined {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(pattern));
  } catch {
    return undefined;
  }
}
