/**
 * Splits a text into its parts, in order, and replaces `{date}` with `parts.date`. Elements in a sentence have
 * different positions in each language. Names without a part stay as they are.
 */
export function fillText<Part>(
  text: string,
  parts: Readonly<Record<string, Part>>,
): (string | Part)[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : (parts[part] ?? `{${part}}`)));
}
