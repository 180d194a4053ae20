/** Tests the structure of every page: headings, landmarks, names, and languages. */
import { expect, type Page, test } from '@playwright/test';
import { ATLAS, SITE } from '../servers.ts';
import { addressesOf } from '../support/sites.ts';

interface Outline {
  language: string;
  title: string;
  description: string;
  /** Levels of the headings, in order. */
  headings: number[];
  /** Images that don't even have an empty alternative text. */
  nameless: string[];
  repeatedIds: string[];
  /** Role and label of each landmark. */
  landmarks: string[];
  /** Links and buttons without a name. */
  silent: string[];
}

/** Returns the outline of the document at a URL on the page's origin. */
function outlineOf(page: Page, address: string): Promise<Outline> {
  return page.evaluate(async (url) => {
    const html = await (await fetch(url)).text();
    const document = new DOMParser().parseFromString(html, 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const ids = all('[id]').map(({ id }) => id);
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return {
      language: document.documentElement.lang,
      title: document.title,
      description:
        document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
      headings: all('h1, h2, h3, h4, h5, h6').map(({ localName }) => Number(localName.slice(1))),
      nameless: all('img:not([alt])').map(({ outerHTML }) => outerHTML),
      repeatedIds: ids.filter((id, place) => ids.indexOf(id) !== place),
      landmarks: all('body > header, main, body footer, nav, [role="region"]').map((element) =>
        `${element.localName} ${element.getAttribute('aria-label') ?? ''}`.trim(),
      ),
      // The sidebar's buttons stay hidden until a script names and handles them.
      silent: all('a[href], button:not([data-sidebar-scroll] button)')
        .filter((element) => nameOf(element) === '' && element.querySelector('img[alt]') === null)
        .map(({ outerHTML }) => outerHTML),
    };
  }, address);
}

/** Yields the outlines of many documents, several of which load at the same time. */
async function* outlinesOf(page: Page, addresses: readonly string[]) {
  for (let start = 0; start < addresses.length; start += 20) {
    const some = addresses.slice(start, start + 20);
    yield* await Promise.all(
      some.map(async (address) => ({ address, outline: await outlineOf(page, address) })),
    );
  }
}

/** Returns the first heading that skips a level. */
function skippedLevel(headings: readonly number[]): string | undefined {
  const place = headings.findIndex((level, index) => level > (headings[index - 1] ?? 0) + 1);
  return place === -1 ? undefined : `h${headings[place - 1]} to h${headings[place]}`;
}

// This test parses documents in the page, which Trusted Types would forbid.
test.use({ bypassCSP: true });

for (const [name, site, language, unlisted] of [
  ['this site', SITE, 'en', []],
  ['a foreign site', ATLAS, 'en-GB', ['/notes/secret']],
] as const) {
  test(`every page of ${name} has a sound outline`, async ({ page, request }) => {
    // The test goes through hundreds of documents.
    test.setTimeout(300_000);
    await page.goto(site.url);
    const titles = new Map<string, string>();
    // The page /unfinished is empty, because its component is missing on purpose.
    const addresses = (await addressesOf(request, site, unlisted)).filter(
      (address) => !address.endsWith('/unfinished'),
    );
    for await (const { address, outline } of outlinesOf(page, addresses)) {
      const where = expect.soft;
      where(outline.language, address).toBe(language);
      where(
        outline.headings.filter((level) => level === 1),
        address,
      ).toEqual([1]);
      where(skippedLevel(outline.headings), address).toBeUndefined();
      where(outline.nameless, address).toEqual([]);
      where(outline.silent, address).toEqual([]);
      where(outline.repeatedIds, address).toEqual([]);
      where(outline.landmarks.filter((it) => it === 'main')).toHaveLength(1);
      where(outline.landmarks.filter((it) => it === 'nav')).toEqual([]);
      // The document has two tables of contents, one for wide and one for small windows. Only one is visible.
      const others = outline.landmarks.filter((it) => it !== 'nav On this page');
      where(new Set(others).size, `${address}: ${others}`).toBe(others.length);
      where(outline.title, address).not.toBe('');
      where(titles.get(outline.title), `${address} has the title of another page`).toBeUndefined();
      titles.set(outline.title, address);
    }
    expect(titles.size).toBeGreaterThan(20);
  });
}
