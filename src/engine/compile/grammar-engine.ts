/** Oniguruma for Shiki: finds what the regular expressions of grammars match. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PatternScanner, RegexEngine, RegexEngineString } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { ENGINE_ROOT } from '../engine-root.ts';

/** The types for Node leave it out. */
declare const WebAssembly: { instantiate(bytes: Uint8Array, imports: unknown): Promise<object> };

/** A line of code, or a part of one. */
interface Line extends RegexEngineString {
  isAscii: boolean;
}

/**
 * Returns the engine. Lines of ASCII alone, which is nearly all of them, are scanned with classes of
 * ASCII letters: those of the JavaScript family hold all letters of Unicode, and to build them
 * thousands of times was a seventh of all highlighting. The expressions as written are for other lines.
 */
export async function createGrammarEngine(): Promise<RegexEngine> {
  const wasm = readFileSync(
    createRequire(path.join(ENGINE_ROOT, 'package.json')).resolve('shiki/onig.wasm'),
  );
  // Shiki's own way decodes the bytes from text, and loads Node's `fetch` to see that they are no answer.
  const oniguruma = await createOnigurumaEngine({
    instantiator: (imports) => WebAssembly.instantiate(wasm, imports),
  });
  return {
    createString: (text): Line =>
      Object.assign(oniguruma.createString(text), { isAscii: !NOT_ASCII.test(text) }),
    createScanner: (patterns) => createScanner(oniguruma, patterns),
  };
}

function createScanner(oniguruma: RegexEngine, patterns: (string | RegExp)[]): PatternScanner {
  const written = patterns.map((pattern) =>
    typeof pattern === 'string' ? pattern : pattern.source,
  );
  const ascii = written.map(forAscii);
  const isSame = ascii.every((pattern, index) => pattern === written[index]);
  const made: PatternScanner[] = [];
  const scanner = (sources: string[]) =>
    onDemand(() => {
      const each = oniguruma.createScanner(sources);
      made.push(each);
      return each;
    });
  const forAnyLine = scanner(written);
  const forAsciiLine = isSame ? forAnyLine : scanner(ascii);
  return {
    findNextMatchSync(line, start, options) {
      const isAscii = typeof line !== 'string' && (line as Line).isAscii;
      return (isAscii ? forAsciiLine() : forAnyLine()).findNextMatchSync(line, start, options);
    },
    // For patterns that depend on the text, such as the end of a heredoc: each has scanners of its own.
    dispose() {
      for (const each of made) each.dispose?.();
    },
  };
}

function onDemand<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The pattern for lines of ASCII: matches the same there. */
function forAscii(pattern: string): string {
  // When case does not matter, a class with all letters matches `ss` by its `ß`.
  if (IGNORES_CASE.test(pattern)) return pattern;
  return pattern.replace(LETTERS, '[$$_a-zA-Z]').replace(LETTERS_AND_DIGITS, '[$$_a-zA-Z0-9]');
}

const NOT_ASCII = /[^\0-\x7f]/;
const IGNORES_CASE = /\(\?\w*i/;
/** Classes as the grammars of the JavaScript family write them. */
const LETTERS = /(?<!\\)\[\$_\[:alpha:\]\]/g;
const LETTERS_AND_DIGITS = /(?<!\\)\[\$_\[:alnum:\]\]/g;
