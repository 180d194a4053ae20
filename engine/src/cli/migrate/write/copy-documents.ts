/** Copies documents and adapts them to their new paths. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { DocumentPlan, DocumentSet } from '../read/documents.ts';
import { PAGE } from '../read/documents.ts';
import type { Report } from '../report.ts';
import { adaptPage, type PagePlace as Place } from './adapt-page.ts';
import { copyNew, type NewSite, writeNew } from './new-site.ts';

/** Copies all files of all sets to the new site's content folder. */
export function copyDocuments(
  plan: DocumentPlan,
  siteFolder: string,
  newSite: NewSite,
  report: Report,
): void {
  const { sets, contentFolder } = plan;
  for (const set of sets) {
    for (const file of set.files) {
      const name = path.posix.join(contentFolder, set.target, file);
      const source = path.join(set.folder, file);
      const text = PAGE.test(file) ? adapted(source, set, { plan, siteFolder }) : undefined;
      const fault =
        text === undefined
          ? copyOther(source, name, set, newSite, report)
          : writeNew(newSite, name, text, source);
      if (fault !== undefined) report('documents', { file: source }, `The file ${fault}`);
    }
  }
}

/** Returns the text of a document, adapted to its new path. If nothing changes, returns `undefined`. */
function adapted(source: string, set: DocumentSet, where: Omit<Place, 'set' | 'source'>) {
  const text = readFileSync(source, 'utf8');
  const moved = set.target === '' ? text : documentText(text, set);
  const result = adaptPage(moved, { ...where, set, source });
  return result === text ? undefined : result;
}

function copyOther(
  source: string,
  name: string,
  set: DocumentSet,
  newSite: NewSite,
  report: Report,
): string | undefined {
  const isCategory = /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(name);
  return isCategory
    ? writeNew(newSite, name, categoryText(source, set, report), source)
    : copyNew(newSite, name, source);
}

/** Adapts the slug in a document's text. A slug that starts with a slash is relative to the set's route. */
function documentText(text: string, { target }: DocumentSet): string {
  const end = /^---[ \t]*\r?\n[\s\S]*?^---/m.exec(text)?.[0].length ?? 0;
  const head = text.slice(0, end).replace(/^(slug:\s*['"]?)(\S*)/m, (_line, key, slug) => {
    const route = slug.startsWith('/') ? `/${target}${slug}` : slug;
    return key + route.replace(/(?<!\/)\/+(?=['"]?$)/, '');
  });
  return head + text.slice(end);
}

const CATEGORY_KEYS = new Set([
  'label',
  'position',
  'link',
  'collapsed',
  'collapsible',
  'className',
]);
const LINK_KEYS = new Set(['type', 'id', 'title', 'description', 'slug', 'keywords']);

/**
 * Returns the text of a category file. Keys that the engine doesn't support are removed, because they'd stop the
 * build.
 */
function categoryText(file: string, { target }: DocumentSet, report: Report): string {
  const text = readFileSync(file, 'utf8');
  const value = parsed(text);
  if (value === undefined) return text;
  const category = known(value, CATEGORY_KEYS, (key) =>
    report('sidebar', { file }, `The category's ${key} isn't migrated`),
  );
  const { link } = category;
  if (typeof link === 'object' && link !== null) {
    const kept = known({ ...link }, LINK_KEYS, () => {});
    if (typeof kept.slug === 'string') {
      kept.slug = `/${[target, ...kept.slug.split('/')].filter((part) => part !== '').join('/')}`;
    }
    category.link = kept;
  }
  return file.endsWith('.json') ? `${JSON.stringify(category, null, 2)}\n` : stringify(category);
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    // The build will report this error.
    return undefined;
  }
}

function known(
  value: Record<string, unknown>,
  keys: ReadonlySet<string>,
  leaveOut: (key: string) => void,
): Record<string, unknown> {
  for (const key of Object.keys(value).filter((each) => !keys.has(each))) leaveOut(key);
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.has(key)));
}
