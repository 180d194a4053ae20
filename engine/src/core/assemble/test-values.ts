/** Test helpers that create sources, definitions, and compiled pages. */
import * as english from '../../shared/texts/english.ts';
import type { CompiledPage } from '../compile/compiled-page.ts';
import { linkEnd, linkStart } from '../compile/html/link-slots.ts';
import { NO_REDIRECTS } from '../config/schemas/redirects-schema.ts';
import type { SiteConfig, SiteDefinition } from '../config/types.ts';
import { pagePath } from '../source/page-routes.ts';
import type { PageSource } from '../source/page-source.ts';

/** Returns a content page at `path`, which is relative to `docs`. */
export function testSource(
  path: string,
  frontMatter: PageSource['frontMatter'] = {},
  text = '',
): PageSource {
  const { id, route, position } = pagePath(path, frontMatter);
  return {
    kind: path.endsWith('.mdx') ? 'mdx' : 'markdown',
    file: `docs/${path}`,
    id,
    route,
    frontMatter,
    title: frontMatter.title ?? `Title of ${id}`,
    position: frontMatter.sidebar_position ?? position,
    text,
  };
}

export function testDefinition(
  parts: Partial<Omit<SiteDefinition, 'config'>> & { config?: Partial<SiteConfig> } = {},
): SiteDefinition {
  return {
    root: '/nowhere',
    sidebars: {},
    redirects: NO_REDIRECTS,
    formerAnchors: {},
    configFiles: {},
    texts: english,
    plugins: { builtIn: [], own: [], codeHash: '' },
    ...parts,
    config: {
      title: 'Acme',
      tagline: 'All about Acme',
      url: 'https://docs.acme.example',
      base: '',
      noIndex: false,
      policyInDocuments: false,
      language: 'en',
      contentFolder: 'docs',
      routeBasePath: '',
      allowRead: [],
      mainDocument: 'welcome',
      markdown: { format: 'detect', blocked: 'warn', mdastPlugins: [], hastPlugins: [] },
      theme: { components: {}, styles: [] },
      head: [],
      links: { broken: 'error', anchors: 'error', orphans: 'error' },
      frontMatter: { unknown: 'error' },
      version: { name: 'current', label: 'Next', others: [] },
      navbar: { hideOnScroll: false, items: [] },
      footer: { groups: [], copyright: '' },
      colorMode: { default: 'light' },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      pageFolders: {},
      editions: ['Basic', 'Plus', 'Premium'],
      ...parts.config,
    },
  };
}

/** Returns a compiled page of `file` with these anchors, and with these links on lines 1, 2, …. */
export function testCompiled(
  file: string,
  hrefs: readonly string[] = [],
  anchors: readonly string[] = [],
): CompiledPage {
  const html = hrefs.map((href, index) => linkStart(index) + href + linkEnd(index)).join(' ');
  return {
    html,
    markdown: html,
    excerpt: '',
    tableOfContents: [],
    links: hrefs.map((href, index) => ({
      href,
      place: { file, line: index + 1, column: 1 },
      attributes: { href },
    })),
    anchors,
    assets: [],
    dependencies: [],
    sections: [],
    problems: [],
  };
}
