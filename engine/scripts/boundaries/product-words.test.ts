import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));
/** Names of the product that this site documents, of its running example, and of services that it uses. */
const PRODUCT_WORDS = /unleash|bookshop|kapa\b|chatgpt|claude|googletagmanager\.com/i;
/** Only the product's names, because the engine's documentation can mention services as examples. */
const PRODUCT_NAMES = /unleash|bookshop/i;
const DOCS = fileURLToPath(new URL('../../docs', import.meta.url));
const CODE = /(?<!\.test|\/test-[\w-]+)\.(?:tsx?|css)$/;

it("the engine, its theme, and its tools don't mention the product, which belongs in the website", () => {
  const files = filesIn(SOURCE).filter((name) => CODE.test(name));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((name) => linesWith(PRODUCT_WORDS, SOURCE, name))).toEqual([]);
});

it("the engine's documentation doesn't mention the product", () => {
  const written = /^(?:docs|site)\/.*\.(?:mdx?|ts)$/;
  const files = filesIn(DOCS).filter((name) => written.test(name));
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((name) => linesWith(PRODUCT_NAMES, DOCS, name))).toEqual([]);
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}

function linesWith(pattern: RegExp, folder: string, name: string): string[] {
  return readFileSync(path.join(folder, name), 'utf8')
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${name}:${index + 1}  ${line.trim()}`] : []));
}
