/**
 * Remembers which version of the documentation the reader reads. There is one version: that of the
 * page; any other stored name is unknown, and gives way to it.
 */
import { onPage } from '../navigation/page-events.ts';
import { removeStored, writeStored } from '../storage/storage.ts';

const KEY = 'preferred-version';

/** Starts remembering, with the page on display. */
export function startPreferredVersion(): void {
  onPage(() => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_version"]');
    const version = tag?.content;
    if (version) writeStored(KEY, version);
    else removeStored(KEY);
  });
}
