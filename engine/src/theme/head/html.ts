/** Head tags as data and as HTML. */
import { escapeAttribute } from '../../shared/safe-text.ts';

export interface HeadTag {
  tag: 'link' | 'meta' | 'noscript' | 'script' | 'style';
  /** Attributes with the value `undefined` are omitted. An empty string writes only the name. */
  attributes: Readonly<Record<string, string | undefined>>;
  /** Body of a script or style element. */
  text?: string;
  /** Tags in a `noscript` element. */
  content?: readonly HeadTag[];
}

/** Returns the HTML of the tags, one per line. */
export function tagsToHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagToHtml).join('\n');
}

const VOID: ReadonlySet<HeadTag['tag']> = new Set(['link', 'meta']);

function tagToHtml({ tag, attributes, text = '', content = [] }: HeadTag): string {
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return value === '' ? [` ${name}`] : [` ${name}="${escapeAttribute(value)}"`];
  });
  const start = `<${tag}${written.join('')}>`;
  return VOID.has(tag) ? start : `${start}${text}${content.map(tagToHtml).join('')}</${tag}>`;
}

/** Returns JSON for the body of a script element. Nothing in it can close the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
