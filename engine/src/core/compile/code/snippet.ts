/**
 * Reads code from files: ```` ```ts file="../samples/notes.ts#create" ````. A region is the code between
 * comments with `#region name` and `#endregion`.
 */
import path from 'node:path';
import type { SiteFolders } from '../../files/locate-file.ts';
import { readNamedText } from '../../files/read-named-file.ts';
import type { Place } from '../../problems/problems.ts';
import { fail } from '../compile-error.ts';

const REGION_START = /#region\s+([\w-]+)/;
const REGION_END = /#endregion\b/;

export interface Snippet {
  code: string;
  /** The absolute path of the file. */
  file: string;
}

/**
 * Reads a snippet. `reference` is relative to the page, or to the site's root if it begins with `@/`. Throws a
 * `ProblemsError` if the file or the region doesn't exist.
 */
export async function readSnippet(
  reference: string,
  pageFile: string,
  folders: SiteFolders,
  place: Place,
): Promise<Snippet> {
  const [target = '', region] = reference.split('#');
  const file = target.startsWith('@/')
    ? path.join(folders.root, target.slice(2))
    : path.resolve(path.dirname(path.join(folders.root, pageFile)), target);
  const text = await readNamedText({
    path: file,
    folders,
    name: `Snippet file ${target}`,
    place,
    remedy:
      "Correct the path. Paths are relative to the page, or to the site's root if they begin with `@/`.",
  });
  return { code: dedent(region === undefined ? text : regionOf(text, region, place)), file };
}

function regionOf(text: string, name: string, place: Place): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => REGION_START.exec(line)?.[1] === name);
  if (start === -1) {
    const names = lines.map((line) => REGION_START.exec(line)?.[1]).filter(Boolean);
    fail({
      place,
      message: `The snippet file has no region \`${name}\``,
      remedy:
        names.length === 0
          ? `Add a \`#region ${name}\` comment to it.`
          : `It has these regions: ${names.join(', ')}.`,
    });
  }
  const kept: string[] = [];
  let depth = 1;
  for (const line of lines.slice(start + 1)) {
    const opens = REGION_START.test(line);
    if (opens) depth += 1;
    else if (REGION_END.test(line)) depth -= 1;
    if (depth === 0) break;
    if (!opens && !REGION_END.test(line)) kept.push(line);
  }
  return kept.join('\n');
}

/** Removes the indentation that all lines share, and blank lines at the beginning and end. */
function dedent(code: string): string {
  const lines = code.replace(/^\s*\n|\s+$/g, '').split('\n');
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(Number.isFinite(shared) ? shared : 0)).join('\n');
}
