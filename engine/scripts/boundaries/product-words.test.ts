import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));
/** Words of the product that this site documents, of its running example, and of services that it uses. */
const PRODUCT_WORDS = /unleash|bookshop|kapa\b|chatgpt|claude|googletagmanager/i;
const CODE = /(?<!\.test|\/test-[\w-]+)\.(?:tsx?|css)$/;

it('the engine, its theme and its tools know nothing of the product: it stands in site/ and docs/', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    CODE.test(name),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((name) =>
    readFileSync(path.join(SOURCE, name), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        PRODUCT_WORDS.test(line) ? [`${name}:${index + 1}  ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
