/** Tags in pages' heads that crawlers of hosted search services use as filters. */
import type { SiteConfig, SiteHeadTag, SitePage } from '../../../core/plugin-api.ts';

/**
 * Returns a page's tags, with the names that DocSearch crawlers expect:
 * https://docsearch.algolia.com/docs/required-configuration
 */
export function crawlerTags(
  { kind }: Pick<SitePage, 'kind'>,
  { language, version: { name: version } }: Pick<SiteConfig, 'language' | 'version'>,
): SiteHeadTag[] {
  const isDocument = kind === 'doc' || kind === 'category';
  const tag = isDocument ? `docs-default-${version}` : 'default';
  return [
    meta('docusaurus_locale', language),
    meta('docusaurus_version', version),
    meta('docusaurus_tag', tag),
    meta('docsearch:language', language),
    meta('docsearch:version', version),
    meta('docsearch:docusaurus_tag', tag),
  ];
}

function meta(name: string, content: string): SiteHeadTag {
  return { tag: 'meta', attributes: { name, content } };
}
