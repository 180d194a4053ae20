/** Tests a deployment that happens while a tab is open. The new pages don't match the tab's document. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer, type SiteServer } from '../../src/serve/site-server.ts';
import { ATLAS } from '../servers.ts';
import { CALLOUTS, CODE, TEXT } from '../support/atlas.ts';
import {
  forgetPages,
  heading,
  isSameDocument,
  linkTo,
  markDocument,
  open,
} from '../support/reader.ts';
import { recordDocuments, withoutPrefetch } from '../support/requests.ts';

let folder: string;
let server: SiteServer;
let url: string;

test.beforeEach(async ({ page }, info) => {
  folder = info.outputPath('site');
  await copyBuild(folder, (text) => text);
  server = await createServer({ root: folder, port: 0, host: '127.0.0.1' });
  url = `http://localhost:${server.port}`;
  await withoutPrefetch(page);
});
test.afterEach(() => server.stop(0));

test('one full load brings the reader into the new deployment', { tag: '@walk' }, async ({
  page,
}) => {
  await open(page, url + TEXT.path);
  await deployAnew();
  const documents = recordDocuments(page);
  await linkTo(page, CALLOUTS.path).click();
  await expect(heading(page)).toHaveText('Callouts, second edition');
  await expect(page).toHaveURL(url + CALLOUTS.path);
  expect(documents).toEqual([CALLOUTS.path]);

  await markDocument(page);
  await linkTo(page, CODE.path).click();
  await expect(heading(page)).toHaveText(CODE.title);
  expect(await isSameDocument(page)).toBe(true);
  // The delay lets the evaluation finish before the document is left.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  await expect(heading(page)).toHaveText(TEXT.title);
});

test('it does so when the reader goes back, too', async ({ page }) => {
  await open(page, url + CALLOUTS.path);
  await linkTo(page, TEXT.path).click();
  await expect(heading(page)).toHaveText(TEXT.title);
  await forgetPages(page);
  await deployAnew();
  const documents = recordDocuments(page);
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText('Callouts, second edition');
  expect(documents).toEqual([CALLOUTS.path]);
  await expect(page).toHaveURL(url + CALLOUTS.path);
});

/** Deploys a build with a different id in place of the one being served. */
async function deployAnew(): Promise<void> {
  const id = /data-build="([^"]+)"/.exec(
    await readFile(path.join(ATLAS.output, 'index.html'), 'utf8'),
  )?.[1];
  if (id === undefined) throw new Error('The build has no id');
  await rm(folder, { recursive: true });
  await copyBuild(folder, (text) =>
    text
      .replaceAll(id, 'second-edition')
      .replaceAll(/(<h1[^>]*>)Callouts(<\/h1>)/g, '$1Callouts, second edition$2'),
  );
}

/** Copies the build without its compressed files, which would otherwise have to be changed, too. */
async function copyBuild(target: string, change: (text: string) => string): Promise<void> {
  await cp(ATLAS.output, target, {
    recursive: true,
    filter: (source) => !/\.(?:br|gz)$/.test(source),
  });
  for (const name of await readdir(target, { recursive: true })) {
    if (!/\.(?:html|json)$/.test(name)) continue;
    const file = path.join(target, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
}
