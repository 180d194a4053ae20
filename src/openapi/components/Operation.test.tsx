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

/** Name and items of the list of badges. */
function badgesOf(badges: ApiBadges): string[] {
  const html = renderToStaticMarkup(<Operation view={{ ...view, badges }} />);
  const [, name = '', items = ''] = /<ul [^>]*aria-label="([^"]+)">(.*?)<\/ul>/.exec(html) ?? [];
  return [name, ...items.split(/<li[^>]*>/).slice(1)].map((text) => text.replace('</li>', ''));
}

it('names badges by what they say: a permission is no availability', () => {
  expect(badgesOf({ isDeprecated: true, edition: 'pro', permissions: ['LEND', 'OWN'] })).toEqual([
    'Availability and access',
    'Deprecated',
    'Pro',
    'Any permission of <code>LEND</code> or <code>OWN</code>',
  ]);
  expect(badgesOf({ isDeprecated: false, stability: 'beta' })).toEqual(['Availability', 'Beta']);
  expect(badgesOf({ isDeprecated: false, permissions: ['NONE'] })).toEqual([
    'Access',
    'No special permission',
  ]);
});

it('has no list where there is nothing to say', () => {
  expect(badgesOf({ isDeprecated: false })).toEqual(['']);
});
