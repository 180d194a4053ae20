/** A plugin, which is an object with hooks for every stage from configuration to output. */
import type { Head, PageData, Policy, SiteCheck } from '../assemble/site-hooks.ts';
import type { PageProvider } from '../compile/compile-job.ts';
import type { AnnotateCode } from '../compile/html/annotate-code.ts';
import type { CodeBlocks } from '../compile/markdown-hooks.ts';
import type { PluginBase } from '../config/plugin-base.ts';
import type { HOOKS } from '../config/plugin-list.ts';
import type { SiteDefinition } from '../config/types.ts';
import type { ListOutputs, OutputProvider } from '../outputs/output.ts';
import type { Command } from './command.ts';
import type { LoadMarkdownPages } from './markdown-pages.ts';

/** All hooks are optional. */
export interface Plugin extends PluginBase {
  /**
   * Adds pages. A function returns Markdown or MDX pages from a different source. For pages that the plugin compiles to
   * HTML itself, use a `PageProvider`.
   */
  pages?: LoadMarkdownPages | PageProvider;
  /** Renders the fenced code blocks in some languages. */
  codeBlocks?: CodeBlocks;
  /** Adds elements to code on pages. */
  annotateCode?: AnnotateCode;
  /** Adds tags to the head of all documents, or of one page. */
  head?: Head;
  /** Returns what the content security policy has to allow. */
  policy?: (definition: SiteDefinition) => Partial<Policy>;
  /** Adds data to a page's view: a preview image, structured data, or data for components in `slots`. */
  pageView?: PageData;
  /** Adds files to the output, in the build and in development. */
  outputs?: ListOutputs | readonly OutputProvider[];
  /** Reports problems in the site, and returns what else to check. */
  checks?: SiteCheck;
  /** Adds commands to the command line. */
  commands?: readonly Command[];
}

/**
 * Defines a plugin for `plugins` in `site/site.config.ts`. Usually, a function takes the options and returns the plugin:
 *
 * ```ts
 * export const humansTxt = (team: readonly string[]) =>
 *   definePlugin({
 *     name: 'humans-txt',
 *     options: team,
 *     outputs: () => [{ name: 'humans.txt', content: () => `${team.join('\n')}\n` }],
 *   });
 * ```
 */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}

/** Causes a type error if the hooks that `checkPlugins` accepts differ from the hooks in `Plugin`. */
type Same<A, B> = [A, B] extends [B, A] ? true : never;
true satisfies Same<(typeof HOOKS)[number], keyof Plugin>;
