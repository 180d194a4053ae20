/**
 * A file's text with edits that don't change its lines. The Markdown compiler reads this text instead of the
 * file. Locations in the text can be converted to locations in the file, for messages.
 */

export interface SourceText {
  text: string;
  /** Returns the location in the file for a location in `text`. */
  original(place: LineAndColumn): LineAndColumn;
}

/** Both numbers are 1-based. */
export interface LineAndColumn {
  line: number;
  column: number;
}

/** Replaces the characters from `start` to `end` with `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Returns the file's text with Unix line endings. */
export function sourceText(text: string): SourceText {
  return { text: text.replace(/\r\n?/g, '\n'), original: (place) => place };
}

/** Returns the edit that removes text, but keeps its line breaks. */
export function removal(source: string, start: number, end: number): Edit {
  return { start, end, text: source.slice(start, end).replace(/[^\n]+/g, '') };
}

/** Applies edits that don't overlap. */
export function withEdits(source: SourceText, edits: readonly Edit[]): SourceText {
  if (edits.length === 0) return source;
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  let text = '';
  let position = 0;
  for (const edit of sorted) {
    text += source.text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  text += source.text.slice(position);
  const before = lineStarts(source.text);
  const after = lineStarts(text);
  return {
    text,
    original({ line, column }) {
      const offset = originalOffset((after[line - 1] ?? 0) + column - 1, sorted);
      // The line stays the same, because edits never add or remove lines.
      return source.original({ line, column: offset - (before[line - 1] ?? 0) + 1 });
    },
  };
}

/**
 * Converts an offset after edits to an offset before them. For text that an edit inserted, returns the start of
 * the edit.
 */
function originalOffset(offset: number, edits: readonly Edit[]): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    if (offset <= start + shift) break;
    if (offset < start + shift + text.length) return start;
    shift += text.length - (end - start);
  }
  return offset - shift;
}

/** Returns the offset of a location. */
export function offsetOf(text: string, { line, column }: LineAndColumn): number {
  return (lineStarts(text)[line - 1] ?? 0) + column - 1;
}

/** Returns the offset of each line. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
