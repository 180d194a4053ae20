/**
 * Text of a file with edits that keep its lines: what the Markdown compiler reads in place of the file, and the
 * way back from there to the file, for places in messages.
 */

export interface SourceText {
  text: string;
  /** Place in the file of a place in `text`. */
  original(place: LineAndColumn): LineAndColumn;
}

/** Both count from 1. */
export interface LineAndColumn {
  line: number;
  column: number;
}

/** Puts `text` in place of the characters from `start` to `end`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The file's text with Unix line endings. */
export function sourceText(text: string): SourceText {
  return { text: text.replace(/\r\n?/g, '\n'), original: (place) => place };
}

/** Removes text, but keeps its line breaks. */
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
      // Edits keep lines.
      return source.original({ line, column: offset - (before[line - 1] ?? 0) + 1 });
    },
  };
}

/** Offset before the edits of an offset after them. What an edit inserted stands where the edit begins. */
function originalOffset(offset: number, edits: readonly Edit[]): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    if (offset <= start + shift) break;
    if (offset < start + shift + text.length) return start;
    shift += text.length - (end - start);
  }
  return offset - shift;
}

/** Offset of a place. */
export function offsetOf(text: string, { line, column }: LineAndColumn): number {
  return (lineStarts(text)[line - 1] ?? 0) + column - 1;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
