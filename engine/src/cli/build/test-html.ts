/** Helpers of tests: what built HTML says. Built pages are regular enough for patterns. */

/** Start tags of one name. */
export function tagsOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'gi'))].map(([tag]) => tag);
}

/** Attributes of all tags as pairs of name (in lower case) and value. */
export function attributesOf(html: string): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (const [tag] of withoutScripts(html).matchAll(/<[a-z][^<>]*>/gi)) {
    for (const [, name = '', value = ''] of tag.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)) {
      pairs.push([name.toLowerCase(), unescapeAttribute(value)]);
    }
  }
  return pairs;
}

/** Every address that the HTML refers to, each once. */
export function addressesOf(html: string): string[] {
  const names = new Set(['href', 'src', 'poster', 'action', 'data', 'data-sidebar-url']);
  const addresses = attributesOf(html).flatMap(([name, value]) => {
    if (name === 'srcset') return value.split(',').map((part) => part.trim().split(' ')[0] ?? '');
    return names.has(name) ? [value] : [];
  });
  return [...new Set(addresses)];
}

/** Every id. */
export function idsOf(html: string): string[] {
  return attributesOf(html).flatMap(([name, value]) => (name === 'id' ? [value] : []));
}

/** Bodies of the scripts that run and stand in the document itself. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script(?: data-entry=[^>]*)?>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  );
}

/** Contents of the style elements. */
export function inlineStylesOf(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '');
}

function withoutScripts(html: string): string {
  return html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1');
}

function unescapeAttribute(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
