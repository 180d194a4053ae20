/** Tells assistive technology what changed, through one polite live region. */
import { onArrival } from './page-events.ts';
import { getServerSnapshot, getSnapshot } from './page-store.ts';

const REGION_ID = 'docs-announcer';

/** Screen readers only hear changes of a region they already know, hence the pause after making it. */
const SPEAK_AFTER = 50;

/** Has `text` read out politely. Announcing the same text again is heard again. */
export function announce(text: string): void {
  const region = document.getElementById(REGION_ID) ?? addRegion();
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, SPEAK_AFTER);
}

/** Announces the title of every page that is navigated to. */
export function startAnnouncingPages(): void {
  addRegion();
  onArrival(() => announce(document.title));
  // A quick reader may have navigated before this was loaded.
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
