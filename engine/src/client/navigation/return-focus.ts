/**
 * Focus after Back and Forward. After every navigation, the router moves the focus to the page's heading. If
 * the reader left the page further down, the Tab key would continue from a heading that's out of view.
 */
import { afterLayout } from '../first-view/after-layout.ts';
import { focusWithoutScroll } from './arrival.ts';
import { routeOfLink } from './links.ts';
import { coveredHeight, onArrival } from './page-events.ts';

/** Links, and text that can be focused if no link is in view. */
const PARTS = 'main :is(a,h2,h3,p,li,td,pre)';

/** Starts returning the focus to the link that the reader followed, or otherwise to the first link in view. */
export function startReturningFocus(base: string): void {
  onArrival(({ previousRoute }) => {
    afterLayout(() => {
      if (isInView(document.activeElement ?? document.body)) return;
      const inView = [...document.querySelectorAll<HTMLElement>(PARTS)].filter(isInView);
      const followed = inView.find((part) => routeOfLink(part, base) === previousRoute);
      const place = followed ?? inView[0];
      if (place) focusWithoutScroll(place);
    });
  });
}

/** True if an element begins in the window, below the bars at its top. */
function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= coveredHeight() && top < innerHeight;
}
