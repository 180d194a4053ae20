/**
 * The schema of `theme` and `head` in `site/site.config.ts`, which change the site's appearance and documents.
 */
import { z } from 'zod';
import { isExternal } from '../../../shared/routes.ts';
import { addProblem } from '../../problems/schema-problems.ts';
import { THEME_COMPONENTS } from '../theme-components.ts';
import type { SiteHeadTag, ThemeConfig } from '../types.ts';
import { textLike } from './fields.ts';

const component = textLike('./site/Footer.tsx').exactOptional();

const components = z.strictObject(
  Object.fromEntries(Object.keys(THEME_COMPONENTS).map((name) => [name, component])),
);

export const theme: z.ZodType<ThemeConfig> = z
  .strictObject({
    components: components.default({}),
    styles: z.array(textLike('./site/styles.css')).default([]),
  })
  .prefault({});

/**
 * Link types that make browsers load a file. The content security policy allows these files only if they're on
 * the site.
 */
const LOADED =
  /\b(?:stylesheet|icon|apple-touch-icon|mask-icon|manifest|preload|modulepreload|prefetch)\b/i;

const META = ['name', 'property', 'content', 'media'] as const;
const LINK = [
  'rel',
  'href',
  'type',
  'sizes',
  'hreflang',
  'media',
  'as',
  'crossorigin',
  'title',
] as const;

/**
 * A tag in the head. It can't contain attributes that could run code, change the policy, or redirect readers.
 */
export const headTag: z.ZodType<SiteHeadTag> = z.discriminatedUnion('tag', [
  z.strictObject({ tag: z.literal('meta'), attributes: attributesOf(META) }),
  z.strictObject({
    tag: z.literal('link'),
    attributes: attributesOf(LINK).superRefine(({ rel = '', href = '' }, context) => {
      if (!LOADED.test(rel) || !isExternal(href)) return;
      const remedy = 'Put the file in site/static, and use its route';
      addProblem(context, 'loads a file that the content security policy blocks', remedy, ['href']);
    }),
  }),
]);

export const head = z.array(headTag).default([]);

function attributesOf<const Name extends string>(names: readonly Name[]) {
  return z.partialRecord(z.enum(names), z.string());
}
