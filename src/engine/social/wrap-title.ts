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
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && font.line(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
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
