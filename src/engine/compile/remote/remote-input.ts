/** What a page with a document of another repository is compiled from. */

import type { RedirectTable } from '../../../shared/redirects.ts';
import { hashOf } from '../../cache/content-hash.ts';
import type { SiteConfig, SiteDefinition } from '../../config/types.ts';
import type { PageDocument, PageSource } from '../../source/page-source.ts';
import type { CompileInput } from '../compile-page.ts';

export interface RemoteCompileInput {
  kind: 'remote';
  file: string;
  /** Changes with everything the page shows. */
  key: string;
  title: string;
  remote: PageDocument;
  /** The page's own text; absent for a document that is the whole page. */
  page: CompileInput | undefined;
  minHeadingLevel: number;
  maxHeadingLevel: number;
  /** Beginnings of addresses that are routes of this site. */
  ownAddresses: readonly { origin: string; base: string }[];
  /** Links of documents are old, too. */
  redirects: RedirectTable;
}

/** Returns the input for a page; `page` is its own text. */
export function remoteInput(
  { file, title, frontMatter }: PageSource,
  remote: PageDocument,
  { config, redirects, remote: remoteConfig }: SiteDefinition,
  page: CompileInput | undefined,
): RemoteCompileInput {
  const { tableOfContents } = config;
  const input = {
    kind: 'remote' as const,
    file,
    title,
    remote,
    page,
    minHeadingLevel: frontMatter.toc_min_heading_level ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: frontMatter.toc_max_heading_level ?? tableOfContents.maxHeadingLevel,
    ownAddresses: ownAddresses(config, remoteConfig?.ownOrigins ?? []),
    redirects,
  };
  const others = remote.others.map(({ text: _, ...other }) => other);
  const key = hashOf(JSON.stringify([input, { ...remote, others }]));
  return { ...input, key };
}

function ownAddresses({ url, base }: SiteConfig, origins: readonly string[]) {
  return [{ origin: url, base }, ...origins.map((origin) => ({ origin, base: '' }))];
}
