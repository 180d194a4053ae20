/** Finds pages and data files on the site that mention a name. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SiteTexts {
  /** Returns the files that contain the name as a separate word. */
  naming: (name: string) => readonly string[];
  /** Returns the pages that import this component of the site. */
  using: (component: string) => readonly string[];
}

const FOLDERS = ['docs', 'openapi/overlays', 'site'];
const TEXT = /\.(?:mdx?|ya?ml|json)$/;
/** Files that contain the facts themselves, so they aren't searched. */
const LEFT_OUT = /^site\/(?:facts|checks)\//;

/** Reads all texts of a site at once. */
export function readSiteTexts(root: string): SiteTexts {
  const texts = FOLDERS.flatMap((folder) => filesBelow(root, folder))
    .filter((file) => TEXT.test(file) && !LEFT_OUT.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const filesWith = (pattern: RegExp) =>
    texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  return {
    naming: (name) => filesWith(new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`)),
    using: (component) => filesWith(new RegExp(`@site/components/${component}'`)),
  };
}

function filesBelow(root: string, folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
