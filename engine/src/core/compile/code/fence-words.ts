/** Reads the options after a code fence's language: `title="src/notes.ts" {1,3-5} showLineNumbers`. */
import { suggest } from '../../problems/suggest.ts';

/** All options of code blocks, including those that checks use. */
const KNOWN = ['title', 'file', 'showLineNumbers', 'npm2yarn', 'check', 'reason'];
/** Line numbers in braces, a name with a value, or anything else up to the next space. */
const WORD = /\{([^}]*)\}|([^\s=]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S*))|(\S+)/g;

export interface FenceWords {
  /** Values by name. The value is `''` for a name without a value. */
  values: ReadonlyMap<string, string>;
  /** Line numbers in braces, as written: `1,3-5`. */
  lines: string | undefined;
  unknown: readonly UnknownWord[];
}

export interface UnknownWord {
  word: string;
  /** The option with the most similar spelling. */
  nearest: string | undefined;
}

/** Reads the options of a code block. */
export function readFenceWords(meta: string): FenceWords {
  const values = new Map<string, string>();
  const unknown: UnknownWord[] = [];
  let lines: string | undefined;
  for (const match of meta.matchAll(WORD)) {
    const [whole, braces, named, double, single, inBraces, bare, alone] = match;
    const name = named ?? alone;
    if (name === undefined) {
      if (/^[\d\s,-]+$/.test(braces ?? '')) lines = braces;
      else unknown.push({ word: whole, nearest: undefined });
    } else if (KNOWN.includes(name)) {
      values.set(name, double ?? single ?? inBraces ?? bare ?? '');
    } else {
      unknown.push({ word: whole, nearest: suggest(name, KNOWN) });
    }
  }
  return { values, lines, unknown };
}
