/**
 * Stores the version of the documentation that the reader opened last. All versions on one origin share this
 * value, which `../inline/open-preferred-version.ts` reads.
 */
import { PREFERRED_VERSION } from '../inline/open-preferred-version.ts';
import { onPage } from '../page/page-events.ts';
import { removeStored, writeStored } from '../storage/storage.ts';

/** Stores the version of the current page, and of each page that the reader opens. */
export function startRememberingVersion(): void {
  onPage(() => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_version"]');
    const version = tag?.content;
    if (version) writeStored(PREFERRED_VERSION, version);
    else removeStored(PREFERRED_VERSION);
  });
}
