/** Reads `_category_.json` and `_category_.yml`, which contain a folder's settings for its sidebar category. */
import { posix } from 'node:path';
import { z } from 'zod';
import { text, textLike } from '../config/schemas/fields.ts';
import { categoryLink } from '../config/schemas/sidebars-schema.ts';
import type { SiteDefinition } from '../config/types.ts';
import type { SiteFolders } from '../files/locate-file.ts';
import { readText } from '../files/read-text.ts';
import { checkYaml, type YamlProblem } from '../files/yaml.ts';
import type { Problem } from '../problems/problems.ts';
import { positionAt } from '../problems/problems.ts';

const schema = z.strictObject({
  label: textLike('How-to guides').exactOptional(),
  position: z.number().exactOptional(),
  /** With `null`, the category has no page, even if the folder has an index page. */
  link: categoryLink.nullable().exactOptional(),
  collapsed: z.boolean().exactOptional(),
  collapsible: z.boolean().exactOptional(),
  className: text.exactOptional(),
});

export type CategoryFile = z.output<typeof schema>;

export interface CategoryFiles {
  /** Settings, keyed by the folder's path, relative to the content folder. */
  categories: ReadonlyMap<string, CategoryFile>;
  problems: readonly Problem[];
}

/** True for the name of a category file. */
export function isCategoryFile(name: string): boolean {
  return /^_category_\.(?:json|ya?ml)$/.test(name);
}

/** Reads category files. `files` are relative to the root. Mistakes in the files are returned as `problems`. */
export async function readCategoryFiles(
  site: Pick<SiteDefinition, 'root' | 'allowRead' | 'config'>,
  files: readonly string[],
): Promise<CategoryFiles> {
  const categories = new Map<string, CategoryFile>();
  const problems: Problem[] = [];
  const first = new Map<string, string>();
  for (const file of files) {
    const folder = posix.dirname(file);
    const other = first.get(folder);
    if (other !== undefined) {
      problems.push(secondFile(file, other));
      continue;
    }
    first.set(folder, file);
    const read = await readCategoryFile(site, file);
    problems.push(...read.problems);
    if (read.data !== undefined) {
      categories.set(posix.relative(site.config.contentFolder, folder), read.data);
    }
  }
  return { categories, problems };
}

async function readCategoryFile(
  folders: SiteFolders,
  file: string,
): Promise<{ data?: CategoryFile; problems: readonly Problem[] }> {
  const result = readText(file, folders);
  if ('problem' in result) return { problems: [result.problem] };
  const { data, value, problems } = checkYaml(result.text, { schema, name: 'category' });
  const isBrokenJson = file.endsWith('.json') && value === undefined;
  // Only the first problem is kept, because in broken JSON, it causes all others.
  const shown = isBrokenJson ? problems.slice(0, 1).map(jsonProblem) : problems;
  return {
    data,
    problems: shown.map(({ offset, message, remedy }) => ({
      severity: 'error',
      place: { file, ...positionAt(result.text, offset) },
      message,
      remedy,
    })),
  };
}

/** Replaces the YAML parser's message, which doesn't help with JSON files. */
function jsonProblem(problem: YamlProblem): YamlProblem {
  return {
    ...problem,
    message: "The JSON can't be parsed",
    remedy: 'Fix it here or just before this point. A comma, quote, or bracket is missing',
  };
}

function secondFile(file: string, other: string): Problem {
  return {
    severity: 'error',
    place: { file },
    message: `${other} describes the same folder`,
    remedy: 'Keep only one of them',
  };
}
