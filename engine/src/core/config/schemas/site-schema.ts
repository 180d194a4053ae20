/** The schema of `site/site.config.ts`. It turns what authors write into a `SiteConfig` with all defaults. */
import type { HastPluginEntry, MdastPluginEntry } from 'satteri';
import { z } from 'zod';
import { normalizeBase } from '../../../shared/routes.ts';
import type { Level } from '../../problems/levels.ts';
import { addProblem } from '../../problems/schema-problems.ts';
import type { KeysOfPlugins } from '../plugin-keys.ts';
import type { SiteConfig } from '../types.ts';
import { checkBase, checkLanguage, checkOrigin } from './address-rules.ts';
import { href, ruledText, text, textLike } from './fields.ts';
import { navbarItem } from './navbar-schema.ts';
import { head, theme } from './theme-schema.ts';

const link = z.strictObject({ label: textLike('Quickstart'), href });

const navbar = z.strictObject({
  hideOnScroll: z.boolean().default(false),
  items: z.array(navbarItem).default([]),
});

const footer = z.strictObject({
  groups: z
    .array(z.strictObject({ title: textLike('Community'), items: z.array(link) }))
    .default([]),
  copyright: z.string().default(''),
});

const announcement = z.strictObject({
  id: textLike('release-7'),
  html: textLike('Version 7 is out'),
  closeable: z.boolean().default(true),
});

const colorMode = z.strictObject({
  default: z.enum(['light', 'dark', 'system']).default('light'),
});

const headingLevel = z.int().min(2).max(6);

const tableOfContents = z
  .strictObject({
    minHeadingLevel: headingLevel.default(2),
    maxHeadingLevel: headingLevel.default(3),
  })
  .superRefine(({ minHeadingLevel: min, maxHeadingLevel: max }, context) => {
    if (min <= max) return;
    const remedy = `Use maxHeadingLevel: ${min} or more`;
    addProblem(context, `is below minHeadingLevel (${max} < ${min})`, remedy, ['maxHeadingLevel']);
  });

const basePath = ruledText(checkBase, '/docs/').transform(normalizeBase);

const version = z
  .strictObject({
    name: textLike('current'),
    label: textLike('Next'),
    others: z.array(z.strictObject({ name: textLike('6'), base: basePath })).default([]),
  })
  .superRefine(({ name, others }, context) => {
    for (const [index, other] of others.entries()) {
      if (other.name !== name) continue;
      const message = `is the name of this version ('${name}')`;
      addProblem(context, message, 'Give each version its own name', ['others', index, 'name']);
    }
  });

/** A plugin for the Markdown compiler, or a function that returns one. */
const markdownPlugin = z.custom<MdastPluginEntry & HastPluginEntry>(
  (value) => typeof value === 'function' || (typeof value === 'object' && value !== null),
  'Use a Sätteri plugin: an object with a name and visitors',
);

const level = (usual: Level) => z.enum(['error', 'warn', 'ignore']).default(usual);

const coreKeys = {
  title: textLike('Acme documentation'),
  tagline: textLike('Everything about Acme'),
  url: ruledText(checkOrigin, 'https://docs.example.com').transform((url) => new URL(url).origin),
  base: ruledText(checkBase, '/docs/').default('/').transform(normalizeBase),
  noIndex: z.boolean().default(false),
  policyInDocuments: z.boolean().default(false),
  language: ruledText(checkLanguage, 'en').default('en'),
  contentFolder: text.transform((folder) => folder.replace(/^\.\/|\/+$/g, '')).default('docs'),
  routeBasePath: ruledText(checkBase, '/docs').default('/').transform(normalizeBase),
  mainDocument: text.default('index'),
  markdown: z
    .strictObject({
      format: z.enum(['detect', 'mdx']).default('detect'),
      blocked: level('warn'),
      mdastPlugins: z.array(markdownPlugin).default([]),
      hastPlugins: z.array(markdownPlugin).default([]),
    })
    .prefault({}),
  links: z
    .strictObject({ broken: level('error'), anchors: level('error'), orphans: level('error') })
    .prefault({}),
  frontMatter: z.strictObject({ unknown: level('error') }).prefault({}),
  editUrl: href.optional(),
  socialImage: href.optional(),
  version: version.default({ name: 'current', label: 'Next', others: [] }),
  navbar: navbar.prefault({}),
  footer: footer.prefault({}),
  announcement: announcement.optional(),
  colorMode: colorMode.prefault({}),
  tableOfContents: tableOfContents.prefault({}),
  theme: theme.default({ components: {}, styles: [] }),
  head,
  allowRead: z.array(textLike('../shared')).default([]),
  pageFolders: z.record(z.string(), text).default({}),
  editions: z.array(textLike('Enterprise')).default([]),
};

/** Keys of the configuration that no plugin can add. */
export const CORE_KEYS: readonly string[] = [
  'plugins',
  'disabledPlugins',
  ...Object.keys(coreKeys),
];

/** Returns the schema of the configuration with the keys that plugins add. */
export function siteSchema(added: KeysOfPlugins): z.ZodType<SiteConfig> {
  return z.strictObject(coreKeys).extend(added);
}
