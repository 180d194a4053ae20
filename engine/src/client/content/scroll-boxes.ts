/**
 * Handles the boxes around tables and diagrams. While a box scrolls sideways, it has a name and is reachable by
 * keyboard.
 */

import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/content.ts';
import { onPage } from '../page/page-events.ts';

const BOX = `[${attributes.SCROLL_BOX}]`;

/** Starts watching the boxes on each page. */
export function startScrollBoxes(): void {
  const started = new WeakSet<Element>();
  // Detects resized windows, opened tabs, and content that grows when fonts load.
  const observer = new ResizeObserver((entries) => {
    const boxes = new Set(entries.flatMap(({ target }) => target.closest(BOX) ?? []));
    // All boxes are measured before any of them changes, because measuring after a change would force a layout.
    const measured = [...boxes].map((box) => [box, overflowOf(box)] as const);
    for (const [box, overflow] of measured) {
      makeReachable(box, box.querySelector('table') ? texts.table : texts.diagram, overflow);
    }
    // Waits for the next frame, because other code still measures the layout in this one.
    requestAnimationFrame(() => {
      for (const [box, { isWide }] of measured) box.toggleAttribute(attributes.FITS, !isWide);
    });
    for (const box of boxes) {
      if (started.has(box)) continue;
      started.add(box);
      showRoot(box);
    }
  });
  onPage(() => {
    observer.disconnect();
    for (const element of document.querySelectorAll(`${BOX}, ${BOX} > *`)) {
      observer.observe(element);
    }
  });
}

/** If a diagram is too wide, scrolls it so that the shape where reading begins is in the middle. */
function showRoot(box: Element): void {
  const drawing = [...box.querySelectorAll('svg')].find(({ clientWidth }) => clientWidth > 0);
  if (!drawing) return;
  const { left, width } = drawing.getBoundingClientRect();
  const around = box.getBoundingClientRect();
  const root = left + width * Number(drawing.dataset.root);
  box.scrollLeft = root - around.left - around.width / 2;
}

/** True if a box has to scroll to show all of its content. */
export interface Overflow {
  isWide: boolean;
  scrolls: boolean;
}

/** Measures a box. */
export function overflowOf(box: Element): Overflow {
  const isWide = box.scrollWidth > box.clientWidth;
  // Allows for a difference of one pixel, because browsers round line heights.
  return { isWide, scrolls: isWide || box.scrollHeight > box.clientHeight + 1 };
}

/**
 * Makes a box that scrolls reachable with the Tab key and gives it the name `label`. Removes both from a box
 * that doesn't scroll.
 */
export function makeReachable(box: Element, label: string, { isWide, scrolls }: Overflow): void {
  // The role is `group`, because many landmarks on a page would hide the important ones.
  const attributes = {
    tabindex: '0',
    role: 'group',
    'aria-label': texts.scrollingBox(label, isWide),
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (scrolls) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}
