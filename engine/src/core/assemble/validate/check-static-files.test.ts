import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { printed, writeSite } from '../../files/test-site.ts';
import { assembleSite } from '../assemble-site.ts';
import { testDefinition, testSource } from '../test-values.ts';
import { checkStaticFiles } from './check-static-files.ts';

it('names files that pages hide, that have the URL of a page, that browsers keep, and that cannot be read', async () => {
  const root = await writeSite({
    'site/static/a.html': 'A',
    'site/static/404.html': 'B',
    'site/static/own.txt': 'C',
    'site/static/assets/logo.svg': 'D',
    'site/static/fine/b.html': 'E',
  });
  symlinkSync('nowhere', path.join(root, 'site/static/dangling.txt'));
  const definition = testDefinition({ root });
  const sources = [testSource('a.md'), testSource('b.md', { slug: '/own.txt' })];
  const { site } = assembleSite(definition, sources);
  expect(printed(checkStaticFiles(site, definition))).toMatchInlineSnapshot(`
    "site/static/dangling.txt  can't be read: it's a link to a file that doesn't exist
        Make the file readable, or remove it
    site/static/404.html  has the same name as the output file for a built-in page
        Rename the file, or give the page a different slug.
    site/static/a.html  has the same name as the output file for docs/a.md
        Rename the file, or give the page a different slug.
    docs/b.md  has the route /own.txt, which is the URL of a file
        Give the page a slug, or rename its file or folder.
    site/static/assets/logo.svg  Browsers cache everything under /assets/ for a year, but this file keeps its name when its content changes
        Move it to a different folder in site/static."
  `);
});

it('has nothing to say about a site without static files', async () => {
  const definition = testDefinition({ root: await writeSite({}) });
  const { site } = assembleSite(definition, [testSource('a.md')]);
  expect(checkStaticFiles(site, definition)).toEqual([]);
});
