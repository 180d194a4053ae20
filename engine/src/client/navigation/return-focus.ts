/**
 * Focus after Back and Forward. The router leads it to the heading of the page, as after every navigation.
 * Where the place that the reader had left is further down, the Tab key would begin out of view from there.
 */
import { afterLayout } from '../first-view/after-layout.ts';
import { focusWithoutScroll } from './arrival.ts';
import { routeOfLink } from './links.ts';
import { coveredHeight, onArrival } from './page-events.ts';

/** Links, and text that can be focused instead. */
const PARTS = 'main :is(a,h2,h3,p,li,td,pre)';

/** Returns the focus to the link that the reader followed, or to the first link in view. */
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

/** True for an element that begins in the window, below the bars at its top. */
function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= coveredHeight() && top < innerHeight;
}
