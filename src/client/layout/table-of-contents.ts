/** Marks the entry of the table of contents that the reader is at. */
import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { anchorOf } from '../navigation/arrival.ts';
import { coveredHeight, isAtPageEnd, onPage, onScrollFrame } from '../navigation/page-events.ts';
import { isVisible } from './focusable.ts';

/** Button of small windows that opens the table of contents. */
const SUMMARY = `summary:has(+ [${attributes.TOC}])`;

interface Entry {
  heading: HTMLElement;
  links: HTMLElement[];
}

/** Starts following the reader through the headings of each page. */
export function startTableOfContents(): void {
  let entries: Entry[] = [];
  let active: Entry | undefined;

  function update(): void {
    const next = activeEntry(entries);
    if (next === active) return;
    for (const link of active?.links ?? []) link.removeAttribute('aria-current');
    for (const link of next?.links ?? []) {
      link.setAttribute('aria-current', 'true');
      keepVisible(link);
    }
    const bar = document.querySelector<HTMLElement>(SUMMARY);
    if (bar) bar.dataset.section = next?.links[0]?.textContent ?? '';
    active = next;
  }

  onPage(() => {
    entries = collectEntries();
    active = undefined;
    update();
  });
  onScrollFrame(update);
  document.addEventListener(events.NAVIGATED, update);
}

function collectEntries(): Entry[] {
  const byHeading = new Map<HTMLElement, HTMLElement[]>();
  for (const link of document.querySelectorAll<HTMLElement>(`[${attributes.TOC}] a[href^="#"]`)) {
    const heading = anchorOf(link.getAttribute('href') ?? '');
    if (heading) byHeading.set(heading, [...(byHeading.get(heading) ?? []), link]);
  }
  return [...byHeading].map(([heading, links]) => ({ heading, links }));
}

/**
 * The entry whose section the reader is in: of the first heading below the bars, if it is
 * in the upper half of the window, else of the heading before it. At the end of the page the last
 * heading in view, which may never come up to the top.
 */
function activeEntry(all: readonly Entry[]): Entry | undefined {
  // Headings in closed details and in tabs that are not selected have no place.
  const entries = all.filter(({ heading }) => isVisible(heading));
  const boxes = entries.map(({ heading }) => heading.getBoundingClientRect());
  if (scrollY > 0 && isAtPageEnd())
    return entries[boxes.findLastIndex((box) => box.top < innerHeight)];
  const covered = coveredHeight();
  const below = boxes.findIndex((box) => box.top >= covered);
  if (below === -1) return entries.at(-1);
  const isInUpperHalf = (boxes[below]?.bottom ?? 0) < innerHeight / 2;
  return entries[isInUpperHalf ? below : below - 1];
}

/** Scrolls the list, never the page. */
function keepVisible(link: HTMLElement): void {
  const box = link.closest(`[${attributes.TOC}]`);
  if (!box) return;
  const view = box.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < view.top) box.scrollTop -= view.top - place.top;
  else if (place.bottom > view.bottom) box.scrollTop += place.bottom - view.bottom;
}
