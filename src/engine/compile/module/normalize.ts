/**
 * Brings the ecosystem's spellings into the form the Markdown compiler understands, without moving a
 * single line, so that positions in errors stay those of the file:
 * - `## Title {#id}`: the id is taken off and reported, because MDX would read it as an expression;
 * - `:::note Title` becomes `:::note[Title]`;
 * - `<!-- comment -->` is removed from MDX, which has no HTML comments;
 * - `import … from '…'` is removed from MDX and reported.
 */

export interface ImportedName {
  /** Name used in the page. */
  local: string;
  /** `default`, a named export, or `*`. */
  imported: string;
  from: string;
  line: number;
}

export interface NormalizedText {
  text: string;
  /** Explicit heading ids by line number (1-based). */
  headingIds: ReadonlyMap<number, string>;
  imports: readonly ImportedName[];
}

const FENCE = /^\s*(?:>\s*)*(`{3,}|~{3,})/;
const HEADING_ID = /^(\s*#{1,6}\s.*?)[ \t]*\\?\{#([^\s{}]+)\\?\}[ \t]*$/;
const DIRECTIVE_TITLE = /^(\s*:{3,}[A-Za-z][\w-]*)[ \t]+([^[{\s].*?)[ \t]*$/;
const IMPORT_START = /^import\s/;
const IMPORT_END = /from\s*['"][^'"]+['"]\s*;?\s*$/;

/** Returns the text with the same number of lines, ended as on Unix, plus what was taken out of it. */
export function normalizeText(text: string, format: 'markdown' | 'mdx'): NormalizedText {
  const headingIds = new Map<number, string>();
  const imports: ImportedName[] = [];
  const lines = text.split(/\r\n|\n|\r/);
  const state: ScanState = { fence: '', inComment: false };

  for (let index = frontMatterLines(lines); index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (insideFence(line, state)) continue;
    if (format === 'mdx' && !state.inComment && IMPORT_START.test(line)) {
      const last = takeImport(lines, index, imports);
      if (last !== undefined) {
        index = last;
        continue;
      }
    }
    let normalized = format === 'mdx' ? removeComments(line, state) : line;
    const heading = HEADING_ID.exec(normalized);
    if (heading?.[1] !== undefined && heading[2] !== undefined) {
      headingIds.set(index + 1, heading[2]);
      normalized = heading[1];
    }
    lines[index] = normalized.replace(DIRECTIVE_TITLE, '$1[$2]');
  }
  return { text: lines.join('\n'), headingIds, imports };
}

interface ScanState {
  /** Marker of the open code fence, or empty. */
  fence: string;
  inComment: boolean;
}

/** Index of the first line after the front matter. */
function frontMatterLines(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return 0;
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  return end === -1 ? 0 : end + 1;
}

function insideFence(line: string, state: ScanState): boolean {
  if (state.inComment) return false;
  const marker = FENCE.exec(line)?.[1];
  if (state.fence !== '') {
    const closes = marker?.startsWith(state.fence) && line.trimEnd().endsWith(marker);
    if (closes) state.fence = '';
    return true;
  }
  if (marker === undefined) return false;
  state.fence = marker;
  return true;
}

function removeComments(line: string, state: ScanState): string {
  let rest = line;
  let kept = '';
  while (rest !== '') {
    if (state.inComment) {
      const end = rest.indexOf('-->');
      if (end === -1) return kept;
      rest = rest.slice(end + 3);
      state.inComment = false;
    }
    const start = commentStart(rest);
    if (start === -1) return kept + rest;
    kept += rest.slice(0, start);
    rest = rest.slice(start + 4);
    state.inComment = true;
  }
  return kept;
}

/** Position of `<!--` outside inline code, or -1. */
function commentStart(text: string): number {
  const start = text.indexOf('<!--');
  if (start === -1) return -1;
  const ticksBefore = text.slice(0, start).split('`').length - 1;
  return ticksBefore % 2 === 0 ? start : -1;
}

/** Blanks the import statement that begins at `index`; returns the index of its last line. */
function takeImport(lines: string[], index: number, imports: ImportedName[]): number | undefined {
  for (let last = index; last < Math.min(index + 20, lines.length); last += 1) {
    const statement = lines.slice(index, last + 1).join(' ');
    if (!IMPORT_END.test(statement)) continue;
    imports.push(...importedNames(statement, index + 1));
    lines.fill('', index, last + 1);
    return last;
  }
  return undefined;
}

function importedNames(statement: string, line: number): ImportedName[] {
  const match = /^import\s+(.*?)\s*from\s*['"]([^'"]+)['"]/.exec(statement);
  const clause = match?.[1] ?? '';
  const from = match?.[2] ?? '';
  const braces = /\{([^}]*)\}/.exec(clause);
  const outside = clause
    .replace(/\{[^}]*\}/, '')
    .replace(/,\s*$/, '')
    .trim();
  const names: ImportedName[] = [];
  for (const part of outside
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)) {
    const namespace = /^\*\s+as\s+(\S+)$/.exec(part)?.[1];
    names.push(
      namespace === undefined
        ? { local: part, imported: 'default', from, line }
        : { local: namespace, imported: '*', from, line },
    );
  }
  for (const part of (braces?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)) {
    const [imported = part, local = imported] = part.split(/\s+as\s+/);
    names.push({ local, imported, from, line });
  }
  return names;
}
