/** Reads `search` from `site/site.config.ts`: synonyms, filters for results, and a hosted index. */
import { z } from 'zod';
import { type SiteConfig, schemas } from '../../core/plugin-api.ts';
import type { TextsLike } from '../../shared/texts/texts.ts';
import type { HostedSearch } from './search-data.ts';
import type * as texts from './texts.ts';

const { absoluteRoute, checkOrigin, href, ruledText, textLike } = schemas;

export interface SearchConfig {
  /** Synonyms. */
  synonyms: readonly (readonly string[])[];
  /**
   * Kinds of pages that readers can filter results by. A page belongs to the first kind that has a route above it.
   */
  kinds: readonly { label: string; routes: readonly string[] }[];
  /** Routes whose pages rank below similar pages. Pages below these routes do, too. */
  secondary: readonly string[];
  /** Routes of pages that are suggested before the reader types and if nothing is found. */
  suggestions: readonly string[];
  /** Link to a community that answers questions. */
  community?: { label: string; href: string };
  /** A hosted index. If it's absent, the browser searches the site's own index. */
  hosted?: HostedSearch;
}

export interface SearchInput {
  /** Groups of terms that mean the same thing, such as `[['sign in', 'log in'], ['docs', 'documentation']]`. */
  synonyms?: readonly (readonly string[])[];
  /** Page types that readers can use to filter results. All other pages have the type `API` or `Guides`. */
  kinds?: readonly {
    /** Name of the page type. */
    label: string;
    /** Routes of pages and sections that belong to the type. The first type with a matching route applies. */
    routes: readonly string[];
  }[];
  /** Routes of sections whose pages rank below similar pages. */
  secondary?: readonly string[];
  /** Routes of pages to suggest before a reader types and when a search has no results. */
  suggestions?: readonly string[];
  /** Link to a community, which appears when a search has no results. */
  community?: {
    /** Text of the link. */
    label: string;
    /** Route, such as `/quickstart`, or external URL. */
    href: string;
  };
  /** Hosted search index. Without it, the browser searches the site's own index. */
  hosted?: {
    /** Application ID from the search service. */
    appId: string;
    /** Search-only key. Readers can see it. */
    apiKey: string;
    /** Index name. */
    indexName: string;
    /** Origins to use instead of the service's own. */
    hosts?: readonly string[];
  };
}

declare module '../../core/config/types.ts' {
  interface SiteConfig {
    /** How search works on the site. `loadSite` always sets it. */
    search?: SearchConfig;
  }
}

declare module '../../core/config/site-input.ts' {
  interface SiteInput {
    /** How search works on this site. */
    search?: SearchInput;
  }
}

declare module '../../shared/texts/texts.ts' {
  interface AllTexts extends TextsLike<typeof texts> {}
}

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
  synonyms: z.array(z.array(textLike('sign in')).min(2)).default([]),
  kinds: z.array(kind).default([]),
  secondary: z.array(absoluteRoute).default([]),
  suggestions: z.array(absoluteRoute).default([]),
  community: community.optional(),
  hosted: hosted.optional(),
});

const NO_SETTINGS: SearchConfig = { synonyms: [], kinds: [], secondary: [], suggestions: [] };

/** Returns the search settings. */
export function searchOf(config: Pick<SiteConfig, 'search'>): SearchConfig {
  return config.search ?? NO_SETTINGS;
}
