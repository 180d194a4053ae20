/**
 * Adapts a page's references to other files: links to documents in other sets, and images loaded with `require`.
 */
import path from 'node:path';
import { isInside } from '../../../core/files/locate-file.ts';
import { decodeAddress, isExternal } from '../../../shared/routes.ts';
import type { DocumentPlan, DocumentSet } from '../read/documents.ts';

export interface PagePlace {
  /** Absolute path of the page in the old site. */
  source: string;
  set: DocumentSet;
  plan: DocumentPlan;
  /** Absolute path of the old site. */
  siteFolder: string;
}

/** Matches code, which mustn't be changed. The first group is the fence. */
const CODE = /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1|`[^`\n]+`/;
const REQUIRED = /=\{\s*require\(\s*['"]([^'"\n]+)['"]\s*\)(?:\.default)?\s*\}/;
const LINKED =
  /(\]\(<?|^[ \t]*\[[^\]\n]+\]:[ \t]*<?|\b(?:href|to)=['"])([^\s)>'"#?]+\.mdx?)(?=[\s)>'"#?])/;
const PATTERN = new RegExp(`${CODE.source}|${REQUIRED.source}|${LINKED.source}`, 'gm');

/** Replaces required images with their paths, and links to documents that have moved with their new URLs. */
export function adaptPage(text: string, place: PagePlace): string {
  return text.replace(
    PATTERN,
    (whole, _fence, required?: string, before?: string, link?: string) => {
      if (required !== undefined) return imageOf(required) ?? whole;
      if (before === undefined || link === undefined) return whole;
      return before + (newLink(link, place) ?? link);
    },
  );
}

/** Returns the new attribute value for an image that the old page loads with `require`. */
function imageOf(name: string): string | undefined {
  const inStatic = /^@site\/static(\/.+)$/.exec(name)?.[1];
  if (inStatic !== undefined) return `="${inStatic}"`;
  return /^\.{1,2}\//.test(name) ? `="${name}"` : undefined;
}

/**
 * Returns the new link to a document. In Docusaurus, a path that starts with a slash is relative to the set's
 * folder or to the site. In the new site, all sets share one folder.
 */
function newLink(link: string, { source, set, plan, siteFolder }: PagePlace): string | undefined {
  if (plan.sets.length < 2 || isExternal(link)) return undefined;
  const name = decodeAddress(link);
  const isRooted = name.startsWith('/');
  const files = name.startsWith('@site/')
    ? [path.join(siteFolder, name.slice('@site/'.length))]
    : isRooted
      ? [path.join(set.folder, name), path.join(siteFolder, name)]
      : [path.resolve(path.dirname(source), name), path.join(set.folder, name)];
  for (const file of files) {
    const other = plan.sets.find(({ folder }) => isInside(file, folder));
    const below = other && path.relative(other.folder, file).split(path.sep).join('/');
    if (other === undefined || below === undefined || !other.files.includes(below)) continue;
    if (other === set && !isRooted && !name.startsWith('@')) return undefined;
    return encodeURI(path.posix.join('/', other.target, below));
  }
  return undefined;
}
