/** Finds article text that readers download a second time, in scripts or data. */
import type { OutputPage } from './output.ts';

/** Shorter texts are labels. A sidebar repeats titles, and has to. */
const SHORTEST_TEXT = 40;

/**
 * Returns the number of bytes of article text that's also in one of `resources` (scripts and data that pages
 * load by themselves) or in an inline script of the page. Searches all resources for the texts of all pages.
 */
export function repeatedBytes(pages: readonly OutputPage[], resources: readonly string[]): number {
  const shared = resources.map(decode).join('\n');
  const titles = new Set([
    ...pages.flatMap(({ article = '' }) => titleOf(article) ?? []),
    ...labelsIn(resources),
  ]);
  let bytes = 0;
  for (const { article = '', html, inlineScripts } of pages) {
    const own = [...inlineScripts, ...islandProps(html)].map(decode).join('\n');
    for (const text of longTexts(article)) {
      if (titles.has(text)) continue;
      if (shared.includes(text) || own.includes(text)) bytes += Buffer.byteLength(text);
    }
  }
  return bytes;
}

/** Returns the labels in sidebars, because articles link to pages with the same labels. */
function labelsIn(resources: readonly string[]): string[] {
  const labels = resources.flatMap((text) => [...text.matchAll(/>([^<>]+)<\/(?:a|span)>/g)]);
  return labels.map(([, label = '']) => decode(label));
}

/** Returns an article's title, because a sidebar repeats titles of any length. */
function titleOf(article: string): string | undefined {
  const title = /<h1[^>]*>([^<]*)<\/h1>/.exec(article)?.[1];
  return title === undefined ? undefined : decode(title).trim();
}

/** Returns an article's texts with decoded entities. */
function longTexts(article: string): string[] {
  const texts = article.split(/<[^>]*>/).map((text) => decode(text).trim());
  return texts.filter((text) => text.length >= SHORTEST_TEXT);
}

function islandProps(html: string): string[] {
  return [...html.matchAll(/\sdata-props="([^"]*)"/g)].map((match) => match[1] ?? '');
}

/** Returns a text in a common form, whether it was written as HTML, as JSON, or in a script. */
function decode(text: string): string {
  return text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\\(["'`\\])/g, '$1')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
