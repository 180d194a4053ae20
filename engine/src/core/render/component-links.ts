/**
 * Checks the links that a site's own components add to the layout. These components are its brand, its replacements for
 * theme components, and the ones that its plugins add to slots. Links in content are checked earlier, when the site is
 * assembled.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NOT_FOUND_ROUTE } from '../../shared/routes.ts';
import { addressOf, hrefOf, isRooted } from '../assemble/links/addresses.ts';
import { resolveLinks } from '../assemble/links/resolve-links.ts';
import type { HasStaticFile } from '../assemble/links/static-files.ts';
import type { SitePage } from '../assemble/site.ts';
import { LAYOUT_PAGE, siteLinks } from '../assemble/validate/site-links.ts';
import { readHtml } from '../compile/html/html-tokens.ts';
import type { SiteDefinition } from '../config/types.ts';
import { collectProblems, type Place, type Problem } from '../problems/problems.ts';
import { frameOf, frameViewOf, mainOf, notFoundPage, type RenderContext } from './render-page.ts';

/**
 * Renders the layout of one page of each type, and returns a problem for each broken link and for each component that
 * throws an error.
 */
export async function checkComponentLinks(
  context: RenderContext,
  hasStaticFile: HasStaticFile,
): Promise<readonly Problem[]> {
  const { definition, site, compiled } = context;
  const { base } = definition.config;
  // Links in the configuration and in sidebars are skipped, because `checkSite` reports them where they're written.
  const checked = new Set(siteLinks(definition).map(({ href }) => addressOf(href, base)));
  const problems: Problem[] = [];
  const hrefs = new Set<string>();
  await collectProblems(samplePages(context), problems, async (page) => {
    const frame = frameOf(page, frameViewOf(page, context), context);
    for (const html of [mainOf(page, context), ...frame]) {
      for (const href of hrefsIn(html)) if (!checked.has(href)) hrefs.add(href);
    }
  });
  const broken = [...hrefs].flatMap((complete) => {
    const href = hrefOf(complete, base) ?? complete;
    const layout = { links: [{ href, place: { file: 'site' } }], anchors: [] };
    const found = resolveLinks(site, LAYOUT_PAGE, layout, { hasStaticFile, compiled }).problems;
    return found.map((each) => ({ ...each, place: placeOfLink([href, complete], definition) }));
  });
  return [...problems, ...broken];
}

/** Returns the first page of each type, because an error on one page usually affects all pages of its type. */
function samplePages({ definition, site }: RenderContext): SitePage[] {
  const kinds = new Map<string, SitePage>([[NOT_FOUND_ROUTE, notFoundPage(definition)]]);
  for (const page of site.pages.values()) {
    const kind = page.route === '/' ? page.route : page.kind;
    if (!kinds.has(kind)) kinds.set(kind, page);
  }
  return [...kinds.values()];
}

function hrefsIn(html: string): string[] {
  return readHtml(html).flatMap((token) => {
    const isLink = token.kind === 'start' && token.name === 'a';
    const { href = '' } = isLink ? token.attributes : {};
    return isRooted(href) ? [href] : [];
  });
}

/** Searches the site's code for a link in quotes, written in any of these forms. Returns the first location. */
function placeOfLink(forms: readonly string[], { root }: SiteDefinition): Place {
  const code = readdirSync(path.join(root, 'site'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]sx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => `site/${name.split(path.sep).join('/')}`)
    .sort();
  for (const near of forms) {
    const isWritten = (file: string) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return ['"', "'", '`'].some((quote) => text.includes(quote + near + quote));
    };
    const file = code.find(isWritten);
    if (file !== undefined) return { file, near };
  }
  return { file: 'site' };
}
