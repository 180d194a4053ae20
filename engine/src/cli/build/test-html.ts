/** Test helpers that parse built HTML. It's regular enough for regular expressions. */

/** Returns all start tags with this name. */
export function tagsOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'gi'))].map(([tag]) => tag);
}

/** Returns the attributes of all tags as pairs of name (in lowercase) and value. */
export function attributesOf(html: string): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (const [tag] of withoutScripts(html).matchAll(/<[a-z][^<>]*>/gi)) {
    for (const [, name = '', value = ''] of tag.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)) {
      pairs.push([name.toLowerCase(), unescapeAttribute(value)]);
    }
  }
  return pairs;
}

/** Returns every URL in the HTML, once each. */
export function addressesOf(html: string): string[] {
  const names = new Set(['href', 'src', 'poster', 'action', 'data', 'data-sidebar-url']);
  const addresses = attributesOf(html).flatMap(([name, value]) => {
    if (name === 'srcset') return value.split(',').map((part) => part.trim().split(' ')[0] ?? '');
    return names.has(name) ? [value] : [];
  });
  return [...new Set(addresses)];
}

/** Returns every id. */
export function idsOf(html: string): string[] {
  return attributesOf(html).flatMap(([name, value]) => (name === 'id' ? [value] : []));
}

/** Returns the code of inline scripts. Data in script elements isn't included. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script(?: data-entry=[^>]*)?>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  );
}

/** Returns the contents of the style elements. */
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
