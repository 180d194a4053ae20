/** Converts the opening lines of code fences from the syntax of other tools. */

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
 * Returns an option that a colon joins to the language. If the option is unknown, it keeps the colon, so the
 * report includes it.
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
