import { expect, it } from 'vitest';
import type { PageView } from '../../shared/view.ts';
import { pageView, siteView } from '../test-views.ts';
import { scriptJson } from './html.ts';
import { structuredData } from './structured-data.ts';

const crumbs = [
  { label: 'Understanding', href: '/docs/understanding' },
  { label: 'Category without page' },
  { label: 'Vouchers', href: '/docs/reference/vouchers' },
];

it('lists the breadcrumbs with absolute addresses, without categories that have no page', () => {
  const [, list] = structuredData(pageView({ breadcrumbs: crumbs }), siteView());
  expect(list).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Example Docs', item: 'https://docs.example.com/docs' },
      { position: 2, name: 'Understanding', item: 'https://docs.example.com/docs/understanding' },
      { position: 3, name: 'Vouchers' },
    ],
  });
});

it('describes a document as an article with the date of its last change', () => {
  const lastUpdated = { date: '2026-11-18T10:00:00Z' };
  const [article] = structuredData(pageView({ lastUpdated }), siteView());
  expect(article).toMatchObject({
    '@type': 'TechArticle',
    headline: 'Vouchers',
    dateModified: '2026-11-18',
  });
  expect(article).not.toHaveProperty('image');
});

it('lists the questions that a page answers, whose texts stay texts', () => {
  const questions = [
    { question: 'What is <env>?', anchor: 'env', answer: 'Write <your-department> & go.' },
    { question: 'Why?', answer: 'Because.' },
  ];
  const [, page] = structuredData(pageView({ questions }), siteView());
  expect(page).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'What is <env>?',
        url: 'https://docs.example.com/docs/reference/vouchers#env',
        acceptedAnswer: { '@type': 'Answer', text: 'Write &lt;your-department&gt; &amp; go.' },
      },
      {
        '@type': 'Question',
        name: 'Why?',
        acceptedAnswer: { '@type': 'Answer', text: 'Because.' },
      },
    ],
  });
});

it('has nothing for pages that search engines must not index', () => {
  expect(structuredData(pageView({ breadcrumbs: crumbs, unlisted: true }), siteView())).toEqual([]);
  expect(structuredData(pageView({ kind: 'not-found' }), siteView())).toEqual([]);
});

it('cannot be ended from within', () => {
  expect(scriptJson({ title: '</script><script>alert(1)' })).not.toContain('<');
  expect(JSON.parse(scriptJson({ title: '</script>' }))).toEqual({ title: '</script>' });
});

const home = pageView({ route: '/', breadcrumbs: crumbs });
const dataOf = (view: PageView) => structuredData(view, siteView());

it('describes the site on the home page, with what plugins add', () => {
  const structuredData = { potentialAction: { '@type': 'SearchAction' } };
  expect(dataOf({ ...home, structuredData })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Example Docs',
      url: 'https://docs.example.com/docs',
      potentialAction: { '@type': 'SearchAction' },
    },
  ]);
  expect(dataOf(home)[0]).not.toHaveProperty('potentialAction');
});

it('adds what plugins say to the description of a document', () => {
  const [article] = dataOf(pageView({ structuredData: { timeRequired: 'PT5M' } }));
  expect(article).toMatchObject({ '@type': 'TechArticle', timeRequired: 'PT5M' });
});
