/** Tests what authors see while they edit. The tests change and restore a copy of the Atlas site. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { DEV, DEV_ROOT } from '../servers.ts';
import { openFollowing } from '../support/follow-edits.ts';

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: DEV.url });

const fileOf = (name: string) => path.join(DEV_ROOT, name);
const VECTOR = 'content/layers/02-vector.md';
const VECTOR_ADDRESS = `${DEV.url}/layers/vector`;

/** Changes a file while `work` is running, and restores it afterward. */
async function withEdit(name: string, edit: (text: string) => string, work: () => Promise<void>) {
  const text = await readFile(fileOf(name), 'utf8');
  await writeFile(fileOf(name), edit(text));
  try {
    await work();
  } finally {
    await writeFile(fileOf(name), text);
  }
}

/** Opens a page and marks it. The mark wouldn't survive a full page load. */
async function openMarked(page: Page, address: string) {
  await openFollowing(page, address);
  await page.evaluate(() => document.body.setAttribute('data-marked', ''));
}

/**
 * Opens a page after the server has noticed the edit that broke it. Requesting it earlier is risky. If the server
 * reloads the page at that moment, the test tool waits for a load that has already happened.
 */
async function openBroken(page: Page, address: string) {
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(500);
  expect((await page.goto(address))?.status()).toBe(500);
}

const marked = (page: Page) => page.locator('body[data-marked]');

test('an edited page keeps the document of another repository after its text', async ({ page }) => {
  await openMarked(page, `${DEV.url}/layers/heat`);
  await withEdit(
    'content/layers/10-heat.md',
    (text) => text.replace('Warm and cold', 'Hot and icy'),
    async () => {
      await expect(page.getByText('Hot and icy places.')).toBeVisible();
      await expect(page.locator('#repository-colors')).toBeAttached();
      await expect(marked(page)).toBeAttached();
    },
  );
});

test('an edited page appears without a full load and keeps scroll', { tag: '@walk' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 300 });
  await openMarked(page, VECTOR_ADDRESS);
  const filler = '\n\nLine after line.'.repeat(60);
  await withEdit(
    VECTOR,
    (text) => text + filler,
    async () => {
      await expect(page.getByText('Line after line.').last()).toBeAttached();
      await page.evaluate(() => window.scrollTo(0, 500));
      // The page scrolls smoothly. Without this, the edit would come before scrolling ends.
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
      const text = await readFile(fileOf(VECTOR), 'utf8');
      await writeFile(fileOf(VECTOR), text.replace('Lines as layers.', 'New words.'));
      await expect(page.getByText('New words.')).toBeAttached();
      expect(await page.evaluate(() => window.scrollY)).toBe(500);
      await expect(marked(page)).toBeAttached();
    },
  );
});

test('a file that its editor empties before it fills it reloads nothing', async ({ page }) => {
  await openMarked(page, VECTOR_ADDRESS);
  const text = await readFile(fileOf(VECTOR), 'utf8');
  await withEdit(
    VECTOR,
    () => '',
    async () => {
      // A pause between two writes, as on a busy machine.
      await delay(100);
      await writeFile(fileOf(VECTOR), `${text}\nSlowly saved words.\n`);
      await expect(page.getByText('Slowly saved words.')).toBeAttached();
      await expect(marked(page)).toBeAttached();
    },
  );
});

test('an error is shown over the page with place and remedy, and goes when it is mended', {
  tag: '@walk',
}, async ({ page }) => {
  const file = 'content/dialect/components.mdx';
  await openMarked(page, `${DEV.url}/dialect/components`);
  await withEdit(
    file,
    (text) => `${text}\n<div>\n`,
    async () => {
      const overlay = page.locator('vite-error-overlay');
      await expect(overlay).toContainText(/content\/dialect\/components\.mdx:\d+:1/);
      await expect(overlay).toContainText('Expected a closing tag for `<div>`');
      await expect(overlay).toContainText('Close the tag');
    },
  );
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await expect(marked(page)).toBeAttached();
});

test('a page that is broken when it is opened says so, and appears when it is mended', async ({
  page,
}) => {
  await withEdit(
    VECTOR,
    (text) => `${text}\n[lost](/nowhere)\n`,
    async () => {
      await openBroken(page, VECTOR_ADDRESS);
      await expect(page.getByRole('main')).toContainText(/content\/layers\/02-vector\.md:\d+:1/);
      await expect(page.getByRole('main')).toContainText('/nowhere');
    },
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Vector layers' })).toBeVisible();
});

test('a partial is shown anew in the pages that import it', async ({ page }) => {
  await openMarked(page, `${DEV.url}/dialect/components`);
  await withEdit(
    'content/dialect/_shared/_projection.mdx',
    (text) => `${text}\n\nEdited partial.\n`,
    async () => {
      await expect(page.getByText('Edited partial.').first()).toBeVisible();
      await expect(marked(page)).toBeAttached();
    },
  );
});

test('new, renamed and deleted pages are picked up', async ({ page }) => {
  await page.goto(VECTOR_ADDRESS);
  const created = fileOf('content/layers/04-new.md');
  const renamed = fileOf('content/layers/04-newer.md');
  const links = page.getByRole('navigation', { name: 'Docs sidebar' });
  try {
    await writeFile(created, '# A new layer\n\nWords.\n');
    await expect(links.getByRole('link', { name: 'A new layer' })).toHaveAttribute(
      'href',
      '/guide/layers/new',
    );
    await rename(created, renamed);
    await expect(links.getByRole('link', { name: 'A new layer' })).toHaveAttribute(
      'href',
      '/guide/layers/newer',
    );
  } finally {
    await rm(created, { force: true });
    await rm(renamed, { force: true });
  }
  await expect(links.getByRole('link', { name: 'A new layer' })).toHaveCount(0);
});

test('an edited sidebar is picked up', async ({ page }) => {
  await page.goto(`${DEV.url}/install`);
  const links = page.getByRole('navigation', { name: 'Docs sidebar' });
  await withEdit(
    'site/sidebars.ts',
    (text) => text.replace("label: 'Installation'", "label: 'Set it up'"),
    async () => {
      await expect(links.getByRole('link', { name: 'Set it up' })).toBeVisible();
    },
  );
  await expect(links.getByRole('link', { name: 'Installation' })).toBeVisible();
});

test('the server survives a broken configuration', async ({ page }) => {
  await page.goto(`${DEV.url}/install`);
  await withEdit(
    'site/site.config.ts',
    (text) => text.replace('navbar:', 'navbarr:'),
    async () => {
      await openBroken(page, `${DEV.url}/install`);
      await expect(page.getByRole('main')).toContainText('site/site.config.ts');
      await expect(page.getByRole('main')).toContainText('navbar');
    },
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Install Atlas' })).toBeVisible();
});

test('the server survives a component that does not compile', async ({ page }) => {
  await page.goto(`${DEV.url}/dialect/components`);
  await withEdit(
    'site/components/Legend.tsx',
    (text) => `${text}\nexport const broken = <;\n`,
    async () => {
      await openBroken(page, `${DEV.url}/dialect/components`);
      await expect(page.getByRole('main')).toContainText('Legend.tsx');
    },
  );
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(
    "The page can't be shown",
  );
});
