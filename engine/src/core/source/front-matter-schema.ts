import { z } from 'zod';
import { rememberPer } from '../../shared/remember.ts';
import { addedKeys, type KeysOfPlugins } from '../config/plugin-keys.ts';
import { checkRouteText } from '../config/schemas/address-rules.ts';
import { day, ruledText, text, textLike } from '../config/schemas/fields.ts';
import { siteFiles } from '../config/site-files.ts';
import type { SiteDefinition } from '../config/types.ts';
import { throwOnErrors } from '../problems/problems.ts';
import { addProblem } from '../problems/schema-problems.ts';

const headingLevel = z.int().min(2).max(6);

const documentId = z.string().superRefine((id, context) => {
  if (/^[^\s/\\]+$/.test(id)) return;
  const corrected = id.trim().replace(/[\s/\\]+/g, '-');
  const remedy = corrected === '' ? 'Remove it' : `Use id: ${corrected}`;
  addProblem(context, 'must be one word without slashes', remedy);
});

const availability = (editions: readonly string[]) =>
  z.strictObject({
    editions: z.array(z.enum(editions)).min(1).optional(),
    since: ruledText(checkVersion, '4.13').optional(),
    stage: z.enum(['beta', 'deprecated']).optional(),
  });

const lastUpdate = z.strictObject({
  date: day.optional(),
  author: text.optional(),
});

/** The part of a site that determines which front matter its pages can have. */
export type FrontMatterRules = Pick<SiteDefinition, 'plugins'> & {
  config: Pick<SiteDefinition['config'], 'editions'>;
};

/**
 * Returns the schema of everything that a page's front matter can contain: the engine's keys and the plugins' keys. For
 * some keys, `null` turns a feature off. Throws a `ProblemsError` if a plugin redefines a key. The schema is cached for
 * each site, because creating it takes longer than checking a page with it.
 */
export const frontMatterSchema = rememberPer(({ plugins, config }: FrontMatterRules) => {
  const known = Object.keys(makeSchema(config.editions).shape);
  const added = addedKeys([...plugins.builtIn, ...plugins.own], 'frontMatter', known);
  throwOnErrors(
    added.problems.map(({ message, remedy }) => ({
      severity: 'error' as const,
      place: { file: siteFiles.config, near: 'plugins' },
      message,
      remedy: `${remedy}.`,
    })),
  );
  return makeSchema(config.editions, added.keys);
});

function makeSchema(editions: readonly string[], added: KeysOfPlugins = {}) {
  return z
    .strictObject({
      title: textLike('Rotate API tokens').optional(),
      description: textLike('What readers get from this page').optional(),
      slug: ruledText(checkSlug, '/how-to/rotate-api-tokens').optional(),
      id: documentId.optional(),
      sidebar_label: textLike('Rotate tokens').optional(),
      sidebar_position: z.number().optional(),
      displayed_sidebar: textLike('documentation').nullable().optional(),
      pagination_label: textLike('Rotate tokens').optional(),
      pagination_prev: textLike('reference/orders').nullable().optional(),
      pagination_next: textLike('reference/orders').nullable().optional(),
      hide_title: z.boolean().optional(),
      hide_table_of_contents: z.boolean().optional(),
      toc_min_heading_level: headingLevel.optional(),
      toc_max_heading_level: headingLevel.optional(),
      keywords: z.array(text).optional(),
      image: text.optional(),
      tags: z.array(text).optional(),
      draft: z.boolean().optional(),
      unlisted: z.boolean().optional(),
      custom_edit_url: text.nullable().optional(),
      last_update: lastUpdate.optional(),
      availability: availability(editions).optional(),
    })
    .extend(added)
    .superRefine((page, context) => {
      const min = page.toc_min_heading_level ?? 2;
      const max = page.toc_max_heading_level;
      if (max === undefined || max >= min) return;
      addProblem(context, `is below the minimum (${max} < ${min})`, `Use ${min} or more`, [
        'toc_max_heading_level',
      ]);
    });
}

type CoreFrontMatter = z.output<ReturnType<typeof makeSchema>>;

/** A page's front matter. Plugins extend this interface with their keys. */
export interface FrontMatter extends CoreFrontMatter {}

/** Checks a slug. An `index` at its end stands for the folder. */
function checkSlug(slug: string) {
  return /^(?:.*\/)?index\/?$/.test(slug)
    ? checkRouteText(slug.replace(/index\/?$/, 'x'))
    : checkRouteText(slug);
}

function checkVersion(version: string) {
  if (/^\d+(\.\d+)*$/.test(version)) return undefined;
  const corrected = /\d+(\.\d+)*/.exec(version)?.[0];
  return { message: "isn't a version number", corrected };
}
