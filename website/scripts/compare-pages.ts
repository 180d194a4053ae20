/**
 * Compares pages and data files with an earlier revision, and lists the facts that a rewrite lost or added.
 *
 *     npm run compare:facts -- website/docs/quickstart.mdx website/openapi/overlays
 *     npm run compare:facts -- --base main~5 website/docs
 *
 * Exits with 1 if anything differs, so that someone checks each difference.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  compareFacts,
  type Facts,
  type Format,
  factsOfText,
} from './compare-pages/facts-of-text.ts';

const FORMATS = new Map<string, Format>([
  ['.md', 'markdown'],
  ['.mdx', 'mdx'],
  ['.json', 'data'],
  ['.yaml', 'data'],
]);
const NOTHING: Facts = new Map();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string', default: 'HEAD' } },
});
const changed = git(
  'diff',
  '--name-only',
  '--relative',
  '--diff-filter=AMD',
  values.base,
  '--',
  ...positionals,
);
const different = changed.split('\n').filter((file) => reportFile(file));
process.exitCode = different.length > 0 ? 1 : 0;

/** Prints the differences in a file. Returns true if there are any. */
function reportFile(file: string): boolean {
  const format = FORMATS.get(file.slice(file.lastIndexOf('.')));
  if (format === undefined) return false;
  const before = factsOf(file, format, () => git('show', `${values.base}:./${file}`));
  const after = factsOf(file, format, () => readFileSync(file, 'utf8'));
  const { lost, added } = compareFacts(before, after);
  if (lost.length + added.length === 0) return false;
  console.log(`\n${file}`);
  for (const fact of lost) console.log(`  - ${shorten(fact)}`);
  for (const fact of added) console.log(`  + ${shorten(fact)}`);
  return true;
}

/** Extracts the facts of a file. If the file doesn't exist on one side, there are none. */
function factsOf(file: string, format: Format, read: () => string): Facts {
  let text: string;
  try {
    text = read();
  } catch {
    return NOTHING;
  }
  try {
    return factsOfText(text, format);
  } catch (error) {
    throw new Error(`${file} can't be parsed`, { cause: error });
  }
}

function shorten(fact: string): string {
  const line = fact.replace(/\s*\n\s*/g, ' ⏎ ');
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}

function git(...command: string[]): string {
  return execFileSync('git', command, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
