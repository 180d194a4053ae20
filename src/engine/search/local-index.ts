/** The index that browsers search by themselves: built here, so that they only have to load it. */
import MiniSearch from 'minisearch';
import type {
  SearchIndexFile,
  SearchIndexPage,
  SearchIndexSection,
  SearchRecord,
  SearchTextFile,
} from '../../shared/search.ts';
import { HIERARCHY_LEVELS } from '../../shared/search.ts';
import { INDEX_OPTIONS, type IndexedSection } from '../../shared/search-fields.ts';
import { packIndex } from '../../shared/search-postings.ts';

export interface LocalIndex {
  index: SearchIndexFile;
  text: SearchTextFile;
}

/** Returns index and texts of the records. Size and time grow with the content, linearly. */
export function localIndex(
  records: readonly SearchRecord[],
  synonyms: readonly (readonly string[])[],
): LocalIndex {
  const pages: SearchIndexPage[] = [];
  const numbers = new Map<string, number>();
  const sections = records.map((record): SearchIndexSection => {
    const href = hrefOf(record.url_without_anchor);
    const known = numbers.get(href);
    const page = known ?? pages.push(indexPage(record, href)) - 1;
    numbers.set(href, page);
    return [page, record.anchor ?? '', ...headingsOf(record).slice(1)];
  });
  const search = new MiniSearch<IndexedSection>(INDEX_OPTIONS);
  search.addAll(records.map(indexedSection));
  return {
    index: { pages, sections, synonyms, index: packIndex(search.toJSON()) },
    text: records.map(({ content }) => content ?? ''),
  };
}

function indexPage({ hierarchy, kind, operation }: SearchRecord, href: string): SearchIndexPage {
  const page = { href, title: hierarchy.lvl1 ?? '', group: hierarchy.lvl0 ?? '', kind };
  if (operation === undefined) return page;
  const { method, path, operationId } = operation;
  return { ...page, operation: [method, path, operationId] };
}

function indexedSection(record: SearchRecord, id: number): IndexedSection {
  const headings = headingsOf(record);
  const isPage = record.type === 'lvl1';
  const { operation } = record;
  return {
    id,
    title: isPage ? (headings[0] ?? '') : '',
    heading: isPage ? '' : (headings.at(-1) ?? ''),
    parents: isPage ? '' : headings.slice(0, -1).join(' '),
    path: isPage ? pathText(record) : '',
    keywords: [...record.keywords, ...(operation?.tags ?? [])].join(' '),
    names: record.names?.join(' ') ?? '',
    text: record.content ?? '',
  };
}

/** Last part of the address; of operations what they are called and where. */
function pathText({ operation, url_without_anchor: url }: SearchRecord): string {
  if (operation === undefined) return hrefOf(url).split('/').at(-1) ?? '';
  return `${operation.operationId} ${operation.method} ${operation.path}`;
}

function headingsOf({ hierarchy }: SearchRecord): string[] {
  return HIERARCHY_LEVELS.slice(1).flatMap((level) => hierarchy[level] ?? []);
}

function hrefOf(url: string): string {
  return new URL(url).pathname;
}
