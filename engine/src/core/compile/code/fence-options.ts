/**
 * Reads the opening line of a code fence: its language and its options, such as `title="src/notes.ts" {1,3-5}
 * showLineNumbers`. Converts the syntax of other tools.
 */
import { suggest } from '../../problems/suggest.ts';

/** All options of code blocks, including those that checks use. */
const KNOWN = ['title', 'file', 'showLineNumbers', 'npm2yarn', 'check', 'reason'];
/** Line numbers in braces, a name with a value, or anything else up to the next space. */
const WORD = /\{([^}]*)\}|([^\s=]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S*))|(\S+)/g;

export interface FenceWords {
  /** Values, keyed by name. The value is `''` for a name without a value. */
  values: ReadonlyMap<string, string>;
  /** Line numbers in braces, as written: `1,3-5`. */
  lines: string | undefined;
  unknown: readonly UnknownWord[];
}

export interface UnknownWord {
  word: string;
  /** The known option with the most similar spelling. */
  nearest: string | undefined;
}

/** Reads the options of a code block. */
export function readFenceWords(meta: string): FenceWords {
  const values = new Map<string, string>();
  const unknown: UnknownWord[] = [];
  let lines: string | undefined;
  for (const match of meta.matchAll(WORD)) {
    const [whole, braces, named, double, single, inBraces, bare, alone] = match;
    const name = named ?? alone;
    if (name === undefined) {
      if (/^[\d\s,-]+$/.test(braces ?? '')) lines = braces;
      else unknown.push({ word: whole, nearest: undefined });
    } else if (KNOWN.includes(name)) {
      values.set(name, double ?? single ?? inBraces ?? bare ?? '');
    } else {
      unknown.push({ word: whole, nearest: suggest(name, KNOWN) });
    }
  }
  return { values, lines, unknown };
}

/** Options that are attached to the language: `js{2}`, `ts:line-numbers {1}`, and `jsx:title=src/a.js`. */
const ATTACHED = /^([^\s{}:]*)(\{[^}]*\})?(:[^\s{}]+)?(\{[^}]*\})?$/;

/** Reads a code block's language and options. Converts the syntax of other tools. */
export function readFenceStart(lang: string, meta: string): { language: string; meta: string } {
  const pandoc = /^\{\s*\.?([\w+#-]+)(.*)$/.exec(`${lang} ${meta}`.trim());
  if (pandoc !== null && !/^\d/.test(pandoc[1] ?? '')) {
    const [, language = '', rest = ''] = pandoc;
    return { language, meta: ownWords(rest.replace(/\}\s*$/, '')) };
  }
  const [, language, before = '', options = '', after = ''] = ATTACHED.exec(lang) ?? [];
  if (language === undefined) return { language: lang, meta: ownWords(meta) };
  const words = options.split(':').filter((word) => word !== '');
  return { language, meta: ownWords([before, after, ...words.map(option), meta].join(' ').trim()) };
}

/**
 * Returns the option that follows the language after a colon. An unknown option keeps its colon, so that the warning
 * shows it as written.
 */
function option(word: string): string {
  return /^(?:title=|(?:no-)?line-numbers)/.test(word) ? word : `:${word}`;
}

function ownWords(meta: string): string {
  return meta
    .replace(/(^|\s):?line-numbers(?==|\s|$)/g, '$1showLineNumbers')
    .replace(/(^|\s):?no-line-numbers(?=\s|$)/g, '$1')
    .replace(/(^|\s)linenums=/g, '$1showLineNumbers=')
    .replace(/(^|\s)hl_lines="([\d\s-]*)"/g, (_, space: string, lines: string) => {
      return `${space}{${lines.trim().split(/\s+/).join(',')}}`;
    })
    .replace(/(^|\s)\[([^[\]"]+)\](?=\s|$)/g, '$1title="$2"')
    .trim();
}
