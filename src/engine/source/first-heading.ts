/** Characters of a line that are read: some of the patterns below take quadratic time. */
const LONGEST_LINE = 1_000;

/**
 * Text of the first heading of level 1 in the body of a page, without markup, or `undefined`.
 * A scan by lines, not a parse: it is only asked for pages without a title in their front matter.
 */
export function firstHeading(text: string, bodyStart: number): string | undefined {
  const body = text.slice(bodyStart).replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  let fence = '';
  let previous = '';
  for (const written of body.split(/\r?\n/)) {
    const line = written.slice(0, LONGEST_LINE);
    const marker = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== '') {
      if (marker?.startsWith(fence) && line.trim() === marker) fence = '';
      continue;
    }
    if (marker !== undefined) fence = marker;
    const heading = /^ {0,3}#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/.exec(line)?.[1];
    if (heading !== undefined) return plainText(heading);
    if (/^ {0,3}=+[ \t]*$/.test(line) && previous.trim() !== '') return plainText(previous);
    previous = line;
  }
  return undefined;
}

/** Takes off explicit ids, emphasis, code marks, links and tags. */
function plainText(heading: string): string {
  return heading
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/`+/g, '')
    .replace(/(\*\*|__|~~)(.+?)\1/g, '$2')
    .replace(/(?<!\w)([*_])(.+?)\1(?!\w)/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
}
