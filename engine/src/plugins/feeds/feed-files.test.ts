import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { outputContent, testContext } from '../../core/test-api.ts';
import { feedFiles } from './feed-files.ts';
import type { FeedConfig, FeedEntry } from './settings.ts';

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });

const entry = (parts: Partial<FeedEntry>): FeedEntry => ({
  id: '1.0',
  title: 'Acme 1.0',
  date: '2025-01-31',
  href: '/news',
  text: '',
  addedOperations: [],
  deprecatedOperations: [],
  ...parts,
});

const NEWS: FeedConfig = {
  description: 'News of <Acme> & Co.',
  pages: [],
  entries: [
    entry({ id: '1.0' }),
    entry({
      id: '2.0 "b"',
      title: 'Acme 2.0 & <more>',
      date: '2025-02-28T23:30:00+02:00',
      href: '/news#two',
      text: 'See [the guide](/guide?a=1&b=2#c), `<code>` and [others](https://other.example/). ![A](/a.png)',
    }),
    entry({ id: '1.5', date: '2025-02-01', href: 'https://other.example/a?b=1&c' }),
  ],
};

/** Returns a file's content as text and parsed. */
async function written(name: string, config: object = { feed: NEWS }) {
  const outputs = [...feedFiles(testContext(['news.md', 'guide.md'], { config }))];
  const output = outputs.find((each) => each.name === name);
  if (output === undefined) return undefined;
  const text = String(await outputContent(output));
  expect(XMLValidator.validate(text)).toBe(true);
  return { text, data: parser.parse(text), headers: output.headers };
}

it('introduces new operations in the language of the site', async () => {
  const feed = { ...NEWS, entries: [entry({ addedOperations: ['listNews'] })] };
  const context = testContext(['news.md'], { config: { feed } });
  const page = context.site.pages.get('/news');
  if (page?.source) {
    page.source.provided = {
      provider: 'apis',
      isReference: true,
      hasOwnWords: true,
      entry: { id: 'listNews', badge: 'GET', path: '/news', groups: [], isDeprecated: false },
    };
  }
  const texts = { ...context.definition.texts, newOperations: 'Neue Operationen:' };
  const definition = { ...context.definition, texts };
  const [atom] = [...feedFiles({ ...context, definition })];
  const text = atom === undefined ? '' : String(await outputContent(atom));
  expect(text).toContain('Neue Operationen:');
  expect(text).not.toContain('New operations');
});

it('sites without news have no feed', async () => {
  expect(await written('feed.xml', {})).toBeUndefined();
});

describe('Atom', () => {
  it('has what the format asks for, the newest entry first', async () => {
    const { data, headers } = (await written('feed.xml')) ?? {};
    expect(headers).toEqual({ 'Content-Type': 'application/atom+xml; charset=utf-8' });
    const { feed } = data;
    expect(feed).toMatchObject({
      '@xmlns': 'http://www.w3.org/2005/Atom',
      id: 'https://docs.acme.example/feed.xml',
      title: 'Acme',
      subtitle: 'News of <Acme> & Co.',
      updated: '2025-02-28T21:30:00.000Z',
      author: { name: 'Acme' },
    });
    expect(feed.link.map((link: Record<string, string>) => link['@rel'])).toEqual([
      'self',
      'alternate',
    ]);
    expect(feed.entry.map(({ id }: { id: string }) => id)).toEqual([
      'tag:docs.acme.example,2025-02-28:2.0%20%22b%22',
      'tag:docs.acme.example,2025-02-01:1.5',
      'tag:docs.acme.example,2025-01-31:1.0',
    ]);
  });

  it('links and texts are whole away from the site, below a base path, too', async () => {
    const { data } = (await written('feed.xml', { base: '/docs', feed: NEWS })) ?? {};
    const [second, foreign] = data.feed.entry;
    expect(second.link['@href']).toBe('https://docs.acme.example/docs/news#two');
    expect(foreign.link['@href']).toBe('https://other.example/a?b=1&c');
    expect(second.title).toBe('Acme 2.0 & <more>');
    expect(second.content['@type']).toBe('html');
    expect(second.content['#text']).toBe(
      '<p>See <a href="https://docs.acme.example/docs/guide?a=1&amp;b=2#c">the guide</a>, <code>&lt;code&gt;</code> and <a href="https://other.example/">others</a>. <img src="https://docs.acme.example/docs/a.png" alt="A"></p>',
    );
  });
});

describe('RSS', () => {
  it('says the same', async () => {
    const { data, headers } = (await written('rss.xml')) ?? {};
    expect(headers).toEqual({ 'Content-Type': 'application/rss+xml; charset=utf-8' });
    const { channel } = data.rss;
    expect(data.rss['@version']).toBe('2.0');
    expect(channel).toMatchObject({
      title: 'Acme',
      link: 'https://docs.acme.example/',
      language: 'en',
      lastBuildDate: 'Fri, 28 Feb 2025 21:30:00 GMT',
    });
    const [second] = channel.item;
    expect(second).toMatchObject({
      title: 'Acme 2.0 & <more>',
      link: 'https://docs.acme.example/news#two',
      guid: { '@isPermaLink': 'false', '#text': 'tag:docs.acme.example,2025-02-28:2.0%20%22b%22' },
      pubDate: 'Fri, 28 Feb 2025 21:30:00 GMT',
    });
    expect(second.description).toContain('<a href="https://docs.acme.example/guide');
  });
});
