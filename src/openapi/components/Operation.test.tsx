import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ApiBadges, ApiOperationView } from '../../shared/api.ts';
import { Operation } from './Operation.tsx';

const view: ApiOperationView = {
  title: 'Get a book',
  method: 'GET',
  path: [{ text: '/books' }],
  badges: { isDeprecated: false },
  isRefused: false,
  html: '',
  overview: '/api',
  authorization: [],
  parameters: [],
  responses: [],
  callbacks: [],
  samples: [],
  requestExamples: [],
  responseExamples: [],
};

/** Lists of badges by name. */
function badgesOf(badges: ApiBadges): Record<string, string> {
  const html = renderToStaticMarkup(<Operation view={{ ...view, badges }} />);
  const lists = [...html.matchAll(/<ul aria-label="([^"]+)">(.*?)<\/ul>/g)];
  return Object.fromEntries(
    lists.map(([, name = '', items = '']) => [name, items.replace(/<li[^>]*>|<\/li>/g, '|')]),
  );
}

it('tells availability and access apart', () => {
  const permissions = ['LEND', 'OWN'];
  expect(badgesOf({ isDeprecated: true, edition: 'enterprise', permissions })).toEqual({
    Availability: '|Deprecated||Enterprise|',
    Access: '|Any permission of <code>LEND</code><code>OWN</code>|',
  });
});

it('names only what there is to say', () => {
  expect(badgesOf({ isDeprecated: false })).toEqual({});
  expect(badgesOf({ isDeprecated: false, permissions: ['NONE'] })).toEqual({
    Access: '|No special permission|',
  });
  expect(badgesOf({ isDeprecated: false, stability: 'beta' })).toEqual({ Availability: '|Beta|' });
});
