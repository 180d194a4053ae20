/**
 * Tests everything around a document: breadcrumbs, pagination, edit link, date, back to top, and category pages.
 */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { heading, open, scrollTo, untilEnhanced } from '../support/reader.ts';
import { untilPainted } from '../support/stability.ts';

const HERE = '/reference/activation-strategies';

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });

test('breadcrumbs lead from the home page to the page itself', { tag: '@walk' }, async ({
  page,
}) => {
  await open(page, HERE);
  const items = crumbs(page).getByRole('listitem');
  await expect(items).toHaveText([
    '',
    'Understanding Unleash',
    'Unleash concepts',
    'Target',
    'Activation strategies',
  ]);
  await expect(crumbs(page).getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await expect(crumbs(page).locator('[aria-current="page"]')).toHaveText('Activation strategies');
  await expect(crumbs(page).getByRole('link', { name: 'Activation strategies' })).toHaveCount(0);
  await crumbs(page).getByRole('link', { name: 'Unleash concepts' }).click();
  await expect(page).toHaveURL('/reference');
  await expect(items.last()).toHaveText('Unleash concepts');
});

test('if breadcrumbs are too long, the page itself is cut before its parents', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page, '/how-to/how-to-add-strategy-constraints');
  const cut = await crumbs(page).evaluate((box) =>
    [...box.querySelectorAll('li > :is(a, span)')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual(['Add strategy constraints']);
});

test('long breadcrumbs stay on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of [HERE, '/feature-flag-tutorials/spring-boot/examples']) {
    await open(page, address);
    const list = crumbs(page).getByRole('list');
    await list.evaluate((element) => {
      for (const item of element.querySelectorAll('li > :is(a, span)'))
        item.append(' of everything');
    });
    expect((await list.boundingBox())?.height).toBeLessThan(32);
    expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('on a phone the breadcrumbs are one line that leads back, beside one menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const addresses = [
    '/feature-flag-tutorials/ios',
    '/how-to-create-feature-flag',
    '/how-to/how-to-enable-openapi',
  ];
  for (const address of addresses) {
    await page.goto(address);
    const visible = crumbs(page).getByRole('listitem').filter({ visible: true });
    await expect(visible).toHaveCount(1);
    const box = await crumbs(page).boundingBox();
    expect(box?.height).toBeLessThan(50);
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    const menu = await page.locator('[data-page-menu]').boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  }
});

test('a category without a page is text in the breadcrumbs; no sidebar means none', async ({
  page,
}) => {
  await page.goto('/what-is-a-feature-flag');
  await expect(crumbs(page).getByText('Feature flag concepts')).toBeVisible();
  await expect(crumbs(page).getByRole('link', { name: 'Feature flag concepts' })).toHaveCount(0);
  await page.goto(`${ATLAS.url}/notes/Changelog`);
  await expect(crumbs(page)).toHaveCount(0);
});

test('pagination goes through the sidebar in reading order, categories included', {
  tag: '@walk',
}, async ({ page }) => {
  await open(page, HERE);
  const pagination = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(pagination.getByRole('link')).toHaveText([
    /^Previous\s*Unleash context$/,
    /^Next\s*Strategy constraints$/,
  ]);
  await pagination.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL('/reference/strategy-constraints');
  await expect(heading(page)).toBeFocused();
  await pagination.getByRole('link', { name: /^Previous/ }).click();
  await expect(page).toHaveURL(HERE);
  // The first page has no previous page. Front matter can specify other neighbors or none.
  await page.goto('/quickstart');
  await expect(pagination.getByRole('link')).toHaveText([/^Next/]);
  await page.goto(`${ATLAS.url}/settings/front-matter`);
  await expect(pagination.getByRole('link')).toHaveText([/^Previous\s*Install Atlas$/]);
});

