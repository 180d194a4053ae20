/** Makes sure that no id on a finished page appears twice or is empty. */
import { type HtmlToken, type StartTag, withAttributes, withoutAttribute } from './html-tokens.ts';

/** Ids of footnotes on a page or in a partial: `user-content-fn-1` and `user-content-2-fnref-1`. */
const FOOTNOTE = /^(user-content-(?:\d+-)?)(?=fn(?:ref)?-)/;

/** Returns the prefix for footnote ids in the partial with this index. The index of the page itself is 0. */
export function footnotePrefix(index: number): string {
  return index === 0 ? 'user-content-' : `user-content-${index}-`;
}

/**
 * Removes empty ids, and ids that an earlier element has, because browsers use the first one. If a partial is
 * used again, its footnotes get different ids, because each one links to its own text.
 */
export function uniqueIds(tokens: readonly HtmlToken[]): readonly HtmlToken[] {
  const seen = new Set<string>();
  const uses = new Map<string, { count: number; ids: Set<string> }>();
  return tokens.map((token) => {
    if (token.kind !== 'start') return token;
    const tag = withOwnFootnotes(token, uses);
    const { id } = tag.attributes;
    if (id === undefined) return tag;
    if (id === '' || seen.has(id)) return withoutAttribute(tag, 'id');
    seen.add(id);
    return tag;
  });
}

function withOwnFootnotes(
  tag: StartTag,
  uses: Map<string, { count: number; ids: Set<string> }>,
): StartTag {
  const changes: Record<string, string> = {};
  const { id, href } = tag.attributes;
  const prefix = FOOTNOTE.exec(id ?? '')?.[1];
  if (id !== undefined && prefix !== undefined) {
    const use = uses.get(prefix) ?? { count: 1, ids: new Set() };
    // In this case, the partial is used more than once.
    if (use.ids.has(id)) {
      use.count += 1;
      use.ids.clear();
    }
    use.ids.add(id);
    uses.set(prefix, use);
    if (use.count > 1) changes.id = renamed(id, prefix, use.count);
  }
  const target = href?.startsWith('#') ? href.slice(1) : '';
  const targetPrefix = FOOTNOTE.exec(target)?.[1];
  const count = uses.get(targetPrefix ?? '')?.count ?? 1;
  if (targetPrefix !== undefined && count > 1) {
    changes.href = `#${renamed(target, targetPrefix, count)}`;
  }
  return Object.keys(changes).length === 0 ? tag : withAttributes(tag, changes);
}

function renamed(id: string, prefix: string, count: number): string {
  return `${prefix}${count}-${id.slice(prefix.length)}`;
}
