import { expect, it } from 'vitest';
import { crawlerTags } from '../plugin.ts';

const CONFIG = { language: 'en', version: { name: 'three', label: 'Three', others: [] } };

it('tells crawlers which version a page belongs to', () => {
  const contentOf = (name: string, kind: 'doc' | 'page' = 'doc') =>
    crawlerTags({ kind }, CONFIG).find(({ attributes }) => attributes.name === name)?.attributes
      .content;
  expect(contentOf('docusaurus_version')).toBe('three');
  expect(contentOf('docsearch:version')).toBe('three');
  expect(contentOf('docsearch:language')).toBe('en');
  expect(contentOf('docusaurus_tag')).toBe('docs-default-three');
  expect(contentOf('docusaurus_tag', 'page')).toBe('default');
});
