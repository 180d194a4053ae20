/**
 * The stages that commands share: configuration, sources, compiling, assembling, checks, and the context of outputs.
 * The problems of all stages are collected, so that a run reports all of them.
 */
import { once } from '../shared/remember.ts';
import { assembleSite } from './assemble/assemble-site.ts';
import type { ContentChecks } from './assemble/content-checks.ts';
import { staticFilesOf } from './assemble/links/static-files.ts';
import type { Site } from './assemble/site.ts';
import { type CheckCounts, checkSite } from './assemble/validate/check-site.ts';
import type { PageContent } from './assemble/views/page-view.ts';
import { siteView } from './assemble/views/site-view.ts';
import { bundleOptions, hasOwnComponents } from './bundle/bundle-options.ts';
import { browserAssets, type SiteBundle, type SiteServer } from './bundle/bundle-site.ts';
import { minifyScript } from './bundle/minify-script.ts';
import type { CompiledPage } from './compile/compiled-page.ts';
import { createCompiler } from './compile/create-compiler.ts';
import type { SiteDefinition } from './config/types.ts';
import { documentPolicy } from './outputs/hosts/site-policy.ts';
import type { Output, OutputContext } from './outputs/output.ts';
import { outputsOf, withOutputNames } from './outputs/output-names.ts';
import {
  compileKey,
  markdownHooks,
  outputProviders,
  pageProviders,
  siteHooks,
} from './plugins/hooks.ts';
import { withLevels } from './problems/levels.ts';
import { type Problem, withoutRepeats } from './problems/problems.ts';
import { checkComponentLinks } from './render/component-links.ts';
import type { RenderContext } from './render/render-page.ts';
import { sidebarFiles } from './render/sidebar-files.ts';
import type { CollectedSources } from './source/collect-sources.ts';
import { lastUpdates } from './source/git-dates.ts';
import type { PageSource } from './source/page-source.ts';

export interface CompiledSite {
  site: Site;
  sources: readonly PageSource[];
  /** The content of pages, keyed by file, without the last update. */
  compiled: ReadonlyMap<string, PageContent>;
  problems: readonly Problem[];
  counts: CheckCounts;
  /** What plugins want the check command to examine. */
  checks: readonly ContentChecks[];
  /** The number of pages that came from the cache. */
  cached: number;
}

export interface CompileSiteOptions {
  /** Called after each page. */
  onPage?: () => void;
  /** Creates outputs that don't need compiled pages, at the same time as pages are compiled. */
  createEarly?: (outputs: Iterable<Output>) => Promise<void>;
}

/** Compiles, assembles, and checks a site. Mistakes in the content are returned as `problems`, not thrown. */
export async function compileSite(
  definition: SiteDefinition,
  collected: CollectedSources,
  server: SiteServer,
  { onPage, createEarly }: CompileSiteOptions = {},
): Promise<CompiledSite> {
  const { sources } = collected;
  const compile = await createCompiler(pageProviders(definition), definition, server, {
    markdown: markdownHooks(definition),
    pluginKey: compileKey(definition),
    policySources: siteHooks(definition).policy.sources,
  });
  const assembled = assembleSite(definition, sources, collected);
  // Failures are reported when all outputs are created.
  const early = createEarly?.(earlyOutputs(definition, assembled.site, server)).catch(() => {});
  const result = await compile(sources, onPage).finally(() => early);
  const hooks = siteHooks(definition);
  const hasStaticFile = withOutputNames(
    staticFilesOf(definition),
    outputNamesOf(definition, assembled.site, result.pages, server),
  );
  const checked = checkSite(assembled.site, result.pages, definition, { hooks, hasStaticFile });
  const compiled = mapValues(result.pages, (page, file) => ({
    ...page,
    targets: checked.links.get(file) ?? [],
  }));
  const layout = hasOwnComponents(definition)
    ? await checkComponentLinks(
        partsContext(definition, assembled.site, server, compiled),
        hasStaticFile,
      )
    : [];
  return {
    site: assembled.site,
    sources,
    compiled,
    problems: withLevels(
      [
        ...collected.problems,
        ...result.problems.map(collected.locate),
        ...assembled.problems,
        ...withoutRepeats(checked.problems.map(collected.locate)),
        ...layout,
      ],
      definition.config,
    ),
    counts: checked.counts,
    checks: checked.checks,
    cached: result.cached,
  };
}

