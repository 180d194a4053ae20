/** Measures what a page looks like, which its attributes don't tell. */
import type { Locator, Page } from '@playwright/test';

/** Returns `light` or `dark`, depending on the page's background color. */
export function shownMode(page: Page): Promise<'light' | 'dark'> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('This browser has no canvas');
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue < 3 * 128 ? 'dark' : 'light';
  });
}

/**
 * Returns the color that's painted in the middle of an element, as `rgb(…)`. Some styles can't be read, such as
 * those of the bar in `progress`.
 */
export async function paintedColor(element: Locator): Promise<string> {
  const image = (await element.screenshot()).toString('base64');
  const blank = await element.page().context().newPage();
  const color = await blank.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('This browser has no canvas');
    canvas.drawImage(image, -image.width / 2, -image.height / 2);
    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, image);
  await blank.close();
  return `rgb(${color.join(', ')})`;
}

/**
 * In every document from now on, records the attributes of `html` at the moment when the parser reaches `body`.
 * Nothing has been painted at that point.
 */
export async function keepFirstAttributes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.body === null) return;
      observer.disconnect();
      const { attributes } = document.documentElement;
      Object.assign(window, {
        firstAttributes: Object.fromEntries(
          [...attributes].map(({ name, value }) => [name, value]),
        ),
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Returns the attributes of `html` before the first paint (see `keepFirstAttributes`). */
export function firstAttributes(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => {
    const { firstAttributes } = window as unknown as { firstAttributes: Record<string, string> };
    return firstAttributes;
  });
}

/** Stores a value for the page's site before its scripts run. */
export async function store(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      // Does this once per tab. After a reload, the page then finds what it has stored itself.
      if (sessionStorage.getItem(`stored ${name}`) !== null) return;
      sessionStorage.setItem(`stored ${name}`, '');
      localStorage.setItem(name, text);
    },
    [key, value] as const,
  );
}

/** True if the focused element has an outline or a different focus ring. */
export function hasVisibleFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
}
