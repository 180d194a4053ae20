/** Checks that titles and descriptions are unique and fit into search results. */
import type { Problem } from '../core/problems/problems.ts';
import type { PageSource } from '../core/source/page-source.ts';

const TITLE = { maximum: 60 };
const DESCRIPTION = { minimum: 70, maximum: 160 };

/** Checks the front matter of all pages, because duplicates can be on any of them. */
export function checkDescriptions(sources: readonly PageSource[]): readonly Problem[] {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  return sources.flatMap(({ file, title, frontMatter }) => {
    const place = { file, line: 1 };
    const { description = '' } = frontMatter;
    const problems = [
      ...lengthProblems('title', title, { minimum: 1, ...TITLE }),
      ...lengthProblems('description', description, DESCRIPTION),
      ...repetition('title', title, file, titles),
      ...repetition('description', description, file, descriptions),
    ];
    return problems.map((problem) => ({ severity: 'error' as const, place, ...problem }));
  });
}

interface Fault {
  message: string;
  remedy: string;
}

function lengthProblems(
  what: string,
  text: string,
  { minimum, maximum }: { minimum: number; maximum: number },
): Fault[] {
  if (text.length >= minimum && text.length <= maximum) return [];
  return [
    {
      message: `The ${what} has ${text.length} characters`,
      remedy: `Write ${minimum} to ${maximum} characters.`,
    },
  ];
}

function repetition(what: string, text: string, file: string, seen: Map<string, string>): Fault[] {
  const other = seen.get(text);
  if (other === undefined) {
    seen.set(text, file);
    return [];
  }
  return [
    {
      message: `The ${what} is the same as in ${other}`,
      remedy: 'Say what distinguishes the pages.',
    },
  ];
}
