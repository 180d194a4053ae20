/**
 * Remembers which version of the documentation the reader reads. Each version is a site of its own, and those of one
 * origin share the value, so it's that of the last page. It's read by ../inline/preferred-version.ts.
 */
import { PREFERRED_VERSION } from '../inline/preferred-version.ts';
import { onPage } from '../navigation/page-events.ts';
import { removeStored, writeStored } from '../storage/storage.ts';

/** Starts remembering, with the page on display. */
export function startPreferredVersion(): void {
  onPage(() => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_version"]');
    const version = tag?.content;
    if (version) writeStored(PREFERRED_VERSION, version);
    else removeStored(PREFERRED_VERSION);
  });
}
