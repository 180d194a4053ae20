/**
 * References in a site's modules and stylesheets can't bring files from outside the site into a bundle.
 * `guard-all-imports.test.ts` tests all combinations.
 */
import { expect, it } from 'vitest';
import { printed } from '../files/test-site.ts';
import { CANARY, WAYS_OUT } from '../files/test-ways-out.ts';
import { ProblemsError } from '../problems/problems.ts';
import { bundleWith, expectNoWayOut, KINDS } from './test-guarded-imports.ts';

const { relative = () => '', 'hidden folder': hidden = () => '' } = WAYS_OUT;
const { import: ofModule, 'style that is imported': ofStyle } = KINDS;
if (ofModule === undefined || ofStyle === undefined) throw new Error('A kind is missing');

it.each(Object.entries(KINDS))('%s does not lead out of the site', (_, kind) =>
  expectNoWayOut(kind, relative),
);

it.each(Object.entries(WAYS_OUT))('an import does not lead out of the site: %s', (_, way) =>
  expectNoWayOut(ofModule, way),
);

it.each([
  'import',
  'import as text',
  'import of data',
  'dynamic import',
  'image of a module',
  'list of modules',
  'address of a module',
  'style that is imported',
  'image of a style',
  'class of another style',
])('%s may lead to a folder that the configuration lists', async (name) => {
  const kind = KINDS[name];
  if (kind === undefined) throw new Error(name);
  for (const way of [relative, hidden]) {
    const { shown } = await bundleWith(kind, way, true);
    expect(shown).toContain(CANARY);
  }
});

it('names the reference, what is wrong, and what to do', async () => {
  const { error } = await bundleWith(ofStyle, relative, false);
  expect(error instanceof ProblemsError && printed(error.problems)).toMatch(
    /^site\/components\/A\.module\.css:1:10 {2}imports \.\/.*outside\/secret\.css, which is outside the site\n {4}Move the file into the site, or list its folder under allowRead in site\/site\.config\.ts\.$/,
  );
});
