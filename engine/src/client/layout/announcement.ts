/** The announcement bar. It stays dismissed until the announcement changes. */
import * as attributes from '../../shared/attributes.ts';
import { focusWithoutScroll } from '../navigation/arrival.ts';
import { onClickOf } from '../navigation/page-events.ts';
import { writeStored } from '../storage/storage.ts';
import { onStoredElsewhere } from '../storage/stored-elsewhere.ts';
import { focusableIn } from './focusable.ts';

/** Holds the id of the announcement that was dismissed; the early script compares it. */
const STORAGE_KEY = 'announcement';

/** Wires the close button of the announcement bar. */
export function startAnnouncement(): void {
  const bar = document.getElementById('announcement');
  if (!bar) return;
  onClickOf(`[${attributes.ANNOUNCEMENT_CLOSE}]`, () => {
    // The navigation bar follows.
    const [next] = focusableIn(bar.nextElementSibling ?? document);
    writeStored(STORAGE_KEY, bar.dataset.announcementId ?? '');
    hide();
    if (next) focusWithoutScroll(next);
  });
  onStoredElsewhere((key, value) => {
    if (key === STORAGE_KEY && value === bar.dataset.announcementId) hide();
  });
}

function hide(): void {
  document.documentElement.dataset.announcementDismissed = '';
}
