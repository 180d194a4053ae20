/** Moves the focus: after Back and Forward, and from the skip link to the page. */
import { afterLayout } from '../page/after-layout.ts';
import { coveredHeight, onArrival, onClickOf } from '../page/page-events.ts';
import { focusWithoutScroll } from './arrival.ts';
import { routeOfLink } from './links.ts';

/** Matches links, and text that can get the focus if no link is in view. */
const PARTS = 'main :is(a,h2,h3,p,li,td,pre)';

/**
 * Returns the focus after Back and Forward to the link that the reader followed, or to the first link in view. The router
 * focuses the page's heading, as after every navigation. If the reader had scrolled down, the Tab key would start from
 * there, out of view.
 */
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

/** Lets the skip link move the focus without changing the URL. Without scripts, the link leads to an anchor. */
export function startSkipLink(): void {
  onClickOf('body > [href="#main"]', (_link, event) => {
    event.preventDefault();
    document.querySelector('main')?.focus();
  });
}
