/** Tests content other than text: callouts, details, figures, videos, diagrams, tables, and notes. */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS, SITE } from '../servers.ts';
import { shownMode } from '../support/appearance.ts';
import { open, untilEnhanced } from '../support/reader.ts';

const MEDIA = `${ATLAS.url}/dialect/media`;
const TEXT = `${ATLAS.url}/dialect/text`;
const JOURNEY = `${ATLAS.url}/layers/journey`;

const main = (page: Page) => page.getByRole('main');

test('callouts have a role and a name, whatever their type and depth', { tag: '@walk' }, async ({
  page,
}) => {
  await page.goto(`${ATLAS.url}/dialect/callouts`);
  const names = [
    'note',
    "A title of one's own",
    'Tip with code',
    'info',
    'warning',
    'Cliffs',
    'caution',
    'secondary',
    'important',
    'success',
  ];
  for (const name of names) {
    await expect(page.getByRole('note', { name: new RegExp(`^${name}$`, 'i') })).toBeVisible();
  }
  const outer = page.getByRole('note', { name: 'Outer' });
  const inner = outer.getByRole('note', { name: 'Middle' }).getByRole('note', { name: 'Inner' });
  await expect(inner.getByRole('listitem')).toHaveText('with a list');
  await expect(page.getByRole('listitem').getByRole('note', { name: 'Tip' })).toContainText(
    'Indented.',
  );
});

test('titles of callouts are shown as they are written', async ({ page }) => {
  await page.goto(`${ATLAS.url}/dialect/callouts`);
  const title = page.getByRole('note', { name: 'region=all and iPads' }).getByText('and iPads');
  expect(await title.innerText()).toBe('region=all and iPads');
  const letters = await title.evaluate((element) => [
    getComputedStyle(element).textTransform,
    getComputedStyle(element, '::first-letter').textTransform,
  ]);
  expect(letters).toEqual(['none', 'none']);
});

test('an unlisted page says so, and keeps search engines out', async ({ page }) => {
  await page.goto(`${ATLAS.url}/notes/secret`);
  await expect(page.getByRole('note', { name: 'Unlisted page' })).toContainText(
    'This page is unlisted. Search engines won’t index it, and only people with the direct link can access it.',
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('details open by click and key, and for an anchor inside them', { tag: '@walk' }, async ({
  page,
}) => {
  await open(page, JOURNEY);
  await untilEnhanced(page);
  const cave = page.getByText('Nobody has drawn a map of it.');
  await expect(cave).toBeHidden();
  await page.getByText('For those who climb').click();
  await expect(cave).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(cave).toBeHidden();
  await main(page).getByRole('link', { name: 'a hidden cave' }).click();
  await expect(page).toHaveURL(`${JOURNEY}#cave`);
  await expect(page.getByRole('heading', { name: 'The cave' })).toBeInViewport();
  await page.goto(`${ATLAS.url}/gallery`);
  await page.goto(`${JOURNEY}#cave`);
  await expect(page.getByRole('heading', { name: 'The cave' })).toBeInViewport();
  await page.goto(`${TEXT}#raw`);
  await expect(page.getByText('Markdown inside raw HTML')).toBeVisible();
});

test('figures have their caption as name; images keep their place while they load', async ({
  page,
}) => {
  await page.goto(MEDIA);
  const figure = page.getByRole('figure', { name: 'An island nobody knows' });
  await expect(figure.getByAltText('The island from above')).toBeVisible();
  const sizes = await main(page)
    .locator('img')
    .evaluateAll((all) =>
      all.map((image) => [image.getAttribute('width'), image.getAttribute('height')]),
    );
  expect(sizes.length).toBeGreaterThan(4);
  for (const size of sizes) expect(size).toEqual([expect.any(String), expect.any(String)]);
  const [image, caption] = await Promise.all([
    figure.locator('img').boundingBox(),
    figure.getByText('An island').boundingBox(),
  ]);
  const middle = (box: typeof image) => (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle(image) - middle(caption))).toBeLessThan(2);
});

test('a video is a link until it is chosen: nothing is loaded before', { tag: '@walk' }, async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(ATLAS.url)) foreign.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );
  await open(page, MEDIA);
  await untilEnhanced(page);
  const link = page.getByRole('link', { name: /^A flight over the island/ });
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=atlas12345');
  await expect(link).not.toHaveAccessibleName(/new tab/);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(foreign).toEqual([]);
  const before = await link.boundingBox();
  await link.focus();
  await page.keyboard.press('Enter');
  const player = page.locator('iframe');
  await expect(player).toHaveAttribute('title', 'A flight over the island');
  await expect(player).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/atlas12345\?.*autoplay=1/,
  );
  await expect(player).toBeFocused();
  const after = await player.boundingBox();
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(2);
  await expect(page.frameLocator('iframe').locator('html')).toBeAttached();
});

