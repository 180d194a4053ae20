/** Takes a screenshot: opens the page, runs the steps, draws the ring, and cuts out the part to show. */
import type { Locator, Page } from '@playwright/test';
import {
  SCREENSHOT_WIDTHS,
  type ScreenshotSize,
} from '../../../engine/src/core/compile/images/screenshot.ts';
import { clipOf } from './clip.ts';
import {
  type Box,
  DEFAULT_WIDTH,
  DEFAULT_ZOOM,
  NARROW_WIDTH,
  type Shot,
  SMALLEST_TEXT,
  type View,
} from './shot.ts';
import { isCrossing, type ShownText, textIn } from './text-size.ts';

/** Window height. It's enough for every form, so nothing has to scroll. */
const WINDOW_HEIGHT = 2400;

/** How many pictures to take, at most, until two in a row are the same. */
const ATTEMPTS = 20;
const PAUSE = 150; // milliseconds

/** Maximum height of the version for phones, in pixels of the Admin UI. */
const NARROW_HEIGHT = 480;

export interface Taken {
  png: Buffer;
  /** The size of the smallest text, in pixels of the page that shows the screenshot. */
  smallestText: number;
}

/**
 * Takes a screenshot in every size.
 *
 * @throws Error that names the screenshot if an element to show is missing or keeps changing, or if text is too
 * small
 */
export async function takeShot(page: Page, shot: Shot): Promise<Record<ScreenshotSize, Taken>> {
  const { width = DEFAULT_WIDTH, startWidth = width } = shot;
  try {
    await resize(page, startWidth);
    await page.goto(shot.path, { waitUntil: 'networkidle' });
    await loaded(page);
    await shot.steps?.(page);
    await resize(page, width);
    const wide = await takeView(page, shot, 'wide');
    const { steps, ...narrow } = shot.narrow ?? {};
    const view = { ...shot, height: NARROW_HEIGHT, width: NARROW_WIDTH, ...narrow };
    await resize(page, view.width);
    await steps?.(page);
    return { wide, narrow: await takeView(page, view, 'narrow') };
  } catch (error) {
    throw new Error(`${shot.name}: ${(error as Error).message}`);
  }
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: WINDOW_HEIGHT });
}

async function takeView(
  page: Page,
  view: Omit<Shot, 'narrow'>,
  size: ScreenshotSize,
): Promise<Taken> {
  const { zoom = DEFAULT_ZOOM, canvasText = Number.POSITIVE_INFINITY } = view;
  await loaded(page);
  await page.mouse.move(0, 0);
  const clip = await settled(page, view, Math.floor(SCREENSHOT_WIDTHS[size] / zoom));
  const ring = view.highlight === undefined ? undefined : await drawRing(view.highlight(page));
  const png = await cutOut(page, clip);
  await ring?.evaluate((element) => element.remove());
  const texts = await textIn(page, clip);
  assertComplete(texts, clip, size);
  const [smallest] = texts;
  const least = Math.min(smallest?.size ?? Number.POSITIVE_INFINITY, canvasText);
  const smallestText = Math.round(least * zoom * 10) / 10;
  if (smallestText < SMALLEST_TEXT) {
    throw new Error(`"${smallest?.text}" would have ${smallestText} pixels (${size})`);
  }
  return { png, smallestText };
}

/**
 * Makes sure that no text is cut off at the edges of a screenshot.
 *
 * @throws Error that names the text
 */
function assertComplete(texts: readonly ShownText[], clip: Box, size: ScreenshotSize): void {
  const cut = texts.filter(({ boxes }) => boxes.some((box) => isCrossing(box, clip)));
  if (cut.length === 0) return;
  const names = cut.map(({ text }) => `"${text}"`).join(', ');
  throw new Error(`an edge cuts ${names} (${size})`);
}

/** Waits until all data has replaced its placeholders. */
async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => document.querySelector('.skeleton, [aria-label="Loading"]') === null,
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Returns the part to show as soon as two pictures of it in a row are the same. */
async function settled(page: Page, view: View, width: number): Promise<Box> {
  let last: Buffer | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const clip = await clipOf(page, view, width);
    const next = await cutOut(page, clip);
    if (last?.equals(next)) return clip;
    last = next;
    await page.waitForTimeout(PAUSE);
  }
  throw new Error("the page doesn't stop changing");
}

function cutOut(page: Page, clip: Box): Promise<Buffer> {
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}

/** Draws a ring in the site's color. It has a light edge, so that it stands out on any background. */
function drawRing(control: Locator) {
  return control.first().evaluateHandle((element) => {
    // There's already enough space inside the box of a switch.
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
    return ring;
  });
}
