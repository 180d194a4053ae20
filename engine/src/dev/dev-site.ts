/**
 * The site in development. It goes through the same stages as in a build, but pages are compiled on request. All
 * state that changes between requests is here.
 */
import path from 'node:path';
import { assembleSite } from '../core/assemble/assemble-site.ts';
import { type LinkSurroundings, resolveLinks } from '../core/assemble/links/resolve-links.ts';
import { staticFilesOf } from '../core/assemble/links/static-files.ts';
import type { Site, SitePage } from '../core/assemble/site.ts';
import { checkStructure } from '../core/assemble/validate/check-structure.ts';
import type { PageContent } from '../core/assemble/views/page-view.ts';
import type { SiteServer } from '../core/bundle/bundle-site.ts';
import type { CompiledPage } from '../core/compile/compiled-page.ts';
import { type Compile, createCompiler } from '../core/compile/create-compiler.ts';
import { loadSite } from '../core/config/load-site.ts';
import type { SiteDefinition } from '../core/config/types.ts';
import { withOutputNames } from '../core/outputs/output-names.ts';
import { outputNamesOf } from '../core/pipeline.ts';
import { compileKey, markdownHooks, pageProviders, siteHooks } from '../core/plugins/hooks.ts';
import type { Plugin } from '../core/plugins/plugin.ts';
import { withLevels } from '../core/problems/levels.ts';
import type { Problem } from '../core/problems/problems.ts';
import { collectSources } from '../core/source/collect-sources.ts';
import type { ReadPage } from '../core/source/page-loader.ts';
import { placed, type SiteProblems } from './dev-problems.ts';

export interface DevSite {
  definition: SiteDefinition;
  site: Site;
  server: SiteServer;
  compile: Compile;
  /** Other files that cause a full reload when they change. See `LoadedPages`. */
  watched: readonly string[];
  problems: SiteProblems;
  /**
   * The content of pages, keyed by file. It contains pages that were requested after their last change, with the
   * links they had then.
   */
  compiled: Map<string, PageContent>;
  /** Returns the names of outputs. They change only with the structure of the site. */
  outputNames(): ReadonlySet<string>;
  /** Files of pages that failed to compile when they were last requested. */
  failed: Set<string>;
}

/** Loads the site. `server` has the current theme and components. */
export async function loadDevSite(
  root: string,
  server: SiteServer,
  builtIn: readonly Plugin[],
): Promise<DevSite> {
  const definition = { ...(await loadSite(root, builtIn)), isDevelopment: true };
  const providers = pageProviders(definition);
  const collected = await collectSources(providers, definition);
  const assembled = assembleSite(definition, collected.sources, {
    ...collected,
    // Development shows drafts, so none are left out.
    drafts: [],
  });
  const compiled = new Map<string, PageContent>();
  const outputNames = outputNamesOf(definition, assembled.site, compiled, server);
  const surroundings = surroundingsOf({ definition, compiled, outputNames });
  const structure = checkStructure(assembled.site, definition, surroundings);
  return {
    definition,
    site: assembled.site,
    server,
    compile: await createCompiler(providers, definition, server, {
      development: true,
      markdown: markdownHooks(definition),
      pluginKey: compileKey(definition),
      policySources: siteHooks(definition).policy.sources,
    }),
    watched: collected.watched,
    problems: {
      sources: withPlaces(collected.problems, definition),
      structure: withPlaces([...assembled.problems, ...structure.problems], definition),
    },
    compiled,
    outputNames,
    failed: new Set(),
  };
}

function surroundingsOf({
  definition,
  compiled,
  outputNames,
}: Pick<DevSite, 'definition' | 'compiled' | 'outputNames'>): LinkSurroundings {
  const hasStaticFile = withOutputNames(staticFilesOf(definition), outputNames);
  return { compiled, hasStaticFile, base: definition.config.base };
}

/** Applies the severities from the site's configuration, and adds lines and columns. */
function withPlaces(
  problems: readonly Problem[],
  { config, root }: SiteDefinition,
): readonly Problem[] {
  return placed(withLevels(problems, config), root);
}

/** Rereads a page's file and stores its problems. If no provider reads the file, returns `undefined`. */
export function readAgain(dev: DevSite, file: string): ReadPage | undefined {
  const { definition } = dev;
  const read = pageProviders(definition).map((provider) => provider.read?.(definition, file));
  const page = read.find((each) => each !== undefined);
  if (page === undefined) return undefined;
  const problems = withPlaces(page.problems, definition);
  const others = dev.problems.sources.filter(({ place }) => place.file !== file);
  dev.problems = { ...dev.problems, sources: [...others, ...problems] };
  return { ...page, problems };
}

/**
 * Compiles a page if necessary and returns its problems. Links are always resolved again, because their targets may
 * have changed. A category page has nothing to compile.
 */
export async function prepareDevPage(dev: DevSite, page: SitePage): Promise<readonly Problem[]> {
  const { compiled, problems } = await compileDevPage(dev, page);
  if (compiled === undefined || page.source === undefined) return problems;
  const surroundings = surroundingsOf(dev);
  const links = resolveLinks(dev.site, page, compiled, surroundings);
  dev.compiled.set(page.source.file, { ...compiled, targets: links.resolved });
  return withLevels([...problems, ...links.problems], dev.definition.config);
}

async function compileDevPage(
  dev: DevSite,
  { source }: SitePage,
): Promise<{ compiled: CompiledPage | undefined; problems: readonly Problem[] }> {
  if (source === undefined) return { compiled: undefined, problems: [] };
  const known = dev.compiled.get(source.file);
  if (known !== undefined) return { compiled: known, problems: [] };
  const { pages, problems } = await dev.compile([source]);
  const compiled = pages.get(source.file);
  if (compiled === undefined) dev.failed.add(source.file);
  return { compiled, problems };
}

/**
 * Discards all compiled pages that a changed file affects, and returns their files. These are the file itself,
 * pages that depend on it, and pages that failed, because their dependencies aren't known. `file` is relative to
 * the root.
 */
export function forgetFile(dev: DevSite, file: string): string[] {
  const failed = [...dev.failed];
  dev.failed.clear();
  const affected = [...dev.compiled].filter(
    ([page, compiled]) => page === file || compiled.dependencies.includes(file),
  );
  for (const [page] of affected) dev.compiled.delete(page);
  return [...affected.map(([page]) => page), ...failed];
}

/** Returns a path relative to the site's root, with forward slashes. */
export function siteFile(root: string, absolute: string): string {
  return path.relative(root, absolute).split(path.sep).join('/');
}
