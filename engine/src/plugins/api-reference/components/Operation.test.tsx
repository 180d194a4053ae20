import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ApiBadges, ApiOperationView } from '../shared/page-views.ts';
import { Operation } from './Operation.tsx';

const view: ApiOperationView = {
  title: 'Get a book',
  method: 'GET',
  path: [{ text: '/books' }],
  badges: { isDeprecated: false },
  isRefused: false,
  html: '',
  facts: [],
  documentation: '',
  authorization: [],
  servers: [],
  parameters: [],
  responses: [],
  callbacks: [],
  samples: [],
  requestExamples: [],
  responseExamples: [],
};

/** Returns the name and the items of the badge list. */
function badgesOf(badges: ApiBadges): string[] {
  const html = renderToStaticMarkup(<Operation view={{ ...view, badges }} />);
  const [, name = '', items = ''] = /<ul [^>]*aria-label="([^"]+)">(.*?)<\/ul>/.exec(html) ?? [];
  return [name, ...items.split(/<li[^>]*>/).slice(1)].map((text) => text.replace('</li>', ''));
}

it("shows badges for an operation's stability and deprecation", () => {
  expect(badgesOf({ isDeprecated: true, stability: 'beta' })).toEqual([
    'Availability',
    'Deprecated',
    'Beta',
  ]);
});

it('has no list if there are no facts', () => {
  expect(badgesOf({ isDeprecated: false })).toEqual(['']);
  expect(renderToStaticMarkup(<Operation view={view} />)).not.toContain('<dl');
});

it('lists facts with their labels', () => {
  const facts = [{ label: 'Permission', html: '<code>LEND</code>' }];
  const html = renderToStaticMarkup(<Operation view={{ ...view, facts }} />);
  expect(html).toMatch(/<dt>Permission<\/dt><dd>.*<code>LEND<\/code>/);
});
