/** Writes the search files: a manifest at a fixed URL, and an index with hashed file names. */

import { hashOf, keepMade, type Site, type SiteConfig, urls } from '../../../core/plugin-api.ts';
import { ASSETS_FOLDER } from '../../../shared/output-folders.ts';
import { localIndex, textsOf } from '../index/local-index.ts';
import type {
  SearchIndex,
  SearchIndexAddresses,
  SearchLink,
  SearchManifest,
  SearchRecord,
} from '../search-data.ts';
import { searchOf } from '../settings.ts';
import { type SearchedPage, type SearchedSite, searchRecords } from './records.ts';

/**
 * The manifest's file name. Pages don't contain the index's URL, so changing one page doesn't change any other, and
 * a page that's still open finds the index of a later deployment.
 */
export const MANIFEST_FILE = 'search.json';

export interface SearchFile {
  /** The path in the output folder. */
  name: string;
  content: string;
}

/**
 * Returns the manifest and, unless the site has a hosted index, the index and texts. `indexOf` builds the index or
 * gets it from a cache.
 */
export function searchFiles(
  site: Site,
  compiled: ReadonlyMap<string, SearchedPage>,
  definition: SearchedSite,
  indexOf: typeof localIndex = localIndex,
): SearchFile[] {
  const { config } = definition;
  const records = searchRecords(site, compiled, definition);
  const { hosted, synonyms } = searchOf(config);
  const files = hosted ? undefined : indexFiles(records, indexOf(records, synonyms));
  const manifest: SearchManifest = {
    ...(files && { index: addressesOf(files, config.base) }),
    ...hostedPart(config),
    kinds: kindsOf(records, config),
    suggestions: suggestions(site, config),
    community: community(config),
  };
  const content = JSON.stringify(manifest);
  return [{ name: MANIFEST_FILE, content }, ...Object.values(files ?? {})];
}

/** Returns a version of `localIndex` that caches its result for the site at `root`. */
export function keptIndex(root: string): typeof localIndex {
  return (records, synonyms) => {
    // Hashes one record at a time. As a single string, a large site's records would take as much memory as the
    // index.
    const recordsHash = records.reduce((hash, each) => hashOf(hash, JSON.stringify(each)), '');
    return keepMade(root, ['search-index', recordsHash, synonyms], () => ({
      value: localIndex(records, synonyms),
      inputs: [],
    }));
  };
}

type IndexFiles = Readonly<Record<keyof SearchIndexAddresses, SearchFile>>;

function indexFiles(records: readonly SearchRecord[], { names, words }: SearchIndex): IndexFiles {
  return {
    names: hashedFile('search-names', names),
    words: hashedFile('search-words', words),
    texts: hashedFile('search-text', textsOf(records)),
  };
}

function addressesOf({ names, words, texts }: IndexFiles, base: string): SearchIndexAddresses {
  const address = ({ name }: SearchFile) => `${base}/${name}`;
  return { names: address(names), words: address(words), texts: address(texts) };
}

function hashedFile(name: `search-${string}`, value: unknown): SearchFile {
  const content = JSON.stringify(value);
  return { name: `${ASSETS_FOLDER}/${name}.${hashOf(content).slice(0, 12)}.json`, content };
}

function hostedPart(config: SiteConfig): Pick<SearchManifest, 'hosted'> {
  const { language, version } = config;
  const { hosted } = searchOf(config);
  if (hosted === undefined) return {};
  const tags = ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version.name}`];
  return { hosted: { ...hosted, facetFilters: [`language:${language}`, tags] } };
}

/**
 * Returns the kinds that have records. Default kinds come first, and the others follow in the configuration's
 * order.
 */
function kindsOf(records: readonly SearchRecord[], config: SiteConfig): string[] {
  const labels = searchOf(config).kinds.map(({ label }) => label);
  const used = [...new Set(records.map(({ kind }) => kind))];
  return [
    ...used.filter((kind) => !labels.includes(kind)),
    ...labels.filter((kind) => used.includes(kind)),
  ];
}

function suggestions(site: Site, config: SiteConfig): SearchLink[] {
  return searchOf(config).suggestions.flatMap((route) => {
    const page = site.pages.get(route);
    return page === undefined
      ? []
      : [{ label: page.title, href: urls.addressOf(route, config.base) }];
  });
}

function community(config: SiteConfig): SearchLink | undefined {
  const { community: link } = searchOf(config);
  return link && { label: link.label, href: urls.addressOf(link.href, config.base) };
}
