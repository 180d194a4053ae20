/** Search: what readers call things, how results are filtered, where a hosted index is. */
import { z } from 'zod';
import type { SearchConfig } from '../types.ts';
import { checkOrigin } from './address-rules.ts';
import { absoluteRoute, href, ruledText, textLike } from './fields.ts';

const hosted = z.strictObject({
  appId: textLike('AB12CD34EF'),
  apiKey: textLike('0a1b2c3d4e5f60718293a4b5c6d7e8f9'),
  indexName: textLike('acme-docs'),
  hosts: z
    .array(
      ruledText(checkOrigin, 'https://search.example.com').transform((url) => new URL(url).origin),
    )
    .optional(),
});

const kind = z.strictObject({ label: textLike('Tutorials'), routes: z.array(absoluteRoute) });

const community = z.strictObject({ label: textLike('Ask the community'), href });

export const search: z.ZodType<SearchConfig> = z.strictObject({
  synonyms: z.array(z.array(textLike('toggle')).min(2)).default([]),
  kinds: z.array(kind).default([]),
  secondary: z.array(absoluteRoute).default([]),
  suggestions: z.array(absoluteRoute).default([]),
  community: community.optional(),
  hosted: hosted.optional(),
});
