/** Lines of a title that keep to a width. */
import type { SizedFont, TextLine } from './font.ts';

/** Breaks a title between words. What does not fit into the lines ends with an ellipsis. */
export function wrapTitle(
  title: string,
  font: SizedFont,
  width: number,
  mostLines: number,
): TextLine[] {
  const lines: string[] = [];
  const space = font.line(' ').width;
  let used = 0;
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const added = font.line(word).width;
    if (lines.length > 0 && used + space + added <= width) {
      lines[lines.length - 1] += ` ${word}`;
      used += space + added;
    } else {
      lines.push(word);
      used = added;
    }
  }
  const shown = lines.slice(0, mostLines);
  if (lines.length > mostLines) shown[mostLines - 1] += ' …';
  return shown.map((line) => font.line(shortened(line, font, width)));
}

/** The text, or its beginning and an ellipsis when it is too wide: names of code have no spaces. */
export function shortened(text: string, font: SizedFont, width: number): string {
  if (font.line(text).width <= width) return text;
  let end = text.length;
  while (end > 0 && font.line(`${text.slice(0, end)}…`).width > width) end -= 1;
  return `${text.slice(0, end)}…`;
}
