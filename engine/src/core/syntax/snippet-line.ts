/** VitePress's inclusion of a file, `<<< ./notes.ts#create{2} [Title]`, as a directive that the compiler reads. */
import type { Edit } from './source-text.ts';

/** Name of the directive. */
export const SNIPPET = 'docs-snippet';

/** How many characters of a line are read, because reading takes quadratic time. */
const LONGEST = 1_000;

const LINE = /^([ \t>]*)<<<[ \t]*(\S.*)$/;

/** Returns the edit of the line that begins at `start`, if it includes a file. */
export function snippetEdit(text: string, start: number): Edit | undefined {
  const newline = text.indexOf('\n', start);
  const line = text.slice(start, newline === -1 ? text.length : newline);
  const [, before = '', written] = LINE.exec(line.trimEnd()) ?? [];
  if (written === undefined) return undefined;
  // No file has a longer name. The cut can leave half a character, which can't be encoded.
  const name = written.slice(0, LONGEST).replace(/\p{Surrogate}/gu, '\uFFFD');
  const directive = `::${SNIPPET}{src="${encodeURIComponent(name)}"}`;
  return { start: start + before.length, end: start + line.trimEnd().length, text: directive };
}

/** Returns what a fence with the file would say after its opening: language, and words. */
export function readSnippetLine(written: string): { language: string; meta: string } {
  const [, named = '', braces, title] =
    /^(.*?)(?:[ \t]*\{([^}]*)\})?(?:[ \t]*\[([^\]]*)\])?$/.exec(decodeURIComponent(written)) ?? [];
  const [file = ''] = named.split('#');
  const [, lines = '', language = /\.(\w+)$/.exec(file)?.[1] ?? 'text'] =
    /^([\d,\s-]*)(\S+)?$/.exec(braces ?? '') ?? [];
  const words = [
    `file="${named.replaceAll('"', '')}"`,
    ...(lines.trim() === '' ? [] : [`{${lines.trim()}}`]),
    ...(title === undefined ? [] : [`title="${title.replaceAll('"', '')}"`]),
  ];
  return { language, meta: words.join(' ') };
}
