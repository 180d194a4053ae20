/** Boxes around tables and diagrams: reachable by keyboard, with a name, while they scroll sideways. */

import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/content.ts';
import { onPage } from '../navigation/page-events.ts';

const BOX = `[${attributes.SCROLL_BOX}]`;

/** Starts following the boxes of each page. */
export function startScrollBoxes(): void {
  const started = new WeakSet<Element>();
  // Detects resized windows, opened tabs, and content that grows when fonts load.
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const box = target.closest(BOX);
      if (!box) continue;
      makeReachable(box, box.querySelector('table') ? texts.table : texts.diagram);
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

/** Scrolls a diagram that is too wide to the shape that its reader begins with, in the middle. */
function showRoot(box: Element): void {
  const drawing = [...box.querySelectorAll('svg')].find(({ clientWidth }) => clientWidth > 0);
  if (!drawing) return;
  const { left, width } = drawing.getBoundingClientRect();
  const around = box.getBoundingClientRect();
  const root = left + width * Number(drawing.dataset.root);
  box.scrollLeft = root - around.left - around.width / 2;
}

/**
 * Makes a box that scrolls a stop of the Tab key, with `label` as its name, and one that does not a
 * plain box. Returns whether it scrolls sideways.
 */
export function makeReachable(box: Element, label: string): boolean {
  const isWide = box.scrollWidth > box.clientWidth;
  // Heights of lines are fractions that browsers round.
  const scrolls = isWide || box.scrollHeight > box.clientHeight + 1;
  // A group: as landmarks a page full of them would hide those that matter.
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
