/** Tests code blocks: copying, wrapping, keyboard access, and highlighted lines. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ATLAS } from '../servers.ts';
import { hasVisibleFocus } from '../support/appearance.ts';
import { open, untilEnhanced } from '../support/reader.ts';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

const CODE = `${ATLAS.url}/dialect/code`;
const JOURNEY = `${ATLAS.url}/layers/journey`;
const MAP = ["import { createMap } from 'atlas';", '', 'const map = createMap();', 'map.zoom(3);'];

const figure = (page: Page, title: string) => page.getByRole('figure', { name: title });
const blockWith = (page: Page, text: string) =>
  page.locator('[data-code-block]').filter({ hasText: text });
const copyOf = (block: Locator) => block.getByRole('button', { name: /^Copy/ });

async function openPage(page: Page, address: string) {
  await open(page, address);
  await untilEnhanced(page);
}

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('gives the code and nothing else: no numbers, marks or directives', {
    tag: '@walk',
  }, async ({ page }) => {
    await openPage(page, CODE);
    await copyOf(figure(page, 'src/map.ts')).click();
    await expect.poll(() => clipboard(page)).toBe(MAP.join('\n'));
    await copyOf(blockWith(page, 'zoom = 2')).click();
    await expect.poll(() => clipboard(page)).toContain('zoom = 3');
    expect(await clipboard(page)).not.toMatch(/40|41|\[!code|^[+-]/m);
    await copyOf(blockWith(page, 'const plain')).click();
    await expect.poll(() => clipboard(page)).toContain('const plain = "<&>";');
    expect(await clipboard(page)).not.toContain('highlight');
  });

  test('says so for one second, also to screen readers', async ({ page }) => {
    await page.clock.install();
    await openPage(page, CODE);
    const button = page.locator('[data-code-copy]').first();
    await expect(button).toHaveAttribute('title', 'Copy');
    await expect(button).toHaveAccessibleName('Copy code to clipboard');
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await button.click();
    await expect(button).toHaveAccessibleName('Copied');
    await page.clock.runFor(100);
    await expect(page.getByRole('status')).toHaveText('Copied');
    await page.clock.runFor(850);
    await expect(button).toHaveAccessibleName('Copied');
    await page.clock.runFor(100);
    await expect(button).toHaveAccessibleName('Copy code to clipboard');
    await expect(button).toHaveAttribute('title', 'Copy');
  });

  test('says when it failed', async ({ page }) => {
    await openPage(page, CODE);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'));
      document.execCommand = () => false;
    });
    const button = page.locator('[data-code-copy]').first();
    await button.click();
    await expect(button).toHaveAccessibleName('Copying failed');
    await expect(page.getByRole('status')).toHaveText(
      'Copying failed. Select the code and copy it manually.',
    );
    await expect(button).toBeFocused();
  });

  test('works where the modern way is refused', async ({ page }) => {
    await openPage(page, CODE);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await copyOf(figure(page, 'src/map.ts')).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.reload();
    expect(await clipboard(page)).toBe(MAP.join('\n'));
  });
});

test('wrapping is offered where lines are too long, and only there', { tag: '@walk' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openPage(page, JOURNEY);
  const long = figure(page, 'journey.sh');
  const wrap = long.getByRole('button', { name: 'Toggle word wrap' });
  const pre = long.locator('pre');
  const overflow = () => pre.evaluate((box) => box.scrollWidth - box.clientWidth);
  await expect(page.getByRole('button', { name: 'Toggle word wrap' })).toHaveCount(1);
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await overflow()).toBeGreaterThan(0);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await overflow()).toBeGreaterThan(0);
});

test('what scrolls can be reached and scrolled by keyboard; what fits is no stop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openPage(page, JOURNEY);
  const pre = figure(page, 'journey.sh').locator('pre');
  await expect(pre).toHaveAttribute('tabindex', '0');
  await expect(page.locator('pre[tabindex]')).toHaveCount(1);
  await pre.focus();
  await page.keyboard.press('ArrowRight');
  expect(await hasVisibleFocus(page)).toBe(true);
  await expect.poll(() => pre.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

test('on a phone no code is cut, until a reader turns wrapping off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/quickstart');
  const cut = () =>
    page
      .locator('[data-code-block] pre')
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
  expect(await cut()).toBe(0);
  const block = figure(page, 'unleash/compose.yaml').first();
  const wrap = block.getByRole('button', { name: 'Toggle word wrap' });
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await expect(block.locator('pre')).toHaveAttribute('tabindex', '0');
  expect(await cut()).toBe(1);
  await wrap.click();
  expect(await cut()).toBe(0);
});

test('buttons are there for keyboard and for touch', async ({ page, browser }) => {
  await openPage(page, CODE);
  const button = copyOf(figure(page, 'src/map.ts'));
  await page.mouse.move(0, 0);
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');
  expect(await hasVisibleFocus(page)).toBe(true);
  const phone = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  });
  const touched = await phone.newPage();
  await openPage(touched, CODE);
  await expect(copyOf(figure(touched, 'src/map.ts'))).toHaveCSS('opacity', '1');
  await phone.close();
});

test('on a phone the buttons cover no code, below a title and without one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, CODE);
  for (const [what, block] of [
    ['with a title', figure(page, 'src/map.ts')],
    ['without one', blockWith(page, 'const plain')],
  ] as const) {
    const button = await copyOf(block).boundingBox();
    if (!button) throw new Error('The block is not drawn');
    expect.soft(Math.min(button.width, button.height), what).toBeGreaterThanOrEqual(44);
    expect.soft(await textsBehind(block, button), what).toBe(0);
    const box = await block.boundingBox();
    expect.soft(button.y, what).toBeGreaterThan(box?.y ?? Number.POSITIVE_INFINITY);
  }
});

/** Returns how many pieces of a block's code a box covers. */
function textsBehind(block: Locator, box: Box): Promise<number> {
  return block.locator('code').evaluate((code, { x, y, width, height }) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      boxes.push(...range.getClientRects());
    }
    return boxes.filter(
      (text) => text.right > x && text.left < x + width && text.bottom > y && text.top < y + height,
    ).length;
  }, box);
}

