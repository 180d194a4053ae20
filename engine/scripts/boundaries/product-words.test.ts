import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * Folders of the engine to check. Its browser tests and benchmarks test the website on purpose, so they aren't
 * included.
 */
const FOLDERS = ['bin', 'docs', 'scripts', 'src'];
/**
 * Matches the product that the website documents, its terms, its API, and its running example. Examples in the
 * engine must use other words.
 */
const PRODUCT_WORDS = new RegExp(
  [
    ...['unleash', 'bookshop', 'feature[ -]?(?:flag|toggle)', 'stickiness', 'strateg(?:y|ies)'],
    ...['rollouts?\\b', 'kill.?switch', 'impression data', 'api/admin', "'Open Source'"],
    ...['boutique', '\\bflags are\\b', '\\.is_?enabled\\b', ':(?:development|production)\\.\\w'],
    ...['(?:create|update|archive)Feature\\b', '(?:create|edit)(?:-a-)?segment', '/segments?\\b'],
  ].join('|'),
  'i',
);
/** Matches a part of the product whose name, in lowercase, is an ordinary word. */
const PRODUCT_NAMES = /\bEdge\b(?! function)/;
/** Matches services that the website uses. Documentation and tests may name them as examples. */
const SERVICES = /kapa\b|chatgpt|claude|googletagmanager\.com/i;
const TEXT = /\.(?:tsx?|js|css|mdx?|json|ya?ml|snap|txt)$/;
const TEST = /\.test\.|\/test-[\w-]+\.|\/(?:fixtures|tests)\//;
/** Matches the bug report that a test case is based on. */
const SOURCE_OF_CASE = /^\s*"source": "[\w.-]+\/[\w.-]+#\d+"/;
const ENGINE = fileURLToPath(new URL('../../', import.meta.url));
const THIS_FILE = path.relative(ENGINE, fileURLToPath(import.meta.url));

const files = FOLDERS.flatMap(filesIn).filter((name) => name !== THIS_FILE);

describe("the engine doesn't mention", () => {
  it('the product', () => {
    expect(files.length).toBeGreaterThan(1500);
    expect(files.flatMap((name) => linesWith(PRODUCT_WORDS, name))).toEqual([]);
    expect(files.flatMap((name) => linesWith(PRODUCT_NAMES, name))).toEqual([]);
  });

  it('services that the website uses', () => {
    const code = files.filter((name) => !name.startsWith('docs/') && !TEST.test(name));
    expect(code.length).toBeGreaterThan(700);
    expect(code.flatMap((name) => linesWith(SERVICES, name))).toEqual([]);
  });
});

function filesIn(folder: string): string[] {
  return readdirSync(path.join(ENGINE, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => TEXT.test(name) && !/\/(?:dist|\.cache|node_modules)\//.test(name));
}

function linesWith(pattern: RegExp, name: string): string[] {
  return readFileSync(path.join(ENGINE, name), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      pattern.test(line) && !SOURCE_OF_CASE.test(line)
        ? [`${name}:${index + 1}  ${line.trim()}`]
        : [],
    );
}