/** Returns a context that's sufficient for rendering parts of pages, but not whole documents. */
function partsContext(
  definition: SiteDefinition,
  site: Site,
  server: SiteServer,
  compiled: RenderContext['compiled'],
): RenderContext {
  const hooks = siteHooks(definition);
  const view = siteView(definition, hooks);
  const assets = { buildId: '', script: '', stylesheets: [], styleGroups: [] };
  return { definition, site, server, compiled, hooks, view, assets, sidebarDataUrl: () => '' };
}

/** Returns the outputs that can be created before pages are compiled. */
function earlyOutputs(definition: SiteDefinition, site: Site, server: SiteServer): Output[] {
  const context = listingContext(definition, site, server, new Map());
  // Outputs of the other providers depend on compiled pages. Listing them would create the search index.
  const providers = outputProviders(definition).filter(({ onDemand }) => onDemand === undefined);
  return outputsOf(providers, context).filter((output) => 'early' in output && output.early);
}

/** Returns a function that lists the names of a site's outputs. The list is created at the first call. */
export function outputNamesOf(
  definition: SiteDefinition,
  site: Site,
  pages: ReadonlyMap<string, CompiledPage>,
  server: SiteServer,
): () => ReadonlySet<string> {
  return once(() => {
    const compiled = mapValues(pages, (page) => ({ ...page, targets: [] }));
    const context = listingContext(definition, site, server, compiled);
    return new Set(outputsOf(outputProviders(definition), context).map(({ name }) => name));
  });
}

/** Returns a context that's enough to list outputs, but not to create all of them. */
function listingContext(
  definition: SiteDefinition,
  site: Site,
  server: SiteServer,
  compiled: RenderContext['compiled'],
): OutputContext {
  return {
    ...partsContext(definition, site, server, compiled),
    sidebarFiles: new Map(),
    bundle: { files: [], hash: '' },
  };
}

/** Returns the context that a site's outputs are created from. The site must not have errors. */
export async function outputContext(
  definition: SiteDefinition,
  { site, compiled }: CompiledSite,
  bundle: SiteBundle,
): Promise<OutputContext> {
  const { server, scripts, assets, styleGroups, hash } = bundle;
  const { root, config } = definition;
  const hooks = siteHooks(definition);
  const view = siteView(definition, hooks);
  const options = bundleOptions(definition);
  const [early, home] = server.theme.inlineScripts(view);
  const inlineScripts = [
    await minifyScript(early, options),
    await minifyScript(home, options),
  ] as const;
  const pluginScripts = await Promise.all(
    hooks.inlineScripts.map(async ({ attribute, code }) => ({
      attribute,
      code: await minifyScript(code, options),
    })),
  );
  const inline = {
    scripts: [...inlineScripts, ...pluginScripts.map(({ code }) => code)],
    styles: styleGroups.map(({ css }) => css),
  };
  const updates = await lastUpdates(root, [...compiled.keys()]);
  const sidebars = sidebarFiles(site, config, server.theme.renderSidebar);
  return {
    definition,
    site,
    view,
    server,
    assets: {
      ...browserAssets(config.base, bundle),
      inlineScripts,
      pluginScripts,
      policy: documentPolicy(definition, inline, hooks),
    },
    compiled: mapValues(compiled, (page, file) => ({ ...page, lastUpdate: updates.get(file) })),
    sidebarFiles: sidebars,
    sidebarDataUrl: (name) => `${config.base}/${sidebars.get(name)?.path}`,
    hooks,
    bundle: { files: [...scripts, ...assets], hash },
  };
}

function mapValues<Value, Result>(
  map: ReadonlyMap<string, Value>,
  change: (value: Value, key: string) => Result,
): ReadonlyMap<string, Result> {
  return new Map([...map].map(([key, value]) => [key, change(value, key)]));
}
