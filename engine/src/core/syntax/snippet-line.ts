/**
 * Converts VitePress's syntax for including files, `<<< ./notes.ts#create{2} [Title]`, to a directive that the
 * compiler supports.
 */
import type { Edit } from './source-text.ts';

/** The directive's name. */
export const SNIPPET = 'docs-snippet';

/** The number of characters that are read in a line. It's limited, because reading takes quadratic time. */
const LONGEST = 1_000;

const LINE = /^([ \t>]*)<<<[ \t]*(\S.*)$/;

/** Returns the edit for the line that begins at `start`, or `undefined` if the line doesn't include a file. */
export function snippetEdit(text: string, start: number): Edit | undefined {
  const newline = text.indexOf('\n', start);
  const line = text.slice(start, newline === -1 ? text.length : newline);
  const [, before = '', written] = LINE.exec(line.trimEnd()) ?? [];
  if (written === undefined) return undefined;
  // No file name is longer than this. Cutting the line may leave half of a surrogate pair, which can't be encoded.
  const name = written.slice(0, LONGEST).replace(/\p{Surrogate}/gu, '\uFFFD');
  const directive = `::${SNIPPET}{src="${encodeURIComponent(name)}"}`;
  return { start: start + before.length, end: start + line.trimEnd().length, text: directive };
}

/** Returns what the opening line of a code fence for the file would contain: a language and options. */
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
