/**
 * Adds a document's styles: inline styles that the page uses, and a link to the styles for interaction and printing.
 */
import * as attributes from '../../shared/attributes.ts';
import type { BrowserAssets, StyleGroup } from '../../shared/view.ts';
import type { HeadTag } from './html.ts';

/**
 * Returns the style elements of a document with the HTML `body`. Each has the position of its group in the
 * cascade, so that the browser can insert other pages' styles between them.
 */
export function styleTags(body: string, { styleGroups }: BrowserAssets): HeadTag[] {
  const classes = valuesOf(body, CLASS);
  const islands = valuesOf(body, ISLAND);
  return styleGroups.flatMap((group, place) =>
    isUsed(group, classes, islands)
      ? [{ tag: 'style', attributes: { [attributes.STYLES]: `${place}` }, text: group.css }]
      : [],
  );
}

/** Returns the link for readers without scripts. Otherwise, the early script adds it after the first frame. */
export function laterStyleTags({ laterStyles: href }: BrowserAssets): HeadTag[] {
  if (href === undefined) return [];
  const link: HeadTag = { tag: 'link', attributes: { rel: 'stylesheet', href } };
  return [{ tag: 'noscript', attributes: {}, content: [link] }];
}

function isUsed(
  { scopes, islands }: StyleGroup,
  classes: ReadonlySet<string>,
  islandsOfPage: ReadonlySet<string>,
): boolean {
  if (scopes.length === 0 || islands.some((each) => islandsOfPage.has(each))) return true;
  return scopes.some((scope) => {
    if (classes.has(scope)) return true;
    const prefix = `${scope}-`;
    for (const name of classes) if (name.startsWith(prefix)) return true;
    return false;
  });
}

// Matches attributes as React writes them. If text looks like one, the only effect is an additional group of styles.
const CLASS = / class="([^"]*)"/g;
const ISLAND = new RegExp(` ${attributes.ISLAND}="([^"]*)"`, 'g');

function valuesOf(html: string, attribute: RegExp): Set<string> {
  // Each class list is examined once, because thousands of elements have only a few dozen different ones.
  const written = new Set<string>();
  for (const [, value = ''] of html.matchAll(attribute)) written.add(value);
  return new Set([...written].flatMap((value) => value.split(' ')));
}
