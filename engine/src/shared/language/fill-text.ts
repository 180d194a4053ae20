/**
 * Parts of a text in their order. Where it says `{date}` stands `parts.date`: elements in the middle of a
 * sentence have another place in each language. Names without a part stay as they are.
 */
export function fillText<Part>(
  text: string,
  parts: Readonly<Record<string, Part>>,
): (string | Part)[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : (parts[part] ?? `{${part}}`)));
}
