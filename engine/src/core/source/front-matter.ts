/** Reads front matter, which is the YAML block between `---` lines at the top of a page. */

import { checkYaml } from '../files/yaml.ts';
import type { Problem } from '../problems/problems.ts';
import { positionAt } from '../problems/problems.ts';
import type { FrontMatter, FrontMatterRules } from './front-matter-schema.ts';
import { frontMatterSchema } from './front-matter-schema.ts';

export type { FrontMatter };

export interface ParsedFrontMatter {
  /** The values of valid keys, with which later stages can still find more problems. */
  frontMatter: FrontMatter;
  problems: readonly Problem[];
  /** The offset of the body in the text. */
  bodyStart: number;
}

/** Reads and checks the front matter of `text`. `file` is its name in problems. */
export function parseFrontMatter(
  text: string,
  file: string,
  site: FrontMatterRules,
): ParsedFrontMatter {
  const block = findBlock(text);
  if (block === undefined) return { frontMatter: {}, problems: [], bodyStart: 0 };
  const { start, end, bodyStart } = block;
  const report = (offset: number, message: string, remedy: string): Problem => ({
    severity: 'error',
    place: { file, ...positionAt(text, offset) },
    message,
    remedy,
  });
  if (end === undefined) {
    const remedy =
      'Close it with a line of three hyphens. For a horizontal rule at the top, use ***';
    return {
      frontMatter: {},
      problems: [report(0, "front matter isn't closed", remedy)],
      bodyStart,
    };
  }
  const schema = frontMatterSchema(site);
  const { data, value, problems } = checkYaml(text.slice(start, end), {
    schema,
    name: 'front matter',
    start,
  });
  const wrong = new Set(problems.map(({ key }) => key));
  return {
    frontMatter: data ?? withoutKeys(value, wrong, schema),
    problems: problems.map(({ offset, message, remedy, isUnknownKey }) => ({
      ...report(offset, message, remedy),
      ...(isUnknownKey && { kind: 'unknown-key' as const }),
    })),
    bodyStart,
  };
}

/** Returns the positions of the YAML and the body. `end` is absent if the block isn't closed. */
function findBlock(text: string): { start: number; end?: number; bodyStart: number } | undefined {
  const opening = /^\uFEFF?---[ \t]*(?:\r?\n|$)/.exec(text);
  if (opening === null) return undefined;
  const start = opening[0].length;
  const closing = /^---[ \t]*\r?$/gm;
  closing.lastIndex = start;
  const match = closing.exec(text);
  if (match === null) return { start, bodyStart: text.length };
  const lineEnd = match.index + match[0].length;
  return { start, end: match.index, bodyStart: Math.min(lineEnd + 1, text.length) };
}

function withoutKeys(
  value: unknown,
  wrong: ReadonlySet<PropertyKey | undefined>,
  schema: ReturnType<typeof frontMatterSchema>,
): FrontMatter {
  if (typeof value !== 'object' || value === null) return {};
  const kept = Object.entries(value).filter(([key]) => !wrong.has(key));
  return schema.safeParse(Object.fromEntries(kept)).data ?? {};
}
