/** Creates the document around a page, with the tags in `head` that all pages share. */

import { baseBannerScript } from '../../client/inline/base-banner.ts';
import { earlyScript } from '../../client/inline/early.ts';
import { preferredVersionScript } from '../../client/inline/open-preferred-version.ts';
import * as attributes from '../../shared/attributes.ts';
import { directionOf } from '../../shared/language/format.ts';
import { escapeAttribute } from '../../shared/safe-text.ts';
import type { BrowserAssets, InlineScripts, SiteView, StyleGroup } from '../../shared/view.ts';
import { type HeadTag, tagsToHtml } from './html.ts';

interface Parts {
  title: string;
  /** Head tags of the page, as HTML. */
  head: string;
  /** HTML that plugins add before the body. */
  start: string;
  /** The body in pieces, each of which consists of whole tags. */
  body: readonly string[];
}

interface DocumentOptions {
  isHome: boolean;
  site: SiteView;
  assets: BrowserAssets;
}

/** The color of the browser's toolbars: `--paper` in `styles/tokens.css`, in a notation that `<meta>` supports. */
export const THEME_COLORS = { light: '#fbfdfc', dark: '#0d1514' } as const;

/** Returns the complete document in pieces. */
export function renderDocument(parts: Parts, options: DocumentOptions): readonly string[] {
  const body = parts.body.map(withoutEmptyValues);
  const styled = placeStyles(body, options.assets);
  return [headOf(parts, styled.head, options), ...styled.body, '\n</body>\n</html>\n'];
}

/** Returns everything before the body's content. */
function headOf(
  parts: Parts,
  styles: readonly HeadTag[],
  { isHome, site, assets }: DocumentOptions,
): string {
  const [early, home] = assets.inlineScripts ?? inlineScripts(site);
  return [
    '<!doctype html>',
    rootTag(site, assets),
    '<head>',
    tagsToHtml(firstTags(site, assets)),
    tagsToHtml([earlyTag(early, assets)]),
    ...(isHome ? [`<script>${home}</script>`] : []),
    ...pluginScripts(parts.body, assets),
    `<title>${escapeAttribute(parts.title)}</title>`,
    tagsToHtml([...linkedStyles(assets), ...styles, ...laterStyleTags(assets), ...siteTags(site)]),
    parts.head,
    '</head>',
    '<body>',
    ...(parts.start === '' ? [] : [withoutEmptyValues(parts.start)]),
    '',
  ].join('\n');
}

/**
 * Shortens `hidden=""`, as React writes it, to `hidden`. In text and in attribute values, React escapes `<` and
 * `"`. Searching for the few empty values is faster than checking every tag.
 */
export function withoutEmptyValues(html: string): string {
  let shortened = '';
  let position = 0;
  for (let at = html.indexOf(EMPTY); at !== -1; at = html.indexOf(EMPTY, at + EMPTY.length)) {
    if (!isInTag(html, at)) continue;
    shortened += html.slice(position, at);
    position = at + EMPTY.length;
  }
  return shortened + html.slice(position);
}

const EMPTY = '=""';

function isInTag(html: string, at: number): boolean {
  const start = html.lastIndexOf('<', at);
  if (start === -1 || !/[a-z]/.test(html.charAt(start + 1))) return false;
  const end = html.slice(start + 1).search(/[<>]/) + start + 1;
  return end > at && html[end] === '>';
}

function rootTag({ language, base, colorMode }: SiteView, { buildId }: BrowserAssets): string {
  const path = base === '' ? '' : ` ${attributes.BASE}="${escapeAttribute(base)}"`;
  // This attribute matters only to readers without scripts, for whom the stylesheet would otherwise follow the system's
  // mode.
  const isFixed = colorMode.default !== 'system';
  const mode = isFixed ? ` ${attributes.THEME}="${colorMode.default}"` : '';
  return `<html lang="${escapeAttribute(language)}" dir="${directionOf(language)}" ${attributes.BUILD}="${escapeAttribute(buildId)}"${path}${mode}>`;
}

/** Returns the bodies of a site's inline scripts. */
export function inlineScripts(site: SiteView): InlineScripts {
  return [
    earlyScript({ colorMode: site.colorMode, announcementId: site.announcement?.id }),
    preferredVersionScript(site.otherVersions) + baseBannerScript({ base: site.base }),
  ];
}

/** Returns the scripts of plugins that the body needs. */
function pluginScripts(
  body: readonly string[],
  { pluginScripts: all = [] }: BrowserAssets,
): string[] {
  const needed = all.filter(({ attribute }) =>
    body.some((html) => html.includes(` ${attribute}="`)),
  );
  return needed.map(({ code }) => `<script>${code}</script>`);
}

