/** Determines which part of a page a screenshot shows. */
import type { Locator, Page } from '@playwright/test';
import type { Box, View } from './shot.ts';
import { textIn } from './text-size.ts';

/**
 * Returns a box around all elements to show. If it's too wide or too high, it's cut on the side that's farther from
 * the control, and between lines of text.
 */
export async function clipOf(page: Page, view: View, width: number): Promise<Box> {
  const { show, margin = 0, height = Number.POSITIVE_INFINITY, highlight } = view;
  await page.evaluate(scrollToStart);
  const whole = commonBox(await Promise.all(show(page).map(boxOf)), margin);
  const box = inWindow(whole, page.viewportSize());
  const control =
    highlight === undefined ? { ...box, width: 0, height: 0 } : await boxOf(highlight(page));
  const columns = cut(
    { start: box.x, length: box.width },
    { start: control.x, length: control.width },
    width,
  );
  const rows = cut(
    { start: box.y, length: box.height },
    { start: control.y, length: control.height },
    height,
  );
  const clip = { x: columns.start, width: columns.length, y: rows.start, height: rows.length };
  const lines = (await textIn(page, clip)).flatMap(({ boxes }) => boxes);
  const top = clip.y === box.y ? clip.y : betweenLines(lines, clip.y, 1);
  const end = clip.y + clip.height;
  const bottom = end === box.y + box.height ? end : betweenLines(lines, end, -1);
  return { ...clip, y: top, height: bottom - top };
}

/** Scrolls the window to the top left. A click can scroll it sideways by a few pixels. */
function scrollToStart(): void {
  scrollTo(0, 0);
  for (const element of document.querySelectorAll('div, section')) element.scrollLeft = 0;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.first().boundingBox();
  if (box === null) throw new Error(`${locator} isn't visible`);
  return box;
}

/** Limits a box to the window. Lists can extend beyond it. */
function inWindow(box: Box, window: { width: number } | null): Box {
  const right = Math.min(box.x + box.width, window?.width ?? Number.POSITIVE_INFINITY);
  const x = Math.max(box.x, 0);
  return { ...box, x, width: right - x };
}

/** Returns a box around all boxes. Pixels at its edges that are only partly covered aren't included. */
function commonBox(boxes: readonly Box[], margin: NonNullable<View['margin']>): Box {
  const around = typeof margin === 'number' ? { x: margin, y: margin } : margin;
  const x = Math.ceil(Math.min(...boxes.map((box) => box.x))) - around.x;
  const y = Math.ceil(Math.min(...boxes.map((box) => box.y))) - around.y;
  const right = Math.floor(Math.max(...boxes.map((box) => box.x + box.width))) + around.x;
  const bottom = Math.floor(Math.max(...boxes.map((box) => box.y + box.height))) + around.y;
  return { x, y, width: right - x, height: bottom - y };
}

interface Stretch {
  start: number;
  length: number;
}

/** Minimum distance in pixels between a control and an edge at which the screenshot was cut. */
const CONTROL_MARGIN = 16;

/**
 * Returns a part of at most `limit` pixels. It starts at the beginning if that includes the control. Otherwise, the
 * control is in the middle.
 */
export function cut(whole: Stretch, control: Stretch, limit: number): Stretch {
  if (whole.length <= limit) return whole;
  const isAtStart = control.start + control.length + CONTROL_MARGIN <= whole.start + limit;
  const middle = control.start + control.length / 2;
  const last = whole.start + whole.length - limit;
  const start = isAtStart ? whole.start : Math.min(Math.round(middle - limit / 2), last);
  return { start, length: limit };
}

/** Distance in pixels between a line of text and a cut. */
const LINE_GAP = 6;

/** How far, in pixels, a cut can be moved. */
const REACH = 48;

/**
 * Returns the nearest position in a direction at which a cut doesn't go through text. If there's none nearby,
 * returns the original position.
 */
export function betweenLines(lines: readonly Box[], place: number, direction: 1 | -1): number {
  for (let distance = 0; distance <= REACH; distance += 1) {
    const candidate = place + direction * distance;
    const isCrossed = lines.some(
      ({ y, height }) => candidate > y - LINE_GAP && candidate < y + height + LINE_GAP,
    );
    if (!isCrossed) return candidate;
  }
  return place;
}
