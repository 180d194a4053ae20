/**
 * The first stages of every command: configuration, sources, compile, assemble, and checks. Problems from all
 * stages are collected, so every run reports all of them.
 */

import { assembleSite } from './assemble/assemble-site.ts';
import type { ResolvedLink } from './assemble/links/resolve-links.ts';
import type { Site } from './assemble/site.ts';
import { type CheckCounts, checkSite } from './assemble/validate/check-site.ts';
import type { SiteServer } from './bundle/bundle-site.ts';
import type { CompiledPage } from './compile/compiled-page.ts';
import { createCompiler } from './compile/create-compiler.ts';
import type { SiteDefinition } from './config/types.ts';
import {
  compileKey,
  markdownHooks,
  pageProviders,
  policySourcesOfPlugins,
  siteHooks,
} from './plugins/hooks.ts';
import { withLevels } from './problems/levels.ts';
import { formatPlace, type Problem } from './problems/problems.ts';
import type { CollectedSources } from './source/collect-sources.ts';
import type { PageSource } from './source/page-source.ts';

export interface CompiledSite {
  site: Site;
  sources: readonly PageSource[];
  /** Compiled pages by file. */
  compiled: ReadonlyMap<string, CompiledPage>;
  problems: readonly Problem[];
  counts: CheckCounts;
  /** Resolved links of page bodies by route. */
  links: ReadonlyMap<string, readonly ResolvedLink[]>;
  /** Number of pages that came from the cache. */
  cached: number;
}

/**
 * Compiles, assembles, and checks a site. Doesn't throw an error for mistakes in content, but returns them as
 * `problems`.
 */
export async function compileSite(
  definition: SiteDefinition,
  collected: CollectedSources,
  server: SiteServer,
  onPage?: () => void,
): Promise<CompiledSite> {
  const { sources } = collected;
  const compile = await createCompiler(pageProviders(definition), definition, server, {
    markdown: markdownHooks(definition),
    pluginKey: compileKey(definition),
    policySources: policySourcesOfPlugins(definition),
  });
  const result = await compile(sources, onPage);
  const assembled = assembleSite(definition, sources, collected);
  const hooks = siteHooks(definition);
  const checked = checkSite(assembled.site, result.pages, definition, { hooks });
  return {
    site: assembled.site,
    sources,
    compiled: result.pages,
    problems: withLevels(
      [
        ...collected.problems,
        ...result.problems.map(collected.locate),
        ...assembled.problems,
        ...withoutRepeats(checked.problems.map(collected.locate)),
      ],
      definition.config,
    ),
    counts: checked.counts,
    links: checked.links,
    cached: result.cached,
  };
}

/** Merges the problems of a text that many pages show into one problem. */
function withoutRepeats(problems: readonly Problem[]): readonly Problem[] {
  const byText = new Map(
    problems.map((each) => [`${formatPlace(each.place)} ${each.message}`, each]),
  );
  return [...byText.values()];
}
