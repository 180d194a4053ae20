/** Runs commands of plugins, both the engine's and those of the site at `--root`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { bundleOptions } from '../core/bundle/bundle-options.ts';
import { bundleServer } from '../core/bundle/bundle-site.ts';
import { loadSite } from '../core/config/load-site.ts';
import { siteFiles } from '../core/config/site-files.ts';
import { compileSite } from '../core/pipeline.ts';
import type { BuiltSite, Command } from '../core/plugins/command.ts';
import { pageProviders, pluginCommands } from '../core/plugins/hooks.ts';
import { throwOnErrors } from '../core/problems/problems.ts';
import { collectSources } from '../core/source/collect-sources.ts';
import { DEFAULT_PLUGINS } from '../default-plugins.ts';
import { readValues } from './options.ts';
import { createReporter } from './progress.ts';
import { reportProblems } from './report-error.ts';

/** Commands of the plugins that are part of the engine. */
export const BUILT_IN_COMMANDS: readonly Command[] = DEFAULT_PLUGINS.flatMap(
  ({ commands = [] }) => commands,
);

/** Runs a plugin's command. Returns its exit code, or `undefined` if no plugin has this command. */
export async function runPluginCommand(
  name: string,
  args: readonly string[],
  root: string,
): Promise<number | undefined> {
  const isWanted = (command: Command) => command.name === name;
  const command = BUILT_IN_COMMANDS.find(isWanted) ?? (await commandsOfSite(root)).find(isWanted);
  if (command === undefined) return undefined;
  const code = await command.run({
    root,
    options: readValues(name, { root: 'string', ...command.options }, args),
    loadSite: () => loadSite(root, DEFAULT_PLUGINS),
    compileSite: () => compileWhole(root),
    step: createReporter(process.stdout).step,
    report: (problems) => reportProblems(problems, root),
  });
  return code ?? 0;
}

async function commandsOfSite(root: string): Promise<readonly Command[]> {
  if (!existsSync(path.join(root, siteFiles.config))) return [];
  return pluginCommands(await loadSite(root, DEFAULT_PLUGINS));
}

async function compileWhole(root: string): Promise<BuiltSite> {
  const definition = await loadSite(root, DEFAULT_PLUGINS);
  const collected = await collectSources(pageProviders(definition), definition, {
    production: true,
  });
  const { server } = await bundleServer(bundleOptions(definition));
  const { site, compiled, problems } = await compileSite(definition, collected, server);
  throwOnErrors(problems);
  return { site, definition, compiled };
}
