/**
 * Finds U+0000 in data. HTML and PostgreSQL can't contain this character, XML forbids it, and compiled pages
 * use it for marks. Files that contain it are rejected before they're parsed, but JSON and YAML have escapes
 * for it.
 */
import { pathText, type SchemaProblem } from './schema-problems.ts';

type Path = readonly (string | number)[];

/** Returns the paths of the texts and keys that contain U+0000. */
export function nulPaths(data: unknown): Path[] {
  const found: Path[] = [];
  /** Values that have been visited. YAML aliases can repeat a value, even inside itself. */
  const seen = new Set<unknown>();
  const visit = (value: unknown, path: Path) => {
    if (typeof value === 'string' && value.includes('\0')) found.push(path);
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const isList = Array.isArray(value);
    for (const [key, item] of Object.entries(value)) {
      const inner = [...path, isList ? Number(key) : key];
      if (key.includes('\0')) found.push(inner);
      else visit(item, inner);
    }
  };
  visit(data, []);
  return found;
}

/** Returns the problems with the texts and keys at `paths`, in data that the site's authors can change. */
export function nulProblems(paths: readonly Path[], rootName: string): SchemaProblem[] {
  return paths.map((path) => ({
    path,
    atKey: String(path.at(-1)).includes('\0'),
    message: `${pathText(path, rootName).replaceAll('\0', '\\0')} contains the character U+0000`,
    remedy: "Remove it, because pages can't show it. It might be written as \\0, \\x00, or \\u0000",
  }));
}
