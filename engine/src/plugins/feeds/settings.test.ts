import { expect, it } from 'vitest';
import { loadSite, rejectedProblems, writeSite } from '../../core/test-api.ts';
import { feeds } from './plugin.ts';

const siteWith = (feed: string) =>
  writeSite({
    'site/site.config.ts': `export default {
  title: 'Acme', tagline: 'All about it', url: 'https://acme.example',
  feed: ${feed},
};
`,
  });

it('takes dates with and without time', async () => {
  const root = await siteWith(`{
    description: 'News',
    entries: [
      { id: '1', title: 'One', date: '2025-01-31', href: '/news' },
      { id: '2', title: 'Two', date: '2025-01-31T10:00:00Z', href: 'https://a.example', addedOperations: ['a'] },
    ],
  }`);
  const { feed } = (await loadSite(root, [feeds])).config;
  expect(feed?.pages).toEqual([]);
  expect(feed?.entries.map(({ text, addedOperations }) => [text, addedOperations])).toEqual([
    ['', []],
    ['', ['a']],
  ]);
});

it('mistakes have a place and a remedy', async () => {
  const root = await siteWith(`{
    description: 'News',
    pages: ['news'],
    entries: [
      { id: '1', title: 'One', date: '31.1.2025', href: '/news' },
      { id: '1', title: 'Again', date: '2025-01-31', href: 'news' },
    ],
  }`);
  expect(await rejectedProblems(loadSite(root, [feeds]))).toMatchInlineSnapshot(`
    "site/site.config.ts:5:13  feed.pages[0] doesn't start with a slash ('news')
        Use '/news'
    site/site.config.ts:7:38  feed.entries[0].date isn't a date ('31.1.2025')
        Use a valid date in the form 2025-01-31 or 2025-01-31T12:00:00Z
    site/site.config.ts:8:7  feed.entries[1] repeats the id "1"
        Give each entry its own id
    site/site.config.ts:8:60  feed.entries[1].href isn't a route ('news')
        Use '/news'"
  `);
});
