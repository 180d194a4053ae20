/** The one list of outputs; those of providers of pages are added to it. */

import { llms } from './agents/llms.ts';
import { markdownTwins } from './agents/markdown-twins.ts';
import { skills } from './agents/skills.ts';
import { bundledFiles } from './bundled-files.ts';
import { documentMetadata } from './document-metadata.ts';
import { documents } from './documents.ts';
import { feeds } from './feeds.ts';
import { hostFiles } from './hosts/host-files.ts';
import { icons } from './icons.ts';
import { openSearch } from './opensearch.ts';
import type { Output, OutputContext, OutputProvider } from './output.ts';
import { pictures } from './pictures.ts';
import { redirectFiles } from './redirect-files.ts';
import { redirectTable } from './redirect-table.ts';
import { robots } from './robots.ts';
import { search } from './search.ts';
import { sidebars } from './sidebars.ts';
import { sitemap } from './sitemap.ts';
import { socialPictures } from './social-pictures.ts';
import { staticFiles } from './static-files.ts';

/** Static files come before what is made, so that a site can put its own in place: `robots.txt`. */
export const PROVIDERS: readonly OutputProvider[] = [
  bundledFiles,
  documents,
  staticFiles,
  pictures,
  socialPictures,
  icons,
  sidebars,
  documentMetadata,
  search,
  openSearch,
  markdownTwins,
  llms,
  skills,
  redirectTable,
  redirectFiles,
  sitemap,
  feeds,
  robots,
];

/** All outputs of a site, one after the other; the files for hosts are last, as they speak of the others. */
export function* siteOutputs(
  context: OutputContext,
  providers: readonly OutputProvider[] = PROVIDERS,
): Generator<Output> {
  const seen = new Set<string>();
  const fileHeaders: Record<string, Readonly<Record<string, string>>> = {};
  for (const provider of providers) {
    for (const output of provider.outputs(context)) {
      if (seen.has(output.name)) continue;
      seen.add(output.name);
      if (output.headers !== undefined) fileHeaders[output.name] = output.headers;
      yield output;
    }
  }
  yield* hostFiles(context, fileHeaders);
}
