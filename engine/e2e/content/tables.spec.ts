/** Tests how narrow windows show tables of settings, fields, options, and other names. */
import { expect, type Locator, type Page, test } from '@playwright/test';

const FIELDS = '/reference/strategy-constraints';
const SETTINGS = '/using-unleash/deploy/configuring-unleash';
const OPTIONS = '/reference/sdks/python';
/** A page with a table whose last row begins with text. */
const ENDPOINTS = '/reference/api/legacy/unleash/admin/features';
/** A page with a table whose names are ordinary words. */
const ROLES = '/reference/rbac#predefined-roles';
/** A page with a table that has three columns of sentences. */
const QUESTIONS = '/';
/** A page with a table whose two columns are too narrow for its names. */
const PATHS = '/reference/network-view';

test('are blocks of label and value on phones, and tables elsewhere', async ({ page }) => {
  for (const address of [FIELDS, SETTINGS, OPTIONS, ENDPOINTS, ROLES, PATHS, QUESTIONS]) {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(address);
    const cell = page.locator('td[data-label]').first();
    const label = () => cell.evaluate((td) => getComputedStyle(td, '::before').content);
    expect(await label(), address).toBe(`"${await cell.getAttribute('data-label')}: "`);
    expect(await hidden(cell.locator('xpath=ancestor::*[@data-scroll-box]')), address).toBe(0);
    await page.setViewportSize({ width: 800, height: 800 });
    expect(await label(), address).toBe('none');
    await expect(page.getByRole('columnheader').first()).toBeVisible();
  }
});

test('blocks have no label where there is no value', { tag: '@walk' }, async ({ page }) => {
  for (const address of [OPTIONS, ENDPOINTS]) {
    await page.goto(address);
    await expect(page.locator('td[data-label]').first()).toBeAttached();
    expect(await page.locator('td:empty').count()).toBeGreaterThan(0);
    await expect(page.locator('td[data-label]:empty')).toHaveCount(0);
  }
});

test('scroll beside the names of their rows', async ({ page }) => {
  await page.goto('/reference/sdks');
  const row = 'Default refresh interval';
  const table = page
    .getByRole('table')
    .filter({ has: page.getByRole('rowheader', { name: row }) })
    .first();
  const named = table.getByRole('row').filter({ hasText: row });
  const name = named.getByRole('rowheader');
  const scrollTo = (left: number) =>
    table.evaluate((element, place) => {
      const box = element.parentElement as HTMLElement;
      box.scrollLeft = place;
      return box.scrollLeft;
    }, left);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await scrollTo(0);
    const before = await name.boundingBox();
    expect(await scrollTo(1000)).toBeGreaterThan(50);
    expect((await name.boundingBox())?.x).toBe(before?.x);
    // The last column is readable beside the first.
    const place = await named
      .getByRole('cell')
      .last()
      .evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().x;
      });
    expect(place).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
  }
});

test('four columns of words or marks fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/availability');
  const boxes = page.locator('[data-scroll-box][data-columns="4"]');
  expect(await boxes.count()).toBeGreaterThan(0);
  for (const box of await boxes.all()) expect(await hidden(box)).toBe(0);
});

