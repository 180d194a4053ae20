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
  const { name, path, steps, show, highlight, hide, margin = 0, height } = shot;
  try {
    await page.goto(path, { waitUntil: 'networkidle' });
    await steps?.(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    for (const each of hide?.(page) ?? []) await each.evaluateAll(makeInvisible);
    await page.mouse.move(0, 0);
    await settled(page);
    if (highlight) await drawRing(highlight(page));
    const box = commonBox(await Promise.all(show(page).map(boxOf)), margin);
    const clip = height === undefined ? box : { ...box, height: Math.min(box.height, height) };
    return await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`);
  }
}

async function settled(page: Page): Promise<void> {
  let last: Buffer | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    if (last?.equals(next)) return;
    last = next;
    await page.waitForTimeout(PAUSE);
  }
  throw new Error('the page does not come to rest');
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.first().boundingBox();
  if (box === null) throw new Error(`${locator} is not to be seen`);
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

function makeInvisible(elements: readonly (HTMLElement | SVGElement)[]): void {
  for (const element of elements) element.style.visibility = 'hidden';
}

/** A ring of our own color, with a light edge so that it stands out from any color below. */
async function drawRing(control: Locator): Promise<void> {
  await control.first().evaluate((element) => {
    const gap = 4;
    const { left, top, width, height } = element.getBoundingClientRect();
    const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 4;
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
      borderRadius: `${Math.min(radius, height / 2) + gap}px`,
      boxShadow: '0 0 0 1.5px rgb(255 255 255 / 0.85)',
      pointerEvents: 'none',
    });
    document.body.append(ring);
  });
}
