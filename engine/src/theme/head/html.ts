/** Head tags as data and as HTML. */
import { escapeAttribute } from '../../shared/safe-text.ts';

export interface HeadTag {
  tag: 'link' | 'meta' | 'noscript' | 'script' | 'style';
  /** Attributes without a value are left out; an empty string writes the bare name. */
  attributes: Readonly<Record<string, string | undefined>>;
  /** Body of a script or style. */
  text?: string;
  /** Tags in a `noscript`. */
  content?: readonly HeadTag[];
}

/** HTML of the tags, one a line. */
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

/** JSON for the body of a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
