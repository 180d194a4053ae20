/** Boxes around tables and diagrams. While they scroll sideways, they have a name and are reachable by keyboard. */

import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/content.ts';
import { onPage } from '../page/page-events.ts';

const BOX = `[${attributes.SCROLL_BOX}]`;

/** Starts watching the boxes on each page. */
export function startScrollBoxes(): void {
  const started = new WeakSet<Element>();
  // Detects resized windows, opened tabs, and content that grows when fonts load.
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const box = target.closest(BOX);
      if (!box) continue;
      const label = box.querySelector('table') ? texts.table : texts.diagram;
      box.toggleAttribute(attributes.FITS, !makeReachable(box, label));
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

/**
 * Makes a box that scrolls reachable with the Tab key and gives it the name `label`. Removes both from a box
 * that doesn't scroll. Returns whether the box scrolls sideways.
 */
export function makeReachable(box: Element, label: string): boolean {
  const isWide = box.scrollWidth > box.clientWidth;
  // Line heights are fractions that browsers round.
  const scrolls = isWide || box.scrollHeight > box.clientHeight + 1;
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
  return isWide;
}
