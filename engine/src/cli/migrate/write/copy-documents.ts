/** Copies documents, with the few changes that their new place needs. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { DocumentPlan, DocumentSet } from '../read/documents.ts';
import { PAGE } from '../read/documents.ts';
import type { Report } from '../report.ts';

/** Copies all files of all sets to the content folder below `to`. */
export function copyDocuments(
  { sets, contentFolder }: DocumentPlan,
  to: string,
  report: Report,
): void {
  for (const set of sets) {
    for (const file of set.files) {
      const target = path.join(to, contentFolder, set.target, file);
      mkdirSync(path.dirname(target), { recursive: true });
      const source = path.join(set.folder, file);
      if (PAGE.test(file)) writeFileSync(target, documentText(source, set));
      else if (/(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file)) {
        writeFileSync(target, categoryText(source, set, report));
      } else cpSync(source, target);
    }
  }
}

/** A slug that begins with a slash starts at the set's route, not at its folder. */
function documentText(source: string, { target }: DocumentSet): string {
  const text = readFileSync(source, 'utf8');
  if (target === '') return text;
  const end = /^---[ \t]*\r?\n[\s\S]*?^---/m.exec(text)?.[0].length ?? 0;
  const head = text.slice(0, end).replace(/^(slug:\s*['"]?)\/(.*)$/m, `$1/${target}/$2`);
  return head.replace(/^(slug:.*?)\/+(['"]?\s*)$/m, '$1$2') + text.slice(end);
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

/** Keys of a category that the engine doesn't have would stop a build. */
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
    // The build reports the error.
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
