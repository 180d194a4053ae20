/** News for subscribers: `feed.xml` (Atom, RFC 4287) and `rss.xml` (RSS 2.0), with the same entries. */

import { markdownToHtml } from 'satteri';
import {
  type Output,
  type OutputContext,
  readHtml,
  type Site,
  type SiteConfig,
  type SiteDefinition,
  textsOfPlugin,
  urls,
  writeHtml,
} from '../../core/plugin-api.ts';
import { encodePathname, isExternal, pageAddress } from '../../shared/routes.ts';
import { escapeAttribute } from '../../shared/safe-text.ts';
import type { FeedConfig, FeedEntry } from './settings.ts';
import * as english from './texts.ts';

/** The feed's files, in the order in which pages link to them. */
export const FEED_FILES = [
  { name: 'feed.xml', type: 'application/atom+xml' },
  { name: 'rss.xml', type: 'application/rss+xml' },
] as const;

/** Returns the feed files if the site has news. */
export function feedFiles({ definition, site }: OutputContext): Output[] {
  const { config } = definition;
  if (config.feed === undefined) return [];
  const { feed } = config;
  const write = { 'feed.xml': atom, 'rss.xml': rss };
  return FEED_FILES.map(({ name, type }) => ({
    name,
    headers: { 'Content-Type': `${type}; charset=utf-8` },
    content: () => write[name](feed, entriesOf(feed, definition, site), config),
  }));
}

interface WrittenEntry {
  id: string;
  title: string;
  date: Date;
  address: string;
  /** HTML with absolute URLs. */
  html: string;
  categories: readonly string[];
}

/**
 * Returns the entries, newest first. Entries with the same time keep their order from the configuration.
 */
function entriesOf(feed: FeedConfig, definition: SiteDefinition, site: Site): WrittenEntry[] {
  const { config } = definition;
  return feed.entries
    .map((entry) => ({
      id: entryId(entry, config),
      title: entry.title,
      date: new Date(entry.date),
      address: wholeAddress(entry.href, config),
      html: htmlOf(entry, definition, site),
      categories: hasOperations(entry) ? ['API'] : [],
    }))
    .sort((a, b) => b.date.getTime() - a.date.getTime());
}

/** Returns a tag URI (RFC 4151), which stays the same if the site moves its pages. */
function entryId({ id, date }: FeedEntry, { url }: SiteConfig): string {
  return `tag:${new URL(url).hostname},${date.slice(0, 'yyyy-mm-dd'.length)}:${encodeURIComponent(id)}`;
}

function hasOperations({ addedOperations, deprecatedOperations }: FeedEntry): boolean {
  return addedOperations.length + deprecatedOperations.length > 0;
}

function htmlOf(entry: FeedEntry, definition: SiteDefinition, site: Site): string {
  const { config } = definition;
  const texts = textsOfPlugin(definition.texts, english);
  const text = withWholeAddresses(feedHtml(entry.text), config.url + encodePathname(config.base));
  const { addedOperations: added, deprecatedOperations: deprecated } = entry;
  return [
    text,
    operationList(texts.newOperations, added, config, site),
    operationList(texts.operationsDeprecated, deprecated, config, site),
  ].join('');
}

/** Makes URLs absolute, because feed readers show entries outside of a page. */
function withWholeAddresses(html: string, start: string): string {
  const tokens = readHtml(html).map((token) => {
    if (token.kind !== 'start') return token;
    // HTML in Markdown keeps the quotes that its author wrote.
    const raw = token.raw.replace(
      /\s(?:href|src)\s*=\s*["']?(?=\/(?!\/))/gi,
      (name) => name + start,
    );
    return { ...token, raw };
  });
  return writeHtml(tokens);
}

function operationList(
  title: string,
  ids: readonly string[],
  config: SiteConfig,
  site: Site,
): string {
  const items = ids.flatMap((id) => {
    const page = [...site.pages.values()].find(({ source }) => source?.provided?.entry?.id === id);
    const { entry } = page?.source?.provided ?? {};
    if (page === undefined || entry === undefined) return [];
    const { badge, path } = entry;
    const link = `<a href="${escapeAttribute(pageAddress(page.route, config.url, config.base))}">${escapeAttribute(page.title)}</a>`;
    return `<li>${link}: <code>${escapeAttribute(`${badge} ${path}`)}</code></li>`;
  });
  return items.length === 0 ? '' : `<p>${title}</p><ul>${items.join('')}</ul>`;
}

function wholeAddress(href: string, config: SiteConfig): string {
  if (isExternal(href)) return href;
  const [path = '', hash] = href.split('#');
  const address = pageAddress(path, config.url, config.base);
  return hash === undefined ? address : `${address}#${hash}`;
}

function atom(feed: FeedConfig, entries: readonly WrittenEntry[], config: SiteConfig): string {
  const self = urls.fileAddress('feed.xml', config);
  return document([
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeAttribute(config.language)}">`,
    `<id>${escapeAttribute(self)}</id>`,
    element('title', config.title),
    element('subtitle', feed.description),
    `<link rel="self" type="application/atom+xml" href="${escapeAttribute(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeAttribute(pageAddress('/', config.url, config.base))}"/>`,
    element('updated', newest(entries).toISOString()),
    `<author>${element('name', config.title)}</author>`,
    ...entries.map(({ id, title, date, address, html, categories }) =>
      [
        '<entry>',
        element('id', id),
        element('title', title),
        `<link rel="alternate" type="text/html" href="${escapeAttribute(address)}"/>`,
        element('published', date.toISOString()),
        element('updated', date.toISOString()),
        ...categories.map((term) => `<category term="${escapeAttribute(term)}"/>`),
        `<content type="html">${escapeAttribute(html)}</content>`,
        '</entry>',
      ].join('\n'),
    ),
    '</feed>',
  ]);
}

function rss(feed: FeedConfig, entries: readonly WrittenEntry[], config: SiteConfig): string {
  const self = escapeAttribute(urls.fileAddress('rss.xml', config));
  return document([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', config.title),
    element('link', pageAddress('/', config.url, config.base)),
    element('description', feed.description),
    element('language', config.language),
    `<atom:link rel="self" type="application/rss+xml" href="${self}"/>`,
    element('lastBuildDate', newest(entries).toUTCString()),
    ...entries.map(({ id, title, date, address, html, categories }) =>
      [
        '<item>',
        element('title', title),
        element('link', address),
        `<guid isPermaLink="false">${escapeAttribute(id)}</guid>`,
        element('pubDate', date.toUTCString()),
        ...categories.map((name) => element('category', name)),
        element('description', html),
        '</item>',
      ].join('\n'),
    ),
    '</channel>',
    '</rss>',
  ]);
}

/** Returns the date of the newest entry. The result can't depend on when the site is built. */
function newest([first]: readonly WrittenEntry[]): Date {
  return first?.date ?? new Date(0);
}

function document(lines: readonly string[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeAttribute(text)}</${name}>`;
}

/** Returns the HTML of the authors' Markdown. Links stay as written. */
export function feedHtml(text: string): string {
  return markdownToHtml(text).html.trim();
}
