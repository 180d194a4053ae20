/**
 * Finds out how a text has to be written at a position in code, so that it stays data. Each letter stands for a step
 * that `show-values.js` applies to the reader's value.
 */

/** A form of string: its delimiters, and the step for text in it. Without a step, no text can be inserted. */
interface StringForm {
  open: string;
  close: string;
  step?: string;
  /** True if the string can contain line breaks. */
  isLong?: boolean;
}

interface Grammar {
  lineComment?: RegExp;
  blockComments?: boolean;
  /** Longer delimiters come first. */
  strings: readonly StringForm[];
}

/** A part of the code that's a string or a comment. */
interface Region {
  start: number;
  end: number;
  /** Text of the code before the opening delimiter. */
  before: string;
  form: StringForm | 'comment';
}

const short = (delimiter: string, step?: string): StringForm => ({
  open: delimiter,
  close: delimiter,
  ...(step !== undefined && { step }),
});
const long = (delimiter: string, step?: string): StringForm => ({
  ...short(delimiter, step),
  isLong: true,
});

const SLASHES = /\/\//y;
const HASH = /#/y;
const JAVASCRIPT: Grammar = {
  lineComment: SLASHES,
  blockComments: true,
  strings: [short("'", 'a'), short('"', 'j'), long('`', 't')],
};

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  json: { strings: [short('"', 'j')] },
  js: JAVASCRIPT,
  ts: JAVASCRIPT,
  jsx: JAVASCRIPT,
  tsx: JAVASCRIPT,
  javascript: JAVASCRIPT,
  svelte: JAVASCRIPT,
  vue: JAVASCRIPT,
  python: {
    lineComment: HASH,
    strings: [long('"""', 'j'), long("'''", 'a'), short('"', 'j'), short("'", 'a')],
  },
  go: { lineComment: SLASHES, blockComments: true, strings: [long('`'), short('"', 'j')] },
  java: { lineComment: SLASHES, blockComments: true, strings: [long('"""', 'j'), short('"', 'j')] },
  csharp: { lineComment: SLASHES, blockComments: true, strings: [long('"""'), short('"', 'j')] },
  rust: {
    lineComment: SLASHES,
    blockComments: true,
    strings: [{ open: 'r#"', close: '"#', isLong: true }, short('"', 'j')],
  },
  kotlin: { lineComment: SLASHES, blockComments: true, strings: [long('"""'), short('"', 'k')] },
  swift: { lineComment: SLASHES, blockComments: true, strings: [long('"""'), short('"', 'j')] },
  dart: {
    lineComment: SLASHES,
    blockComments: true,
    strings: [long("'''"), long('"""'), short("'", 'n'), short('"', 'k')],
  },
  php: {
    lineComment: /\/\/|#/y,
    blockComments: true,
    strings: [long("'", 'a'), long('"', 'k')],
  },
  ruby: { lineComment: HASH, strings: [short("'", 'a'), short('"', 'r')] },
};

