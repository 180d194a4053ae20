/** Converts edit links: Docusaurus has a URL for the documents' folder, and the new site has `editUrl`. */
import path from 'node:path';
import { type DocumentPlan, type DocumentSet, folderNameOf } from '../read/documents.ts';
import type { DocusaurusSite } from '../read/docusaurus-site.ts';
import { readResult } from '../read/evaluate.ts';
import { placeOf, Unread } from '../read/values.ts';
import type { Report } from '../report.ts';

/**
 * Returns the `editUrl` setting. The engine appends a file's path in the new site, which starts with the content
 * folder. Therefore, the documents' URL has to end with the same folder name.
 */
export async function convertEditUrl(
  site: DocusaurusSite,
  { sets, contentFolder }: DocumentPlan,
  report: Report,
): Promise<string | undefined> {
  const [set] = sets;
  if (set === undefined || set.options.editUrl === undefined) return undefined;
  const place = placeOf(set.options, 'editUrl', set.place);
  const url = await folderUrl(set, site);
  if (url === undefined) {
    report('editing', place, 'editUrl is a function');
    return undefined;
  }
  if (sets.length > 1) {
    report('editing', place, 'Each set of documents has its own URL');
    return undefined;
  }
  if (url.endsWith(`/${contentFolder}`)) return url.slice(0, -contentFolder.length);
  report('editing', place, `The documents were at ${url}, and are in ${contentFolder}/ now`);
  return undefined;
}

/** Stands for a document's path in the URL that a function returns. */
const DOCUMENT = '-document-';

/** Returns the URL of the documents' folder, to which Docusaurus appends a document's path. */
async function folderUrl(
  { options, folder }: DocumentSet,
  site: DocusaurusSite,
): Promise<string | undefined> {
  const { editUrl } = options;
  if (typeof editUrl === 'string') return join(editUrl, folderNameOf({ options }));
  if (!(editUrl instanceof Unread)) return undefined;
  const below = path.relative(site.folder, folder).split(path.sep).join('/');
  const argument = {
    docPath: DOCUMENT,
    versionDocsDirPath: below,
    locale: 'en',
    version: 'current',
  };
  const url = await readResult(editUrl, argument, site.reading);
  if (typeof url !== 'string' || !url.endsWith(`/${DOCUMENT}`)) return undefined;
  return join(url.slice(0, -DOCUMENT.length), '.');
}

function join(url: string, below: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  return new URL(below, url.replace(/\/*$/, '/')).href.replace(/\/+$/, '');
}
