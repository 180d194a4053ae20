/** Loads the script that replaces placeholders, and fills code in for tests. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { findValues, VALUE } from './find-values.ts';

interface Script {
  checked(key: string, text: unknown): boolean;
  read(): Record<string, string>;
  write(value: string, letters: string): string;
}

/** Runs the script in a document without placeholders. */
export function loadScript(stored?: string): Script {
  const window: { docsValues?: Script } = {};
  runInNewContext(readFileSync(new URL('show-values.js', import.meta.url), 'utf8'), {
    window,
    document: { readyState: 'complete', querySelectorAll: () => [] },
    localStorage: { 'docs.values': stored },
  });
  return window.docsValues as Script;
}

/** Returns the code with the same value for all names. */
export function filled(text: string, language: string, value: string): string {
  const { write } = loadScript();
  let code = '';
  let position = 0;
  for (const { start, end, attributes } of findValues({ text, language })) {
    const [, letters = ''] = String(attributes[VALUE]).split(' ');
    code += text.slice(position, start) + write(value, letters);
    position = end;
  }
  return code + text.slice(position);
}
