import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { openSearchText, searchAction } from './opensearch.ts';

const SITE = {
  title: 'Atlas & more maps than ever',
  tagline: 'Maps in <any> page',
  url: 'https://maps.example.org',
  base: '/guide',
};

it("describes the site's search within the format's limits", () => {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
  expect(parser.parse(openSearchText(SITE)).OpenSearchDescription).toMatchObject({
    ShortName: 'Atlas & more map',
    Description: 'Maps in <any> page',
    Url: {
      type: 'text/html',
      template: 'https://maps.example.org/guide/search?q={searchTerms}',
    },
  });
});

it('describes the results page to search engines', () => {
  expect(searchAction(SITE)).toMatchObject({
    '@type': 'SearchAction',
    target: 'https://maps.example.org/guide/search?q={search_term_string}',
  });
});
