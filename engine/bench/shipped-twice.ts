/** Finds article text that readers download a second time, in a script or data file. */
import type { OutputPage } from './output.ts';

/** Minimum length of a text. Shorter ones are labels. A sidebar has to repeat titles, for example. */
const SHORTEST_TEXT = 40;

/**
 * Returns how many bytes of article text are also in an inline script of the page or in one of `resources`, which
 * are scripts and data that pages load on their own. Texts of all pages are searched for in all resources.
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

/** Returns the labels in sidebars. An article may link to a page with the same label. */
function labelsIn(resources: readonly string[]): string[] {
  const labels = resources.flatMap((text) => [...text.matchAll(/>([^<>]+)<\/(?:a|span)>/g)]);
  return labels.map(([, label = '']) => decode(label));
}

/** Returns the title of an article. A sidebar repeats titles, no matter how long they are. */
function titleOf(article: string): string | undefined {
  const title = /<h1[^>]*>([^<]*)<\/h1>/.exec(article)?.[1];
  return title === undefined ? undefined : decode(title).trim();
}

/** Returns the texts of an article, with entities decoded. */
function longTexts(article: string): string[] {
  const texts = article.split(/<[^>]*>/).map((text) => decode(text).trim());
  return texts.filter((text) => text.length >= SHORTEST_TEXT);
}

function islandProps(html: string): string[] {
  return [...html.matchAll(/\sdata-props="([^"]*)"/g)].map((match) => match[1] ?? '');
}

/** Normalizes a text, whether it was written in HTML, in JSON, or in a script. */
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