test('lines are marked: highlighted, added, removed, numbered', { tag: '@walk' }, async ({
  page,
}) => {
  await openPage(page, CODE);
  const lines = figure(page, 'src/map.ts').locator('code > span');
  const background = (line: Locator) =>
    line.evaluate((span) => getComputedStyle(span).backgroundColor);
  const plain = await background(lines.nth(1));
  for (const index of [0, 2, 3]) expect(await background(lines.nth(index))).not.toBe(plain);
  const [added, removed] = ['zoom = 3', 'zoom = 2'].map((text) =>
    page.locator('code > span').filter({ hasText: new RegExp(`^${text}\\s*$`) }),
  ) as [Locator, Locator];
  const mark = (line: Locator) =>
    line.evaluate((span) => getComputedStyle(span, '::before').content);
  expect(await mark(added)).toContain('+');
  expect(await mark(removed)).toContain('−');
  expect(await background(added)).not.toBe(await background(removed));
  const number = (line: Locator) =>
    line.evaluate((span) => getComputedStyle(span, '::after').content);
  expect(await number(added)).toBe('"40"');
  // Line numbers aren't text, so they can't be selected and aren't read out.
  await expect(figure(page, 'src/map.ts').locator('code')).toHaveText(MAP.join('\n'), {
    useInnerText: true,
  });
});

test('the number of a wrapped line stands at its first row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, CODE);
  const block = figure(page, 'src/map.ts');
  await block.evaluate((element) => element.setAttribute('data-wrapped', 'on'));
  const line = block.locator('code > span').first();
  const [rows, top] = await line.evaluate((span) => {
    span.append(' a line that needs several rows on a phone'.repeat(3));
    const row = Number.parseFloat(getComputedStyle(span).lineHeight);
    return [span.getBoundingClientRect().height / row, getComputedStyle(span, '::after').top];
  });
  expect(rows).toBeGreaterThan(2);
  expect(top).toBe('0px');
});

test('install commands come for three package managers', async ({ page }) => {
  await openPage(page, `${ATLAS.url}/install`);
  const list = page.getByRole('tablist').first();
  await expect(list.getByRole('tab')).toHaveText(['npm', 'Yarn', 'pnpm']);
  await list.getByRole('tab', { name: 'Yarn' }).click();
  await expect(page.getByRole('tabpanel').first()).toContainText('yarn add atlas-maps');
  await list.getByRole('tab', { name: 'pnpm' }).click();
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm add atlas-maps');
});

test('output says that it is output, and has nothing to copy', async ({ page }) => {
  await page.goto('/quickstart');
  const output = page.locator('[data-output]').first();
  await expect(output.locator('figcaption')).toHaveText('Output');
  await expect(output.getByRole('button')).toHaveCount(0);
  await expect(output).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('code and images of a step stand inside it, beside the rail', async ({ page }) => {
  await page.goto('/quickstart');
  const step = page.getByRole('listitem').filter({ hasText: 'Send the backend another request' });
  const [box, code] = await Promise.all([
    step.boundingBox(),
    step.locator('[data-code-block]').first().boundingBox(),
  ]);
  expect(code?.x).toBe(box?.x);
  expect((code?.y ?? 0) + (code?.height ?? 0)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0) + 1);
  const steps = page.getByRole('listitem').filter({ hasText: 'Turn the switch back on' });
  await expect(steps).toHaveCount(1);
  expect(
    await steps.evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item)),
  ).toBe(2);
});
