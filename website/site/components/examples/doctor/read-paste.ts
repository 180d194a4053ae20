/** Finds JSON values in what readers paste, such as the output of `curl`. */

/** The maximum length of text that's read. */
export const MAXIMUM_LENGTH = 200_000;
/**
 * The maximum number of lines at which JSON may begin. Each line that turns out not to be JSON takes another pass
 * through the text.
 */
const ATTEMPTS = 50;
const MAXIMUM_DEPTH = 100;

/** Returns the JSON values that begin at the beginning of a line. */
export function readPaste(text: string): readonly unknown[] {
  const values: unknown[] = [];
  let attempts = 0;
  let position = 0;
  while (position < text.length && attempts < ATTEMPTS) {
    const start =
      position + (/^[ \t]*/.exec(text.slice(position, position + 100))?.[0].length ?? 0);
    if ('{['.includes(text[start] ?? ' ')) {
      const end = endOfJson(text, start);
      const value = end === undefined ? undefined : parse(text.slice(start, end));
      if (end !== undefined && value !== undefined) {
        values.push(value);
        position = end;
        continue;
      }
      attempts++;
    }
    const newline = text.indexOf('\n', position);
    position = newline < 0 ? text.length : newline + 1;
  }
  return values;
}

/** Returns the position after the JSON value that begins here, or undefined if it doesn't end. */
function endOfJson(text: string, start: number): number | undefined {
  let depth = 0;
  let isText = false;
  for (let position = start; position < text.length; position++) {
    const character = text[position] ?? '';
    if (isText) {
      if (character === '\\') position++;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if ('{['.includes(character) && ++depth > MAXIMUM_DEPTH) return undefined;
    else if ('}]'.includes(character) && --depth === 0) return position + 1;
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
