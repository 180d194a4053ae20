/**
 * Finds and explains mistakes in YAML. The parser often reports a mistake only at the end of the text that it affects.
 */
import { type Document, type ErrorCode, isCollection, isScalar, visit, type YAMLError } from 'yaml';

export interface YamlMistake {
  offset: number;
  message: string;
  remedy: string;
}

const INDENT = 'Indent all lines of a list or object by the same number of spaces';
const QUOTE = "Put the value in quotes: title: 'Notes: an overview'";
const NO_COLON = {
  message: 'This line has no colon',
  remedy: "Write a key and its value: title: 'Overview'",
};

/**
 * Returns the mistakes in a text, in order. Only the first one in each line is included, because the others usually
 * follow from it.
 */
export function yamlMistakes(document: Document.Parsed, text: string): YamlMistake[] {
  const all = [...document.errors, ...document.warnings]
    .map((error) => mistakeOf(error, document, text))
    .sort((a, b) => a.offset - b.offset);
  const lineOf = (each?: YamlMistake) => each && text.lastIndexOf('\n', each.offset - 1);
  return all.filter((each, index) => lineOf(each) !== lineOf(all[index - 1]));
}

function mistakeOf(error: YAMLError, document: Document.Parsed, text: string): YamlMistake {
  const { code, message, pos } = error;
  const [offset, end] = pos;
  if (/^Missing closing|must be sufficiently indented/.test(message)) {
    const start = startOfUnclosed(document, text, offset);
    if (start !== undefined) {
      return {
        offset: start,
        message: `${text.charAt(start)} isn't closed`,
        remedy: yamlRemedy('MISSING_CHAR'),
      };
    }
  }
  if (code === 'MULTILINE_IMPLICIT_KEY' || code === 'BLOCK_AS_IMPLICIT_KEY') {
    const lines = text.slice(offset, endOfKey(document, offset) ?? end);
    const last = lines.lastIndexOf('\n');
    const isFirst = /^\s*$/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
    if (last !== -1 && isFirst) return { offset, ...NO_COLON };
    if (last !== -1) {
      const at = offset + last + 1 + (/^ */.exec(lines.slice(last + 1))?.[0].length ?? 0);
      const continued = 'The line is indented, so it continues the value above';
      return { offset: at, message: continued, remedy: 'Remove the spaces at its beginning' };
    }
    if (text.startsWith('- ', offset) || text.startsWith('- ', offset + 1)) {
      return { offset, message: 'The list entry has the wrong indentation', remedy: INDENT };
    }
  }
  if (message.startsWith('Implicit map keys need')) return { offset, ...NO_COLON };
  if (message.startsWith('Sequence item without')) {
    return { offset, message: 'The line has the wrong indentation', remedy: INDENT };
  }
  const [first = ''] = message.split('\n');
  return { offset, message: first.replace(/[.:]$/, ''), remedy: yamlRemedy(code) };
}

/** Returns the start of the innermost quote or bracket that's still open where the parser noticed the mistake. */
function startOfUnclosed(document: Document.Parsed, text: string, offset: number) {
  let start: number | undefined;
  visit(document, {
    Node(_, node) {
      const [from = 0, to = 0, until = 0] = node.range ?? [];
      const isQuoted = isScalar(node) && node.type?.startsWith('QUOTE_');
      const isFlow = isCollection(node) && node.flow === true;
      if (!isQuoted && !isFlow) return;
      const isClosed = to - from > 1 && /["'\]}]/.test(text.charAt(to - 1));
      if (!isClosed && (to === offset || until === offset)) start = from;
    },
  });
  return start;
}

/** Returns the end of the key that begins at an offset. */
function endOfKey(document: Document.Parsed, offset: number): number | undefined {
  let end: number | undefined;
  visit(document, {
    Pair(_, { key }) {
      if (isScalar(key) && key.range?.[0] === offset) end = key.range[1];
    },
  });
  return end;
}

/** Returns the remedy for a syntax error. */
export function yamlRemedy(code: ErrorCode): string {
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'BAD_SCALAR_START':
    case 'UNEXPECTED_TOKEN':
    case 'BAD_DIRECTIVE':
    case 'MULTILINE_IMPLICIT_KEY':
      return QUOTE;
    case 'TAB_AS_INDENT':
      return 'Indent with spaces';
    case 'BAD_INDENT':
      return INDENT;
    case 'DUPLICATE_KEY':
      return 'Remove one of the two';
    case 'MISSING_CHAR':
      return 'Close the quote or bracket';
    case 'BAD_DQ_ESCAPE':
      return 'Use single quotes, where a backslash has no special meaning';
    case 'TAG_RESOLVE_FAILED':
      return 'Quote values that begin with an exclamation mark';
    case 'BAD_ALIAS':
      return 'Quote values that begin with an asterisk';
    default:
      return 'Fix the YAML here';
  }
}