test('show all they say without scrolling sideways', async ({ page }) => {
  for (const address of ['/reference/sdks/java', '/reference/sso', SETTINGS, `${ENDPOINTS}-v2`]) {
    await page.goto(address);
    const boxes = page.locator('[data-scroll-box]').filter({ has: page.locator('[data-label]') });
    for (const width of [1440, 1100, 1024, 820, 600, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${address} at ${width} px`;
      expect.soft(await boxes.count(), where).toBeGreaterThan(0);
      const rests = await boxes.evaluateAll((all) =>
        all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      );
      expect.soft(new Set(rests), where).toEqual(new Set([0]));
    }
  }
});

test('rows of marks have them on one line on phones, below those of the row above', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/reference/rbac');
  const marks = (permission: string) =>
    page
      .getByRole('row', { name: permission })
      .locator('td')
      .evaluateAll((cells) => cells.slice(1, 3).map((cell) => cell.getBoundingClientRect()));
  const [editor, viewer] = await marks('CREATE_SEGMENT');
  expect(viewer?.y).toBe(editor?.y);
  expect(viewer?.x).toBeGreaterThan(editor?.x ?? 0);
  const [, below] = await marks('UPDATE_SEGMENT');
  expect(below?.x).toBe(viewer?.x);
});

test('long names break at their joints, and are copied whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${ENDPOINTS}-v2`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText("A project's flags: /api/admin/projects/{id}");
  const heights = await title.evaluate((heading) =>
    [...heading.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .slice(1)
      .map((node) => {
        const range = new Range();
        range.selectNodeContents(node);
        return new Set([...range.getClientRects()].map(({ y }) => y)).size;
      }),
  );
  expect(heights.length).toBeGreaterThan(0);
  // Each part fits on one line.
  expect(new Set(heights)).toEqual(new Set([1]));
  const copied = await title.evaluate((heading) => {
    getSelection()?.selectAllChildren(heading);
    return getSelection()?.toString();
  });
  expect(copied).toContain('/api/admin/projects/{id}');
});

test('code of up to 20 characters stays whole, columns are apart, and no line ends a table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/reference/activation-strategies');
  const name = page.getByRole('cell', { name: 'applicationHostname' }).first();
  expect(await name.locator('code').evaluate((code) => code.getClientRects().length)).toBe(1);
  const gap = await name.evaluate((cell) => Number.parseFloat(getComputedStyle(cell).paddingRight));
  expect(gap).toBeGreaterThanOrEqual(20);
  const last = page.getByRole('table').first().getByRole('row').last().getByRole('cell').first();
  await expect(last).toHaveCSS('border-bottom-width', '0px');
});

test('cells are 20 pixels apart on phones, and a zero has its label', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const address of ['/reference/sdks', '/availability', '/reference/resource-limits']) {
    await page.goto(address);
    const gaps = await page
      .locator('main tbody tr > :nth-child(2):not(:last-child)')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).paddingInlineEnd));
    expect(gaps.length, address).toBeGreaterThan(0);
    expect(new Set(gaps), address).toEqual(new Set(['20px']));
  }
  await expect(page.locator('td[data-label="Minimum"]', { hasText: /^0$/ })).not.toHaveCount(0);
});

test('a comparison has marks with names', async ({ page }) => {
  for (const address of ['/reference/sdks', '/availability', '/reference/rbac']) {
    await page.goto(address);
    const mark = page.getByRole('img', { name: 'Yes' }).first();
    await expect(mark, address).toHaveText('✓');
    await expect(page.getByRole('img', { name: 'No' }).first(), address).toHaveText('–');
  }
});

for (const { widths, address } of [
  { widths: [1440, 820], address: '/reference/rbac' },
  { widths: [390], address: '/reference/sdks' },
]) {
  test(`the header of a long table stays in view: ${address}`, async ({ page }) => {
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const header = await scrollToMiddle(
        page,
        width > 640 ? '[data-fits]' : '[data-columns][tabindex]',
      );
      await expect(header).toBeInViewport({ ratio: 1 });
      // Neither a bar nor a row covers the header.
      const isOnTop = await header.evaluate((cell) => {
        const { left, top, height } = cell.getBoundingClientRect();
        return cell.contains(document.elementFromPoint(left + 5, top + height / 2));
      });
      expect(isOnTop, `at ${width} px`).toBe(true);
    }
  });
}

/** Scrolls to the middle of the longest table of a kind. Returns the table's first header. */
async function scrollToMiddle(page: Page, kind: string): Promise<Locator> {
  const boxes = page.locator(`[data-scroll-box]${kind}`);
  await expect(boxes.first()).toBeAttached();
  const heights = await boxes.evaluateAll((all) => all.map(({ scrollHeight }) => scrollHeight));
  const longest = boxes.nth(heights.indexOf(Math.max(...heights)));
  expect(Math.max(...heights)).toBeGreaterThan(800);
  await longest.evaluate((box) => {
    const middle = box.scrollHeight / 2;
    box.scrollTop = middle;
    if (box.scrollTop === 0) scrollBy(0, box.getBoundingClientRect().top + middle);
    else box.scrollIntoView({ block: 'center' });
  });
  return longest.getByRole('columnheader').first();
}

/** Returns how many pixels of a box come into view only after scrolling sideways. */
function hidden(box: Locator): Promise<number> {
  return box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}