function firstTags({ colorMode }: SiteView, { policy }: BrowserAssets): HeadTag[] {
  return [
    { tag: 'meta', attributes: { charset: 'utf-8' } },
    ...(policy === undefined ? [] : [policyTag(policy)]),
    {
      tag: 'meta',
      attributes: { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    },
    // Browsers use the first tag that applies. The script changes its condition if the reader has chosen a color mode.
    barColor(THEME_COLORS.dark, darkBarMedia(colorMode)),
    barColor(THEME_COLORS.light),
  ];
}

/**
 * Returns a policy tag. The policy applies to everything after the tag, but not to workers, whose policies come
 * with their scripts.
 */
function policyTag(content: string): HeadTag {
  return { tag: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content } };
}

function barColor(content: string, media?: string): HeadTag {
  return { tag: 'meta', attributes: { name: 'theme-color', content, media } };
}

function darkBarMedia({ default: mode }: SiteView['colorMode']): string {
  if (mode === 'system') return '(prefers-color-scheme: dark)';
  return mode === 'dark' ? 'all' : 'not all';
}

function earlyTag(text: string, { script, laterStyles }: BrowserAssets): HeadTag {
  return {
    tag: 'script',
    attributes: { [attributes.ENTRY]: script, [attributes.LATER_STYLES]: laterStyles },
    text,
  };
}

function linkedStyles({ stylesheets }: BrowserAssets): HeadTag[] {
  return stylesheets.map((href) => ({ tag: 'link', attributes: { rel: 'stylesheet', href } }));
}

function siteTags(site: SiteView): HeadTag[] {
  const { icon } = site;
  return [
    ...(icon === undefined
      ? []
      : [{ tag: 'link' as const, attributes: { rel: 'icon', href: icon } }]),
    { tag: 'link', attributes: { rel: 'manifest', href: `${site.base}/manifest.webmanifest` } },
    ...site.head,
  ];
}

/**
 * Returns the style elements for the head, and the body with the ones that only islands use right before the first
 * island, so that examples further down don't delay the first view. Each element has the position of its group in the
 * cascade, so that the browser can insert other pages' styles between them.
 */
function placeStyles(
  body: readonly string[],
  { styleGroups }: BrowserAssets,
): { head: HeadTag[]; body: readonly string[] } {
  const [before, after] = splitAtIsland(body);
  const classesBefore = valuesOf(before, 'class');
  const classes = new Set([...classesBefore, ...valuesOf(after, 'class')]);
  const islands = valuesOf(after, attributes.ISLAND);
  const head: HeadTag[] = [];
  const atIsland: HeadTag[] = [];
  for (const [place, group] of styleGroups.entries()) {
    if (!isUsed(group, classes, islands)) continue;
    const isEarly = group.islands.length === 0 || isUsed(group, classesBefore, NONE);
    const tags = isEarly ? head : atIsland;
    tags.push({ tag: 'style', attributes: { [attributes.STYLES]: `${place}` }, text: group.css });
  }
  return { head, body: [...before, tagsToHtml(atIsland), ...after] };
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the body's pieces before the first island, and the rest. */
function splitAtIsland(body: readonly string[]): [readonly string[], readonly string[]] {
  for (const [index, html] of body.entries()) {
    const inTag = html.indexOf(` ${attributes.ISLAND}="`);
    if (inTag === -1) continue;
    const start = html.lastIndexOf('<', inTag);
    return [
      [...body.slice(0, index), html.slice(0, start)],
      [html.slice(start), ...body.slice(index + 1)],
    ];
  }
  return [body, []];
}

/** Returns the link for readers without scripts. Otherwise, the early script adds it after the first frame. */
function laterStyleTags({ laterStyles: href }: BrowserAssets): HeadTag[] {
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

/**
 * Returns the words in an attribute's values. It's searched for as React writes it. If text looks like one, the only
 * effect is an additional group of styles.
 */
function valuesOf(body: readonly string[], attribute: string): Set<string> {
  // Each class list is examined once, because thousands of elements have only a few dozen different ones.
  const written = new Set<string>();
  const opening = ` ${attribute}="`;
  for (const html of body) {
    for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, at)) {
      const start = at + opening.length;
      at = html.indexOf('"', start);
      // Text can look like the start of an attribute that never ends.
      if (at === -1) break;
      written.add(html.slice(start, at));
    }
  }
  return new Set([...written].flatMap((value) => value.split(' ')));
}
