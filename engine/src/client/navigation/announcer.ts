/** Announces changes to assistive technology through a single polite live region. */
import { onArrival } from '../page/page-events.ts';
import { getServerSnapshot, getSnapshot } from '../page/page-store.ts';

const REGION_ID = 'docs-announcer';

/**
 * Milliseconds between adding a region and changing its text. Screen readers announce changes only in a region
 * that they've already noticed.
 */
const SPEAK_AFTER = 50;

/** Has screen readers announce `text` politely, even if they just announced the same text. */
export function announce(text: string): void {
  const region = document.getElementById(REGION_ID) ?? addRegion();
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, SPEAK_AFTER);
}

/** Announces the title of each page that the reader opens. */
export function startAnnouncingPages(): void {
  addRegion();
  onArrival(() => announce(document.title));
  // A quick reader may have opened a page before this code was loaded.
  if (getSnapshot() !== getServerSnapshot()) announce(document.title);
}

function addRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = REGION_ID;
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.className = 'sr-only';
  document.body.append(region);
  return region;
}