test('a video is still a link where the code of its player does not arrive', async ({ page }) => {
  await page.route(/\/video-player\.[^/]+\.js/, (route) => route.abort());
  await page.route('https://www.youtube.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
  );
  await open(page, MEDIA);
  await untilEnhanced(page);
  await page.getByRole('link', { name: /^A flight over the island/ }).click();
  await expect(page).toHaveURL('https://www.youtube.com/watch?v=atlas12345');
});

test('diagrams have a name and can be read in both modes', { tag: '@walk' }, async ({ page }) => {
  for (const mode of ['light', 'dark'] as const) {
    await page.goto(`${MEDIA}?theme=${mode}`);
    expect(await shownMode(page)).toBe(mode);
    const diagram = page.getByRole('img', { name: 'Data becomes tiles, tiles become a map.' });
    const contrast = await diagram.evaluate((svg) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (canvas === null) return 0;
      const lightness = (color: string) => {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3;
      };
      const [text, shape] = [svg.querySelector('text'), svg.querySelector('rect')];
      if (text === null || shape === null) return 0;
      return Math.abs(
        lightness(getComputedStyle(text).fill) - lightness(getComputedStyle(shape).fill),
      );
    });
    expect(contrast).toBeGreaterThan(120);
  }
});

test('wide tables scroll by themselves on phones, by keyboard, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, JOURNEY);
  await untilEnhanced(page);
  const box = page.getByRole('table').first().locator('..');
  const overflow = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeGreaterThan(50);
  const isPageWide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
  expect(await isPageWide()).toBe(false);
  await box.focus();
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expect(page.getByRole('columnheader')).toHaveCount(6);
});

test('footnotes lead there and back', async ({ page }) => {
  await open(page, TEXT);
  await untilEnhanced(page);
  const reference = page.getByRole('link', { name: /^(footnote )?1$/i }).first();
  await reference.click();
  const note = page.getByRole('listitem').filter({ hasText: 'How to Lie with Maps' });
  await expect(note).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Footnotes' })).toHaveCount(2);
  await note.getByRole('link').first().click();
  await expect(reference).toBeInViewport();
});

test('every card leads somewhere', async ({ page }) => {
  await page.goto(`${ATLAS.url}/`);
  await expect(page.getByRole('link', { name: 'Install Atlas' })).toBeVisible();
  for (const address of ['/', '/quickstart', '/unleash-academy/introduction']) {
    await page.goto(`${SITE.url}${address}`);
    const cards = await page.locator('.card').filter({ visible: true }).all();
    for (const card of cards) await expect(card.getByRole('link').first()).toBeVisible();
  }
});

test('links say where they lead: new tabs', { tag: '@walk' }, async ({ page }) => {
  await page.goto(TEXT);
  await expect(
    main(page).getByRole('link', { name: 'forum (opens in a new tab)' }),
  ).toHaveAttribute('rel', /noopener/);
  const task = main(page).getByRole('checkbox', { checked: true });
  await expect(task).toBeDisabled();
  await expect(task).toHaveAccessibleName(/.+/);
});
