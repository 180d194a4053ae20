/** Handles the announcement bar, which stays dismissed until the announcement changes. */
import * as attributes from '../../shared/attributes.ts';
import { focusWithoutScroll } from '../navigation/arrival.ts';
import { onClickOf } from '../page/page-events.ts';
import { writeStored } from '../storage/storage.ts';
import { onStoredElsewhere } from '../storage/stored-elsewhere.ts';
import { focusableIn } from './focusable.ts';

/**
 * The storage key for the id of the dismissed announcement, which the early script compares with
 * the current one.
 */
const STORAGE_KEY = 'announcement';

/** Handles the announcement bar's close button. */
export function startAnnouncement(): void {
  const bar = document.getElementById('announcement');
  if (!bar) return;
  onClickOf(`[${attributes.ANNOUNCEMENT_CLOSE}]`, () => {
    // Without this bar, the navigation bar comes first.
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