/** Starts of code in a string that's evaluated. Text after them isn't data. */
const EVALUATED = /\$\{|#\{|\\\(|\{%|\{\{/;

/** Parts of a format. In such a string, other characters than the usual ones have a meaning, too. */
const FORMAT = /%[-+.\d]*[a-z]|\{\w*\}/i;

/** Returns a function that says how to write a text at a position, or `undefined` if that's unknown. */
export function stringContexts(
  code: string,
  language: string,
): (position: number) => string | undefined {
  if (language === 'bash') return shellContexts(code);
  if (language === 'yaml') return (position) => yamlStep(code, position);
  if (language === 'http') return contextsIn(code, { strings: [short('"', 'j')] });
  const grammar = GRAMMARS[language];
  return grammar === undefined ? () => undefined : contextsIn(code, grammar);
}

function contextsIn(code: string, grammar: Grammar) {
  const regions = regionsOf(code, grammar);
  return (position: number) => {
    const region = regions.find(({ start, end }) => start <= position && position < end);
    return region && stepsIn(region, code, position);
  };
}

function stepsIn({ form, start, end, before }: Region, code: string, position: number) {
  if (form === 'comment') return '';
  // Letters or quotes before the quote change the string's syntax, and attributes of elements have no escapes.
  if (/[\w@$="']$/.test(before) || EVALUATED.test(code.slice(start, position))) return undefined;
  if (FORMAT.test(code.slice(start, end))) return undefined;
  return form.step;
}

/** Returns the strings and line comments. Strings that don't end, such as after an apostrophe in text, aren't any. */
function regionsOf(code: string, { lineComment, blockComments, strings }: Grammar): Region[] {
  const regions: Region[] = [];
  let at = 0;
  while (at < code.length) {
    if (lineComment !== undefined && matchesAt(lineComment, code, at)) {
      const end = endOf(code, '\n', at);
      regions.push({ start: at, end, before: '', form: 'comment' });
      at = end;
    } else if (blockComments && code.startsWith('/*', at)) {
      at = endOf(code, '*/', at + 2) + 2;
    } else {
      const form = strings.find(({ open }) => code.startsWith(open, at));
      const start = at + (form?.open.length ?? 1);
      const end = form && endOfString(code, start, form);
      if (form && end !== undefined) {
        regions.push({ start, end, before: code.slice(Math.max(0, at - 1), at), form });
        at = end + form.close.length;
      } else at = start;
    }
  }
  return regions;
}

function matchesAt(pattern: RegExp, code: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(code);
}

function endOf(code: string, text: string, from: number): number {
  const end = code.indexOf(text, from);
  return end === -1 ? code.length : end;
}

function endOfString(code: string, start: number, { close, isLong }: StringForm) {
  for (let at = start; at < code.length; at += code[at] === '\\' ? 2 : 1) {
    if (code.startsWith(close, at)) return at;
    if (code[at] === '\n' && !isLong) return undefined;
  }
  return undefined;
}

/** A heredoc's opening, with the quotes that keep the shell from expanding its text. */
const HEREDOC = /<<-?\s*(['"]?)(\w+)\1[^\n]*\n/y;

/** Returns the contexts in a shell script: words, quoted texts, heredocs, and JSON in these. */
function shellContexts(code: string): (position: number) => string | undefined {
  // Quotes can be nested in commands that a quoted text contains.
  if (/"[^"\n]*\$\(|`/.test(code)) return () => undefined;
  const found: { start: number; end: number; stepAt: (position: number) => string | undefined }[] =
    [];
  let at = 0;
  const add = (start: number, end: number, stepAt: (position: number) => string | undefined) => {
    found.push({ start, end, stepAt });
  };
  while (at < code.length) {
    const character = code[at];
    HEREDOC.lastIndex = at;
    const heredoc = character === '<' ? HEREDOC.exec(code) : null;
    if (heredoc !== null) {
      const start = at + heredoc[0].length;
      const end = endOf(code, `\n${heredoc[2]}`, start);
      const inner = jsonContexts(code.slice(start, end), heredoc[1] === '' ? 't' : '');
      add(start, end, (position) => inner?.(position - start));
      at = end;
    } else if (character === '#' && /(?:^|\s)$/.test(code.slice(Math.max(0, at - 1), at))) {
      const end = endOf(code, '\n', at);
      add(at, end, () => '');
      at = end;
    } else if (character === "'") {
      const [start, end] = [at + 1, endOf(code, "'", at + 1)];
      const inner = jsonContexts(code.slice(start, end), 's');
      add(start, end, (position) => (inner ? inner(position - start) : 's'));
      at = end + 1;
    } else if (character === '"') {
      const start = at + 1;
      const end = endOfString(code, start, { open: '"', close: '"', isLong: true }) ?? code.length;
      add(start, end, (position) =>
        /[`{]|\$\(/.test(code.slice(start, position)) ? undefined : 'q',
      );
      at = end + 1;
    } else at += character === '\\' ? 2 : 1;
  }
  return (position) => {
    const region = found.find(({ start, end }) => start <= position && position < end);
    return region?.stepAt(position);
  };
}

/** Returns the contexts in a text that's JSON, with the steps of the text around it, or `undefined` for other texts. */
function jsonContexts(text: string, outer: string) {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const inner = contextsIn(text, { strings: [short('"', 'j')] });
  return (position: number) => {
    const step = inner(position);
    return step === undefined ? undefined : step + outer;
  };
}

function yamlStep(code: string, position: number): string | undefined {
  const line = code.slice(code.lastIndexOf('\n', position - 1) + 1, endOf(code, '\n', position));
  const column = position - (code.lastIndexOf('\n', position - 1) + 1);
  const before = line.slice(0, column);
  if (/(?:^|\s)#/.test(before)) return '';
  const [, quote] = /(?:^|[\s,[{])(["'])[^"']*$/.exec(before) ?? [];
  return quote && { '"': 'j', "'": 'd' }[quote];
}
