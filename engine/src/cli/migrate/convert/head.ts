/** Migrates tags in the head, the icon, and the image for link previews. */
import { headTag } from '../../../core/config/schemas/theme-schema.ts';
import type { Place } from '../../../core/problems/problems.ts';
import type { DocusaurusSite } from '../read/docusaurus-site.ts';
import { type Dict, dictOf, listOf, placeOf, textValue } from '../read/values.ts';
import type { Report } from '../report.ts';
import type { Printable } from '../write/print-source.ts';
import { hrefOf } from './href.ts';

/** Metadata that isn't migrated, because the engine adds it. */
const OWN_META =
  /^(?:og:(?:image|title|description|url)|twitter:(?:image|card|title|description)|docsearch:.*|viewport|generator)$/;

/** Returns the tags for the `head` setting. */
export function convertHead(site: DocusaurusSite, report: Report): readonly Printable[] {
  const { config, themeConfig } = site;
  const fallback = { file: site.configFile };
  const metadata = listOf(themeConfig.metadata);
  const tags = listOf(config.headTags);
  return [
    ...iconTags(site),
    ...metadata.flatMap((attributes, index) =>
      tag('meta', dictOf(attributes), placeOf(metadata, index, fallback), site, report),
    ),
    ...tags.flatMap((each, index) => {
      const { tagName, attributes } = dictOf(each);
      const place = placeOf(tags, index, fallback);
      return tag(textValue(tagName) ?? '', dictOf(attributes), place, site, report);
    }),
  ];
}

function tag(
  name: string,
  attributes: Dict,
  place: Place,
  { config }: DocusaurusSite,
  report: Report,
): Printable[] {
  if (OWN_META.test(textValue(attributes.name) ?? textValue(attributes.property) ?? '')) return [];
  const base = textValue(config.baseUrl) ?? '/';
  const texts = Object.entries(attributes).flatMap(([key, value]) => {
    const text = typeof value === 'string' ? value : undefined;
    if (text === undefined) return [];
    return [[key, key === 'href' ? (hrefOf(text, base) ?? text) : text] as const];
  });
  const value = { tag: name, attributes: Object.fromEntries(texts) };
  if (headTag.safeParse(value).success) return [value];
  report('head', place, `A <${name || 'tag'}> tag isn't migrated`);
  return [];
}

/** Returns a tag for the icon, unless it's an SVG file. The engine creates all icons from `favicon.svg`. */
function iconTags({ config }: DocusaurusSite): Printable[] {
  const favicon = textValue(config.favicon);
  if (favicon === undefined || favicon.endsWith('.svg')) return [];
  const href = hrefOf(favicon, textValue(config.baseUrl) ?? '/');
  return href === undefined ? [] : [{ tag: 'link', attributes: { rel: 'icon', href } }];
}
