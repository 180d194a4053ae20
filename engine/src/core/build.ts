/**
 * The build. It runs all stages in order and writes to a temporary folder that replaces the output at the end.
 */
import { siteView } from './assemble/views/site-view.ts';
import { type BundleOptions, bundleOptions } from './bundle/bundle-options.ts';
import {
  browserAssets,
  bundleBrowser,
  bundleServer,
  type OutputFile,
  type ServerBundle,
} from './bundle/bundle-site.ts';
import { minifyScript } from './bundle/minify-script.ts';
import { codeHash } from './bundle/source-hash.ts';
import { cacheFolder } from './cache/cache-folder.ts';
import { hashOf } from './cache/content-hash.ts';
import { loadSite } from './config/load-site.ts';
import type { SiteDefinition } from './config/types.ts';
import { writeAtomically } from './emit/atomic-output.ts';
import { createOutputWriter, type OutputWriter } from './emit/output-writer.ts';
import { documentPolicy } from './outputs/hosts/site-policy.ts';
import type { Output, OutputContext } from './outputs/output.ts';
import { siteOutputs } from './outputs/providers.ts';
import { type CompiledSite, compileSite } from './pipeline.ts';
import { outputProviders, pageProviders, siteHooks } from './plugins/hooks.ts';
import type { Plugin } from './plugins/plugin.ts';
import { type Problem, throwOnErrors } from './problems/problems.ts';
import { sidebarFiles } from './render/sidebar-files.ts';
import { collectSources } from './source/collect-sources.ts';
import { lastUpdates } from './source/git-dates.ts';

export interface BuildProgress {
  /** Begins a step and ends the previous one. */
  step(name: string, total?: number): void;
  /** Counts a finished item of the step. */
  tick(): void;
}

export interface BuildSummary {
  pages: number;
  cached: number;
  links: number;
  /** Total size of documents and assets that can be compressed: uncompressed, and with brotli. */
  bytes: number;
  brotliBytes: number;
  problems: readonly Problem[];
}

/**
 * Builds the site at `root` into `output`. Throws a `ProblemsError` with all problems. In this case, the output
 * stays unchanged.
 *
 * @param builtIn plugins that every site has
 */
export async function buildSite(
  root: string,
  output: string,
  progress: BuildProgress,
  builtIn: readonly Plugin[],
): Promise<BuildSummary> {
  progress.step('Read');
  const definition = await loadSite(root, builtIn);
  const collected = await collectSources(pageProviders(definition), definition, {
    production: true,
  });
  const options = bundleOptions(definition);
  return writeAtomically(output, async (folder) => {
    progress.step('Bundle');
    const [serverBundle, scripts] = await Promise.all([
      bundleServer(options),
      bundleBrowser(options),
    ]);
    progress.step('Compile', collected.sources.length);
    const compiled = await compileSite(definition, collected, serverBundle.server, () =>
      progress.tick(),
    );
    throwOnErrors(compiled.problems);

    progress.step('Write');
    const writer = createOutputWriter(folder, cacheFolder(definition.root, 'output'));
    const context = await outputContext({ definition, compiled, options, scripts, serverBundle });
    for (const output of siteOutputs(context, outputProviders(definition))) {
      await writeOutput(output, writer, context.codeHash);
      progress.tick();
    }
    const { counts, cached, problems } = compiled;
    return { ...counts, cached, problems, ...writer.close() };
  });
}

interface SiteParts {
  definition: SiteDefinition;
  compiled: CompiledSite;
  options: BundleOptions;
  scripts: readonly OutputFile[];
  serverBundle: ServerBundle;
}

async function outputContext(parts: SiteParts): Promise<OutputContext> {
  const { definition, compiled, options, scripts, serverBundle } = parts;
  const { server, assets, styleGroups, hash } = serverBundle;
  const hooks = siteHooks(definition);
  const view = siteView(definition, hooks);
  const [early, home] = server.theme.inlineScripts(view);
  const inlineScripts = [
    await minifyScript(early, options),
    await minifyScript(home, options),
  ] as const;
  const inline = { scripts: inlineScripts, styles: styleGroups.map(({ css }) => css) };
  const sidebars = sidebarFiles(compiled.site, definition.config, server.theme.renderSidebar);
  return {
    definition,
    site: compiled.site,
    view,
    server,
    assets: {
      ...browserAssets(options.base, scripts, serverBundle),
      inlineScripts,
      policy: documentPolicy(definition, inline, hooks),
    },
    compiled: compiled.compiled,
    links: compiled.links,
    lastUpdates: await lastUpdates(definition.root, [...compiled.compiled.keys()]),
    sidebarFiles: sidebars,
    sidebarDataUrl: (name) => `${options.base}/${sidebars.get(name)?.path}`,
    hooks,
    bundle: { files: [...scripts, ...assets], hash },
    codeHash: codeHash(),
  };
}

/** Writes an output. If an earlier build created it from the same input and code, reuses that file. */
async function writeOutput(output: Output, writer: OutputWriter, code: string): Promise<void> {
  const { name } = output;
  if ('file' in output) return writer.copy(name, output.file);
  const key = output.key && hashOf(code, name, output.key);
  if (key !== undefined && writer.restore(name, key)) return;
  writer.write(name, await output.content(), key);
}
