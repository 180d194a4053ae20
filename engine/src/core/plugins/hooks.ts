/** Collects what a site's plugins add to each stage, in the order of the stages. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rememberPer } from '../../shared/remember.ts';
import type { InlineScript } from '../../shared/view.ts';
import type { Policy, SiteHooks } from '../assemble/site-hooks.ts';
import { hashOf } from '../cache/content-hash.ts';
import type { PageProvider } from '../compile/compile-job.ts';
import { componentJob } from '../compile/component-job.ts';
import { contentJob } from '../compile/content-job.ts';
import type { MarkdownHooks } from '../compile/markdown-hooks.ts';
import { mergedSources } from '../config/policy-sources.ts';
import { siteFiles } from '../config/site-files.ts';
import type { SiteDefinition } from '../config/types.ts';
import { reasonOf } from '../files/file-reason.ts';
import type { OutputProvider } from '../outputs/output.ts';
import { OUTPUTS_AFTER_PLUGINS, OUTPUTS_BEFORE_PLUGINS } from '../outputs/providers.ts';
import { ProblemsError } from '../problems/problems.ts';
import { componentPages } from '../source/component-pages.ts';
import { contentFiles } from '../source/content-files.ts';
import { givenRouteProblems } from '../source/page-routes.ts';
import type { Command } from './command.ts';
import { guardPlugin, providersOf } from './guard-plugin.ts';
import { markdownPages } from './markdown-pages.ts';
import type { Plugin } from './plugin.ts';

interface PluginsOfSite {
  builtIn: readonly Plugin[];
  own: readonly Plugin[];
}

const pluginsOf = rememberPer(({ root, plugins }: SiteDefinition): PluginsOfSite => {
  // The configuration stage has checked the form of all hooks, but couldn't check their types.
  const [builtIn, own] = [plugins.builtIn as Plugin[], plugins.own as Plugin[]];
  const keyOf = ({ name, options }: Plugin) =>
    hashOf(plugins.codeHash, name, JSON.stringify(options) ?? '');
  return { builtIn, own: own.map((plugin) => guardPlugin(plugin, { root, key: keyOf(plugin) })) };
});

function allPlugins(definition: SiteDefinition): readonly Plugin[] {
  const { builtIn, own } = pluginsOf(definition);
  return [...builtIn, ...own];
}

/** Returns the page providers. A later provider can add to the pages of an earlier one. */
export function pageProviders(definition: SiteDefinition): readonly PageProvider[] {
  const added = allPlugins(definition).flatMap(({ pages }) => {
    if (pages === undefined) return [];
    return withCheckedRoutes(typeof pages === 'function' ? markdownPages(pages) : pages);
  });
  return [
    { ...contentFiles, compileJob: contentJob },
    { ...componentPages, compileJob: componentJob },
    ...added.filter(({ isLast = false }) => !isLast),
    ...added.filter(({ isLast = false }) => isLast),
  ];
}

/** Wraps a provider, so that it reports routes that can't be part of a URL, as they may come from untrusted text. */
function withCheckedRoutes(provider: PageProvider): PageProvider {
  return {
    ...provider,
    async load(context) {
      const loaded = await provider.load(context);
      const before = new Set(context.found.map(({ route }) => route));
      const added = loaded.sources.filter(({ route }) => !before.has(route));
      return { ...loaded, problems: [...loaded.problems, ...added.flatMap(givenRouteProblems)] };
    },
  };
}

/** Returns the output providers. A site's own plugin can replace files that the engine generates. */
export function outputProviders(definition: SiteDefinition): readonly OutputProvider[] {
  const { builtIn, own } = pluginsOf(definition);
  const outputsOf = ({ outputs = [] }: Plugin) => providersOf(outputs);
  return [
    ...OUTPUTS_BEFORE_PLUGINS,
    ...own.flatMap(outputsOf),
    ...OUTPUTS_AFTER_PLUGINS,
    ...builtIn.flatMap(outputsOf),
  ];
}

/** Returns the Markdown plugins in the configuration, and the code blocks that plugins render or annotate. */
export function markdownHooks(definition: SiteDefinition): MarkdownHooks {
  const { mdastPlugins, hastPlugins } = definition.config.markdown;
  const plugins = allPlugins(definition);
  return {
    mdastPlugins,
    hastPlugins,
    codeBlocks: Object.assign({}, ...plugins.map((each) => each.codeBlocks)),
    annotateCode: plugins.flatMap((each) => each.annotateCode ?? []),
  };
}

/** Returns what plugins add to the assembled site, which several stages need. */
export const siteHooks = rememberPer((definition: SiteDefinition): SiteHooks => {
  const plugins = allPlugins(definition);
  return {
    checks: plugins.flatMap(({ checks = [] }) => checks),
    heads: plugins.flatMap(({ head = [] }) => head),
    pageViews: plugins.flatMap(({ pageView = [] }) => pageView),
    policy: policyOf(definition),
    inlineScripts: plugins.flatMap((plugin) => inlineScriptsOf(plugin, definition)),
  };
});

function inlineScriptsOf({ name, client }: Plugin, { root }: SiteDefinition): InlineScript[] {
  if (client?.inlineScript === undefined) return [];
  const { attribute, file } = client.inlineScript;
  try {
    return [{ attribute, code: readFileSync(path.resolve(root, file), 'utf8') }];
  } catch (error) {
    const problem = {
      severity: 'error' as const,
      place: { file: siteFiles.config, near: name },
      message: `The inline script of the plugin "${name}" can't be read: ${reasonOf(error)}`,
      remedy: `Check the path, which is relative to the site's root: ${file}`,
    };
    throw new ProblemsError([problem]);
  }
}

/** Returns what plugins add to the content security policy. */
function policyOf(definition: SiteDefinition): Policy {
  const all = allPlugins(definition).flatMap(({ policy }) => policy?.(definition) ?? []);
  return {
    sources: mergedSources(...all.map(({ sources = {} }) => sources)),
    workers: Object.assign({}, ...all.map(({ workers }) => workers)),
  };
}

/** Returns the commands that plugins add. */
export function pluginCommands(definition: SiteDefinition): readonly Command[] {
  return allPlugins(definition).flatMap(({ commands = [] }) => commands);
}

/**
 * Returns everything about plugins that compiled pages depend on. For a site's own plugins, this includes all
 * code that the configuration imports.
 */
export function compileKey(definition: SiteDefinition): string {
  const { builtIn, own } = definition.plugins;
  const { mdastPlugins, hastPlugins } = definition.config.markdown;
  const inConfig = mdastPlugins.length + hastPlugins.length > 0;
  const changesPages = (own as Plugin[]).some(
    ({ pages, codeBlocks, annotateCode, server }) => pages ?? codeBlocks ?? annotateCode ?? server,
  );
  return JSON.stringify([
    [...builtIn, ...own].map(({ name, options }) => [name, options]),
    inConfig || changesPages ? definition.plugins.codeHash : '',
  ]);
}
