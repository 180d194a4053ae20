import { expect, it } from 'vitest';
import { crawlerTags } from '../plugin.ts';

const CONFIG = { language: 'en', version: { name: 'three', label: 'Three', others: [] } };

it('tells crawlers which version a page belongs to', () => {
  const outputContent = (name: string, kind: 'doc' | 'page' = 'doc') =>
    crawlerTags({ kind }, CONFIG).find(({ attributes }) => attributes.name === name)?.attributes
      .content;
  expect(outputContent('docusaurus_version')).toBe('three');
  expect(outputContent('docsearch:version')).toBe('three');
  expect(outputContent('docsearch:language')).toBe('en');
  expect(outputContent('docusaurus_tag')).toBe('docs-default-three');
  expect(outputContent('docusaurus_tag', 'page')).toBe('default');
});
