/**
 * Builds a site. Runs all stages in order, and writes to a temporary folder that replaces the output folder at the end.
 */
import { bundleOptions } from './bundle/bundle-options.ts';
import { bundleSite, type SiteBundle } from './bundle/bundle-site.ts';
import { codeHash } from './bundle/source-hash.ts';
import { cacheFolder } from './cache/cache-folder.ts';
import { hashOf } from './cache/content-hash.ts';
import { loadSite } from './config/load-site.ts';
import type { SiteDefinition } from './config/types.ts';
import { writeAtomically } from './emit/atomic-output.ts';
import { createOutputWriter, type OutputWriter } from './emit/output-writer.ts';
import { startWriter } from './emit/writer-thread.ts';
import type { MadeOutput, Output } from './outputs/output.ts';
import { forEachOutput, useAll } from './outputs/providers.ts';
import { compileSite, outputContext } from './pipeline.ts';
import { outputProviders, pageProviders } from './plugins/hooks.ts';
import type { Plugin } from './plugins/plugin.ts';
import { type Problem, throwOnErrors } from './problems/problems.ts';
import { type CollectedSources, collectSources } from './source/collect-sources.ts';

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
  /** Total size of the documents and assets that can be compressed, before and after Brotli compression. */
  bytes: number;
  brotliBytes: number;
  problems: readonly Problem[];
}

/**
 * Builds the site at `root` into `output`. Throws a `ProblemsError` with all problems. In this case, the output
 * stays unchanged.
 *
 * @param builtIn plugins that come with the engine, which a site can disable
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
  return writeAtomically(output, async (folder) => {
    progress.step('Bundle');
    const bundle = await bundleSite(bundleOptions(definition));
    const thread = startWriter(collected.sources.length);
    const writer = createOutputWriter(
      folder,
      cacheFolder(definition.root, 'output'),
      thread?.write,
    );
    try {
      return await writeSite({ definition, collected, bundle }, writer, progress);
    } finally {
      thread?.close();
    }
  });
}

interface BundledSite {
  definition: SiteDefinition;
  collected: CollectedSources;
  bundle: SiteBundle;
}

/** Compiles the pages and writes all outputs. Throws a `ProblemsError` if pages have errors. */
async function writeSite(
  { definition, collected, bundle }: BundledSite,
  writer: OutputWriter,
  progress: BuildProgress,
): Promise<BuildSummary> {
  progress.step('Compile', collected.sources.length);
  const code = codeHash();
  const compiled = await compileSite(definition, collected, bundle.server, {
    onPage: () => progress.tick(),
    createEarly: (outputs) => useAll(outputs, (output) => writeOutput(output, writer, code)),
  });
  throwOnErrors(compiled.problems);

  progress.step('Write');
  const context = {
    ...(await outputContext(definition, compiled, bundle)),
    earlierText: (output: MadeOutput) => writer.earlierText(keyOf(output, code)),
  };
  await forEachOutput(context, outputProviders(definition), async (output) => {
    await writeOutput(output, writer, code);
    progress.tick();
  });
  const { counts, cached, problems } = compiled;
  return { ...counts, cached, problems, ...writer.close() };
}

/** Writes an output file. If the file was created before from the same input and code, reuses that one. */
async function writeOutput(output: Output, writer: OutputWriter, code: string): Promise<void> {
  const { name, compression } = output;
  if ('file' in output) return writer.copy(name, output.file, compression);
  const key = keyOf(output, code);
  if (key !== undefined && writer.restore(name, key)) return;
  await writer.write(name, await output.content(), { key, compression });
}

/** Returns the key of an output's cache entry. */
function keyOf({ name, compression, key }: MadeOutput, code: string): string | undefined {
  return key && hashOf(code, name, compression ?? '', key);
}