test('the edit link leads to the file, in a new tab, and says so', async ({ page }) => {
  await page.goto(HERE);
  const edit = page.getByRole('link', { name: 'Edit this page (opens in a new tab)' });
  await expect(edit).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/.+\/docs\/reference\/activation-strategies\.mdx?$/,
  );
  await expect(edit).toHaveAttribute('target', '_blank');
  await expect(edit).toHaveAttribute('rel', /noopener/);
  await page.goto(`${ATLAS.url}/settings/front-matter`);
  await expect(page.getByRole('link', { name: /^Edit this page/ })).toHaveAttribute(
    'href',
    'https://code.example.org/atlas/front-matter',
  );
  await page.goto('/reference');
  await expect(page.getByRole('link', { name: /^Edit this page/ })).toHaveCount(0);
});

test('says when and by whom the page was changed', async ({ page }) => {
  await page.goto(`${ATLAS.url}/settings/front-matter`);
  const main = page.getByRole('main');
  await expect(main.getByText('Last updated on 27 Feb 2025 by Ada')).toBeVisible();
  await expect(main.getByRole('time')).toHaveAttribute('datetime', /^2025-02-27/);
});

test('badges say which editions have the feature, and since when', async ({ page }) => {
  await page.goto(`${ATLAS.url}/settings/front-matter`);
  const badges = page.getByRole('list', { name: 'Availability' }).getByRole('listitem');
  await expect(badges).toHaveText(['Beta', 'Enterprise', 'Since version 3.0']);
});

test('back to top appears on the way up, far from both ends, and moves the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, HERE);
  await untilEnhanced(page);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await scrollTo(page, 1200);
  await expect(button).toBeHidden();
  await scrollTo(page, 1000);
  await expect(button).toBeVisible();
  await scrollTo(page, 1100);
  await expect(button).toBeHidden();
  await scrollTo(page, 290);
  await expect(button).toBeHidden();
  await scrollTo(page, 1200);
  await scrollTo(page, 1000);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(heading(page)).toBeFocused();
  await expect(button).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').nth(3)).toBeFocused();
});

test('back to top never covers a figure', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/quickstart');
  await untilEnhanced(page);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  let seen = 0;
  for (let offset = end - 400; offset > 400; offset -= 400) {
    await page.evaluate((top) => window.scrollTo({ top }), offset);
    await untilPainted(page);
    const covered = await page.evaluate(() => {
      const button = document.querySelector('[data-back-to-top]:not([hidden])');
      if (!button) return undefined;
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return [...document.querySelectorAll('main :is(figure, img, [data-code-block])')].filter(
        (figure) => {
          const box = figure.getBoundingClientRect();
          return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
        },
      ).length;
    });
    if (covered === undefined) continue;
    seen += 1;
    expect(covered).toBe(0);
  }
  expect(seen).toBeGreaterThan(2);
});

test('a category page has a title above each group of its sidebar', async ({ page }) => {
  await open(page, '/reference');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Target',
    'Release',
    'Operate',
    'Measure',
    'Administer',
  ]);
  await expect(main.getByRole('heading', { level: 3, name: 'Segments' })).toBeVisible();
});

test('a category page lists what is below it, with whole descriptions', async ({ page }) => {
  await open(page, '/how-to');
  const main = page.getByRole('main');
  await expect(heading(page)).toHaveText('How-to guides');
  await expect(
    main.getByText('Each guide has the steps for one goal, in the Admin UI and through the API'),
  ).toBeVisible();
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveText([
    /^Unleash API guides.+\.$/,
    /^Unleash Proxy guides.+\.$/,
    /^Feature flags.+\.$/,
    /^Environments.+\.$/,
    /^Users and permissions.+\.$/,
  ]);
  await page.goto('/topics');
  await expect(cards).toHaveText([
    /^Feature flag concepts\s*What is a feature flag$/,
    /^Feature flag best practices.+\.$/,
    /^Feature flag tutorials.+\.$/,
  ]);
  await page.goto('/reference');
  const clipped = await main
    .locator('li p')
    .evaluateAll((all) => all.filter((text) => text.scrollWidth > text.clientWidth).length);
  expect(clipped).toBe(0);
  // The whole card is clickable.
  const card = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Segments', exact: true }) });
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 8, (box?.y ?? 0) + 40);
  await expect(page).toHaveURL('/reference/segments');
});
