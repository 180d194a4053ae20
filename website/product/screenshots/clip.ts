/** The part of a page that a screenshot shows. */
import type { Locator, Page } from '@playwright/test';
import type { Box, View } from './shot.ts';
import { textIn } from './text-size.ts';

/**
 * Returns the common box of the elements to show. If it's wider or higher than allowed, cuts it off on the side
 * that's farther from the control, and between lines of text.
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

/** Scrolls the window to its start, and undoes sideways scrolling by a few pixels that a click can cause. */
function scrollToStart(): void {
  scrollTo(0, 0);
  for (const element of document.querySelectorAll('div, section')) element.scrollLeft = 0;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.first().boundingBox();
  if (box === null) throw new Error(`${locator} isn't visible`);
  return box;
}

/** Limits a box to the window, because lists can be wider. */
function inWindow(box: Box, window: { width: number } | null): Box {
  const right = Math.min(box.x + box.width, window?.width ?? Number.POSITIVE_INFINITY);
  const x = Math.max(box.x, 0);
  return { ...box, x, width: right - x };
}

/** Returns the box around all boxes, without pixels at the edges that they only cover partially. */
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

/** Pixels between a control and the edge of a picture that was cut next to it. */
const CONTROL_MARGIN = 16;

/**
 * Returns a part of at most `limit` pixels: the beginning if it contains the control, or otherwise the part
 * around the control.
 */
export function cut(whole: Stretch, control: Stretch, limit: number): Stretch {
  if (whole.length <= limit) return whole;
  const isAtStart = control.start + control.length + CONTROL_MARGIN <= whole.start + limit;
  const middle = control.start + control.length / 2;
  const last = whole.start + whole.length - limit;
  const start = isAtStart ? whole.start : Math.min(Math.round(middle - limit / 2), last);
  return { start, length: limit };
}

/** Pixels between a line of text and a cut. */
const LINE_GAP = 6;

/** The maximum number of pixels that a cut can move. */
const REACH = 48;

/**
 * Returns the nearest position in a direction that doesn't cut a line of text, or the original position if
 * there's none nearby.
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
