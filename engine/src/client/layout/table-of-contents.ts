/** Marks the reader's position in the table of contents. */
import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { anchorOf } from '../navigation/arrival.ts';
import { afterLayout } from '../page/after-layout.ts';
import { coveredHeight, isAtPageEnd, onPage, onScrollFrame } from '../page/page-events.ts';
import { isVisible } from './focusable.ts';

/** The button that opens the table of contents in small windows. */
const SUMMARY = `summary:has(+ [${attributes.TOC}])`;

/** Starts marking the current heading on each page. */
export function startTableOfContents(): void {
  let headings: HTMLElement[] = [];
  let active: HTMLElement | undefined;

  function update(): void {
    const next = activeHeading(headings);
    if (next === active) return;
    active = next;
    const bar = document.querySelector<HTMLElement>(SUMMARY);
    if (bar) bar.dataset.section = '';
    for (const link of links()) {
      if (!next || anchorOf(link.hash) !== next) {
        link.removeAttribute('aria-current');
        continue;
      }
      link.setAttribute('aria-current', 'true');
      keepVisible(link);
      if (bar) bar.dataset.section = link.textContent;
    }
  }

  onPage(() => {
    // Each link exists twice, for wide and for small windows.
    const targets = new Set(links().map(({ hash }) => anchorOf(hash)));
    headings = [...targets].filter((target) => target !== undefined);
    active = undefined;
  });
  onScrollFrame(update);
  document.addEventListener(events.NAVIGATED, () => afterLayout(update));
  afterLayout(update);
}

function links(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`[${attributes.TOC}] a`)];
}

/**
 * Returns the heading whose section the reader is in. That's the first heading below the bars if it's in the
 * upper half of the window, and otherwise the heading before it. At the end of the page, it's the last heading
 * in view, because it may be unable to scroll up to the top.
 */
function activeHeading(all: readonly HTMLElement[]): HTMLElement | undefined {
  // Headings in closed details and in unselected tabs have no position on the page.
  const headings = all.filter(isVisible);
  const boxes = headings.map((heading) => heading.getBoundingClientRect());
  if (scrollY > 0 && isAtPageEnd())
    return headings[boxes.findLastIndex((box) => box.top < innerHeight)];
  const covered = coveredHeight();
  const below = boxes.findIndex((box) => box.top >= covered);
  if (below === -1) return headings.at(-1);
  const isInUpperHalf = (boxes[below]?.bottom ?? 0) < innerHeight / 2;
  return headings[isInUpperHalf ? below : below - 1];
}

/** Scrolls the table of contents to a link, but never scrolls the page. */
function keepVisible(link: HTMLElement): void {
  const box = link.closest(`[${attributes.TOC}]`);
  if (!box) return;
  const view = box.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < view.top) box.scrollTop -= view.top - place.top;
  else if (place.bottom > view.bottom) box.scrollTop += place.bottom - view.bottom;
}
