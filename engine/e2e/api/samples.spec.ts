/** Tests code on operations' pages: where it is, what it shows, and which parts are printed. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { open, untilEnhanced } from '../support/reader.ts';

const API = '/reference/api/unleash';
const WITH_BODY = `${API}/import-toggles`;
const LINES = 14;

const main = (page: Page) => page.getByRole('main');
const block = (page: Page, name: 'Request' | 'Response') =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) })
    .first();
const language = (page: Page) => main(page).getByRole('combobox', { name: 'Language' });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  return box;
}

for (const width of [390, 820]) {
  test(`at ${width} pixels samples stand between the introduction and the reference`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, WITH_BODY);
    const introduction = await boxOf(
      main(page).getByText("Creates or overwrites a project's flags"),
    );
    const request = await boxOf(block(page, 'Request'));
    const reference = await boxOf(main(page).getByRole('heading', { name: 'Authorization' }));
    expect(request.y).toBeGreaterThan(introduction.y);
    expect(request.y).toBeLessThan(reference.y + reference.height);
    expect(request.y).toBeLessThan(1300);
  });
}

for (const width of [390, 820, 1440]) {
  test(`at ${width} pixels all statuses are in sight, and what is said of one without a body has room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, WITH_BODY);
    const response = block(page, 'Response');
    const statuses = response.getByRole('tablist').first();
    const right = await statuses.evaluate((list) => list.getBoundingClientRect().right);
    const tabs = await statuses.getByRole('tab').all();
    expect(tabs.length).toBeGreaterThanOrEqual(7);
    for (const tab of tabs) {
      const { x, width: room } = await boxOf(tab);
      expect(x + room).toBeLessThanOrEqual(right);
    }
    const title = await boxOf(response.getByRole('heading', { level: 2 }));
    const first = await boxOf(statuses.getByRole('tab').first());
    expect(Math.abs(title.y + title.height / 2 - first.y - first.height / 2)).toBeLessThanOrEqual(
      2,
    );
    const said = response.getByRole('tabpanel').first().locator('p').last();
    await expect(said).toHaveCSS('padding-top', '12px');
    await expect(said.locator('.prose')).toHaveCSS('font-size', '14px');
  });
}

for (const width of [1200, 1440]) {
  test(`at ${width} pixels samples stand beside the introduction`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, WITH_BODY);
    const introduction = await boxOf(
      main(page).getByText("Creates or overwrites a project's flags"),
    );
    const request = await boxOf(block(page, 'Request'));
    expect(request.x).toBeGreaterThan(introduction.x + introduction.width);
    expect(Math.abs(request.y - introduction.y)).toBeLessThan(20);
  });
}

for (const height of [700, 900, 1200]) {
  test(`long code has room for ${LINES} lines in a window of ${height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    await open(page, WITH_BODY);
    const code = block(page, 'Request').locator('pre').first();
    const lines = await code.evaluate((pre) => {
      const { lineHeight } = getComputedStyle(pre);
      return pre.clientHeight / Number.parseFloat(lineHeight);
    });
    expect(lines).toBeGreaterThanOrEqual(LINES);
    // Apart from the page, only one element scrolls: either the code or a box around it.
    const scrollers = await code.evaluate((pre) => {
      const around: string[] = [];
      for (
        let each: Element | null = pre;
        each && each !== document.body;
        each = each.parentElement
      ) {
        const isCut = each.scrollHeight > each.clientHeight + 1;
        if (isCut && /auto|scroll/.test(getComputedStyle(each).overflowY))
          around.push(each.tagName);
      }
      return around;
    });
    expect(scrollers).toHaveLength(1);
  });
}

for (const [width, height] of [
  [1200, 700],
  [1440, 900],
] as const) {
  test(`at ${width} × ${height} pixels samples stay in view beside a long reference`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, WITH_BODY);
    await untilEnhanced(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    const request = await boxOf(block(page, 'Request'));
    const banner = await boxOf(page.getByRole('banner'));
    const column = await boxOf(block(page, 'Request').locator('..'));
    expect(request.y).toBeGreaterThanOrEqual(banner.y + banner.height);
    expect(column.y + column.height).toBeLessThanOrEqual(height);
    const heading = await boxOf(main(page).getByRole('heading', { name: 'Responses' }));
    expect(heading.x + heading.width).toBeLessThanOrEqual(column.x);
    // The last line can be reached without scrolling the page itself.
    const end = block(page, 'Response');
    await end.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    const footer = await boxOf(page.getByRole('contentinfo'));
    const last = await boxOf(block(page, 'Response'));
    expect(last.y + last.height).toBeLessThanOrEqual(footer.y);
  });
}

test('an operation that answers without a body shows its success first', async ({ page }) => {
  await open(page, WITH_BODY);
  const tabs = block(page, 'Response').getByRole('tab');
  const others = ['400', '401', '403', '404', '409', '413', '415'];
  await expect(tabs).toHaveText(['200 – no body', ...others]);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(block(page, 'Response')).toContainText('The flags were imported');
});

test('a language that is chosen before the script arrives counts', async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/enhance[^/]*\.js/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(WITH_BODY);
  await language(page).selectOption('Ruby');
  await expect(main(page).locator('pre', { hasText: 'require "net/http"' })).toBeHidden();
  arrive();
  await expect(main(page).locator('pre', { hasText: 'require "net/http"' })).toBeVisible();
  await expect(main(page).locator('pre', { hasText: /^curl / })).toBeHidden();
});

test('printed: the chosen language alone, all of it, and no buttons', { tag: '@walk' }, async ({
  page,
}) => {
  await open(page, WITH_BODY);
  await untilEnhanced(page);
  await language(page).selectOption('Python');
  await page.emulateMedia({ media: 'print' });
  const python = main(page).locator('pre', { hasText: 'import requests' });
  await expect(python).toBeVisible();
  const [height, whole] = await python.evaluate((pre) => [pre.clientHeight, pre.scrollHeight]);
  expect(height).toBe(whole);
  await expect(main(page).locator('pre', { hasText: /^curl / })).toBeHidden();
  await expect(
    main(page)
      .getByRole('paragraph')
      .filter({ hasText: /^Python$/ }),
  ).toBeVisible();
  // Placeholders in samples also have the role of buttons, but they're part of the text.
  await expect(main(page).locator('button').filter({ visible: true })).toHaveCount(0);
  await expect(language(page)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all languages are there, each under its name, and one is printed', async ({ page }) => {
    await page.goto(WITH_BODY);
    await expect(language(page)).toBeHidden();
    for (const name of ['cURL', 'Python', 'PowerShell']) {
      await expect(block(page, 'Request').getByText(name, { exact: true }).last()).toBeVisible();
    }
    await page.emulateMedia({ media: 'print' });
    await expect(main(page).locator('pre', { hasText: /^curl / })).toBeVisible();
    await expect(main(page).locator('pre', { hasText: 'import requests' })).toBeHidden();
  });
});

for (const width of [820, 1280]) {
  test(`at ${width} pixels the statuses of many responses keep clear of the border`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${API}/create-feature`);
    const tab = block(page, 'Response').getByRole('tab').first();
    const distance = (await boxOf(tab)).y - (await boxOf(block(page, 'Response'))).y;
    expect(distance).toBeGreaterThan(4);
  });
}

for (const width of [390, 1440]) {
  test(`at ${width} pixels the request's tabs, language, and button are one row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${API}/create-feature`);
    const request = block(page, 'Request');
    await expect(language(page)).toBeVisible();
    const parts = [
      request.getByRole('heading', { name: 'Request' }),
      request.getByRole('tab', { name: 'Body', exact: true }),
      language(page),
      request.getByRole('button', { name: 'Copy code to clipboard' }),
    ];
    const boxes = await Promise.all(parts.map(boxOf));
    const middles = boxes.map(({ y, height }) => y + height / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(3);
    const code = await boxOf(request.locator('pre').first());
    expect(code.y - (await boxOf(request)).y).toBeLessThanOrEqual(43);
    // No button covers the one next to it.
    const rights = boxes.map(({ x, width: size }) => x + size);
    for (const [place, { x }] of boxes.slice(1).entries()) {
      expect(x).toBeGreaterThanOrEqual((rights[place] ?? 0) - 1);
    }
  });
}

test('the heads of both panes are one row of 40 pixels, and how a body is shown is chosen below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${API}/create-feature`);
  await expect(language(page)).toBeVisible();
  for (const name of ['Request', 'Response'] as const) {
    const panel = block(page, name).getByRole('tabpanel').first();
    const head = (await boxOf(panel)).y - (await boxOf(block(page, name))).y;
    expect(head, name).toBeGreaterThanOrEqual(40);
    expect(head, name).toBeLessThanOrEqual(42);
  }
  const schema = block(page, 'Response').getByRole('tab', { name: 'Schema' }).first();
  const details = block(page, 'Response').getByRole('link', { name: 'Details' }).first();
  const middles = [await boxOf(schema), await boxOf(details)].map(
    ({ y, height }) => y + height / 2,
  );
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 100))).toBeLessThanOrEqual(3);
});

test('descriptions of values stand in one column', async ({ page }) => {
  await open(page, `${API}/create-feature`);
  const values = main(page).locator('dl', { hasText: 'kill-switch' }).first();
  const places = await values
    .locator('dd')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().x)));
  expect(places.length).toBeGreaterThan(3);
  expect(new Set(places).size).toBe(1);
});

test("the page's sections are listed below the code that stays in view", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, `${API}/create-feature`);
  const sections = main(page).getByRole('navigation', { name: 'On this page' });
  await expect(sections.getByRole('link')).toHaveText([
    'Authorization',
    'Path parameters',
    'Request body',
    'Responses',
  ]);
  await sections.getByRole('link', { name: 'Responses' }).click();
  await expect(main(page).getByRole('heading', { name: 'Responses' })).toBeInViewport();
});

for (const width of [390, 820, 1440]) {
  test(`at ${width} pixels a request's URL and headers are visible without scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${API}/archive-feature`);
    const code = block(page, 'Request').locator('pre:visible').first();
    await expect(code).toContainText('/api/admin/projects');
    const [content, box] = await code.evaluate((pre) => [pre.scrollWidth, pre.clientWidth]);
    expect(content).toBe(box);
  });
}
