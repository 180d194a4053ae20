/** Tests the navigation bar: its items, which ones are marked as active, and how it hides. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { expectScroll, heading, open, scrollTo, untilEnhanced } from '../support/reader.ts';

const bar = (page: Page) => page.getByRole('banner');
const JOURNEY = `${ATLAS.url}/layers/journey`;

test('holds the entries of the specification, each with its target', async ({ page }) => {
  await page.goto('/quickstart');
  const main = page.getByRole('navigation', { name: 'Main', exact: true });
  const targets: Record<string, string> = {
    'Unleash Docs': '/',
    Quickstart: '/quickstart',
    Docs: '/',
    Product: 'https://www.getunleash.io/enterprise-feature-management-platform',
    Plans: 'https://www.getunleash.io/plans',
    Blog: 'https://www.getunleash.io/blog',
    'Sign in (opens in a new tab)': 'https://app.unleash-hosted.com/sign-in',
    'Unleash GitHub repository': 'https://github.com/Unleash/unleash',
  };
  for (const [name, href] of Object.entries(targets)) {
    const link = main.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toBeVisible();
  }
  // The visible text says which service the link leads to.
  await expect(main.getByText('GitHub', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Sign in/ })).toHaveAttribute('target', '_blank');
  for (const name of ['Unleash Academy', 'Unleash Certification']) {
    await expect(main.getByRole('button', { name })).toBeVisible();
  }
});

test('fits into the window at every width', async ({ page }) => {
  await open(page, '/quickstart');
  await untilEnhanced(page);
  const colorMode = bar(page).getByRole('button', { name: /^Switch between dark and light/ });
  for (let width = 997; width <= 1300; width += width < 1050 ? 3 : 17) {
    await page.setViewportSize({ width, height: 700 });
    const { right, rest } = await colorMode.evaluate((button) => ({
      right: button.getBoundingClientRect().right,
      rest: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(rest, `beyond ${width} px`).toBe(0);
    expect(right, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test('letters and words further apart neither widen the page nor leave the search button', async ({
  page,
}) => {
  await page.goto('/quickstart');
  await untilEnhanced(page);
  // WCAG success criterion 1.4.12. The content security policy allows stylesheets that scripts create.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const search = bar(page).getByRole('button', { name: 'Search' });
  const widths = [320, 390, 997, 1000, 1012, 1024, 1030, 1100, 1152, 1250, 1279, 1280, 1300, 1440];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    const { label, rest } = await search.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return {
        label: button.getBoundingClientRect().right - range.getBoundingClientRect().right,
        rest: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect.soft(rest, `beyond ${width} px`).toBe(0);
    expect.soft(label, `label at ${width} px`).toBeGreaterThan(0);
  }
});

test('shorter labels leave everything on one line down to 997 px', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 700 });
  await page.goto('/quickstart');
  const items = bar(page).getByRole('listitem').filter({ visible: true });
  const tops = await items.evaluateAll((all) =>
    all
      .filter((item) => item.querySelector('a, button'))
      .map((item) => {
        const box = item.getBoundingClientRect();
        return Math.round(box.top + box.height / 2);
      }),
  );
  expect(new Set(tops).size).toBe(1);
  await expect(bar(page).getByText('Academy')).toBeVisible();
  const right = await items.evaluateAll((all) =>
    Math.max(...all.map((item) => item.getBoundingClientRect().right)),
  );
  expect(right).toBeLessThanOrEqual(997);
});

test('marks the page that is shown, on load and after navigation', { tag: '@walk' }, async ({
  page,
}) => {
  await open(page, '/quickstart');
  await untilEnhanced(page);
  const current = bar(page).getByRole('listitem').locator('[aria-current="page"]');
  await expect(current).toHaveText(['Quickstart']);
  await bar(page).getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(current).toHaveText(['Docs']);
  await bar(page).getByRole('button', { name: 'Unleash Academy' }).click();
  await bar(page).getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL('/unleash-academy/introduction');
  await bar(page).getByRole('button', { name: 'Unleash Academy' }).click();
  await expect(current.filter({ visible: true })).toHaveText(['Overview']);
});

test('a page of another sidebar is marked at the entry of its sidebar', async ({ page }) => {
  await open(page, '/reference/segments');
  await untilEnhanced(page);
  const docs = bar(page).getByRole('link', { name: 'Docs', exact: true });
  const academy = bar(page).getByRole('button', { name: 'Unleash Academy' });
  const weight = (of: typeof docs) => of.evaluate((item) => getComputedStyle(item).color);
  expect(await weight(docs)).not.toBe(await weight(academy));
  const marked = await weight(docs);
  await academy.click();
  await bar(page).getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL('/unleash-academy/introduction');
  await expect.poll(() => weight(academy)).toBe(marked);
  await expect.poll(() => weight(docs)).not.toBe(marked);
});

test('never marks two entries', async ({ page }) => {
  const marked = bar(page).locator('nav > ul > li > :is([aria-current], [data-active])');
  for (const [address, ...labels] of [
    ['/', 'Docs'],
    ['/quickstart', 'Quickstart'],
    ['/reference/segments', 'Docs'],
    // This page has no sidebar.
    ['/availability'],
  ] as const) {
    await page.goto(address);
    await expect(marked).toHaveText(labels);
    await untilEnhanced(page);
    await expect(marked).toHaveText(labels);
  }
});

test('stays in view while reading, where the site does not hide it', async ({ page }) => {
  await open(page, '/reference/segments');
  // A late font, or content that's laid out later, would change the position.
  await untilEnhanced(page);
  await scrollTo(page, 900);
  await expect(bar(page)).toBeInViewport();
});

test.describe('hiding on scroll', () => {
  test.use({ viewport: { width: 1200, height: 500 } });

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, JOURNEY);
    await untilEnhanced(page);
  });

  test('goes while reading on, comes when scrolling back', async ({ page }) => {
    await scrollTo(page, 700);
    await expect(bar(page)).not.toBeInViewport();
    await scrollTo(page, 600);
    await expect(bar(page)).toBeInViewport();
    await scrollTo(page, 800);
    await expect(bar(page)).not.toBeInViewport();
    await scrollTo(page, 0);
    await expect(bar(page)).toBeInViewport();
  });

  test('comes with the focus and stays while it is inside', async ({ page }) => {
    const link = bar(page).getByRole('link', { name: 'Gallery' });
    await scrollTo(page, 700);
    await expect(bar(page)).not.toBeInViewport();
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    await expect(bar(page)).toBeInViewport();
    await scrollTo(page, 900);
    await expect(link).toBeFocused();
    await expect(bar(page)).toBeInViewport();
    await link.evaluate((element) => element.blur());
    await scrollTo(page, 1000);
    await expect(bar(page)).not.toBeInViewport();
  });

  test('comes back with another page', async ({ page }) => {
    await scrollTo(page, 700);
    await expect(bar(page)).not.toBeInViewport();
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Installation' })
      .click();
    await expect(heading(page)).toHaveText('Install Atlas');
    await expectScroll(page, 0);
    await expect(bar(page)).toBeInViewport();
  });
});

test('the skip link comes first, leads past the navigation and leaves the address alone', {
  tag: '@walk',
}, async ({ page }) => {
  await open(page, '/reference/segments');
  await untilEnhanced(page);
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/reference/segments');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').locator(':is(a, button, summary):visible').first(),
  ).toBeFocused();
});

test('at every width the footer begins where the text or the bar begins', async ({ page }) => {
  const widths = [820, 1024, 1440, 1800];
  const left = async (locator: Locator) => (await locator.boundingBox())?.x ?? Number.NaN;
  const footer = page.getByRole('contentinfo').getByText('Copyright');
  await page.goto('/reference/segments');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await left(footer), `${width} px`).toBeCloseTo(await left(heading(page)), 0);
  }

  // Without a sidebar, the text is centered and as wide as it needs to be.
  const bar = page.getByRole('banner').getByRole('link', { name: 'Unleash Docs' });
  for (const address of ['/search', '/no/such/page']) {
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const [end, barEnd] = await page.evaluate(() => {
        const endOf = (selector: string) => {
          const element = document.querySelector(selector);
          if (!element) return undefined;
          const { paddingRight } = getComputedStyle(element);
          return element.getBoundingClientRect().right - Number.parseFloat(paddingRight);
        };
        return [endOf('footer > div'), endOf('[data-navbar] > nav')];
      });
      const where = `${address} at ${width} px`;
      expect.soft(end, where).toBeCloseTo(barEnd ?? 0, 0);
      if (width > 996) expect.soft(await left(footer), where).toBeCloseTo(await left(bar), 0);
    }
  }
});

test('the footer holds its groups of links', async ({ page }) => {
  await page.goto('/quickstart');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Product', 'Community']);
  const groups = footer.getByRole('list');
  await expect(groups.nth(0).getByRole('link')).toHaveText([
    'Docs',
    'Unleash on GitHub',
    'Roadmap',
    'Unleash help center',
  ]);
  await expect(groups.nth(1).getByRole('link')).toHaveText([
    'GitHub discussions',
    'Slack',
    'Stack Overflow',
    'Twitter',
  ]);
  for (const link of await footer.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^(\/|https:\/\/)/);
  }
  await expect(footer).toContainText('Copyright');
});

test('a long title is cut, and the menu button keeps its size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/quickstart');
  await bar(page)
    .getByRole('link', { name: 'Unleash Docs' })
    .locator('span')
    .last()
    .evaluate((title) => title.append(' and everything else that this site is called'));
  for (const button of [
    bar(page).getByRole('button', { name: 'Toggle navigation bar' }),
    bar(page).locator('[data-search]'),
  ]) {
    const box = await button.boundingBox();
    expect(box?.width).toBe(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
});

test('search stays at the end without entries at the start', async ({ page }) => {
  await open(page, '/quickstart');
  const search = bar(page).locator('[data-search]');
  const before = await search.boundingBox();
  const lists = bar(page).locator('nav > ul');
  await lists.first().evaluate((list) => list.remove());
  expect((await search.boundingBox())?.x).toBe(before?.x);
  await lists.first().evaluate((list) => list.remove());
  expect((await search.boundingBox())?.x).toBe(before?.x);
});
