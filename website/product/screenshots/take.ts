/** One picture: opens the page, brings it into its state, draws the ring, cuts out the part to show. */
import type { Locator, Page } from '@playwright/test';
import type { Shot } from './shot.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Most pictures that are taken until two in a row are the same. */
const ATTEMPTS = 20;
const PAUSE = 150; // milliseconds

/**
 * Takes the picture of a shot on a new page, as PNG.
 *
 * @throws Error that names the shot when something to show is missing or does not come to rest
 */
export async function takeShot(page: Page, shot: Shot): Promise<Buffer> {
  const { name, path, steps, highlight } = shot;
  try {
    await page.goto(path, { waitUntil: 'networkidle' });
    await loaded(page);
    await steps?.(page);
    await loaded(page);
    await page.mouse.move(0, 0);
    const picture = await settled(page, shot);
    if (highlight === undefined) return picture;
    await drawRing(highlight(page));
    return await cutOut(page, shot);
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`);
  }
}

/** Waits until no placeholder stands where data will be. */
async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => document.querySelector('.skeleton, [aria-label="Loading"]') === null,
  );
  await page.evaluate(() => document.fonts.ready);
}

/** The picture as soon as two in a row are the same. */
async function settled(page: Page, shot: Shot): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const next = await cutOut(page, shot);
    if (last?.equals(next)) return next;
    last = next;
    await page.waitForTimeout(PAUSE);
  }
  throw new Error("the page doesn't stop changing");
}

async function cutOut(page: Page, { show, margin = 0, height }: Shot): Promise<Buffer> {
  await page.evaluate(scrollToStart);
  const box = commonBox(await Promise.all(show(page).map(boxOf)), margin);
  const clip = height === undefined ? box : { ...box, height: Math.min(box.height, height) };
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}

/** Of the window, and sideways of what a click has brought into view by a few pixels. */
function scrollToStart(): void {
  scrollTo(0, 0);
  for (const element of document.querySelectorAll('div, section')) element.scrollLeft = 0;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.first().boundingBox();
  if (box === null) throw new Error(`${locator} isn't visible`);
  return box;
}

/** The smallest box around all of them, in whole pixels. */
function commonBox(boxes: readonly Box[], margin: number): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x))) - margin;
  const y = Math.floor(Math.min(...boxes.map((box) => box.y))) - margin;
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) + margin;
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) + margin;
  return { x, y, width: right - x, height: bottom - y };
}

/** A ring of our own color, with a light edge so that it stands out from any color below. */
async function drawRing(control: Locator): Promise<void> {
  await control.first().evaluate((element) => {
    // Around a switch its own box has room enough.
    const gap = element.classList.contains('MuiSwitch-root') ? -5 : 4;
    const { left, top, width, height } = element.getBoundingClientRect();
    const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0;
    const ring = document.createElement('div');
    Object.assign(ring.style, {
      position: 'fixed',
      zIndex: '100000',
      left: `${left - gap}px`,
      top: `${top - gap}px`,
      width: `${width + 2 * gap}px`,
      height: `${height + 2 * gap}px`,
      boxSizing: 'border-box',
      border: '3px solid #ee5d17',
      borderRadius: `${Math.max(8, Math.min(radius, height / 2) + gap)}px`,
      boxShadow: '0 0 0 1.5px rgb(255 255 255 / 0.85)',
      pointerEvents: 'none',
    });
    document.body.append(ring);
  });
}
