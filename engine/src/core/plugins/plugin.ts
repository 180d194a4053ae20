/** The extension seam: a feature as one value, for everything from configuration to output. */
import type {
  ListPolicySources,
  ListWorkerServers,
  MarkdownNotice,
  PageData,
  PageHead,
  PageImage,
  SiteCheck,
  SiteHead,
  SiteLinks,
} from '../assemble/site-hooks.ts';
import type { PageProvider } from '../compile/compile-job.ts';
import type { MarkdownHooks } from '../compile/markdown-hooks.ts';
import type { PluginBase } from '../config/plugin-base.ts';
import type { HOOKS } from '../config/plugin-list.ts';
import type { ListOutputs, OutputProvider } from '../outputs/output.ts';
import type { Command } from './command.ts';
import type { CheckPluginContent } from './content-checks.ts';
import type { LoadMarkdownPages } from './markdown-pages.ts';

/** Every hook is optional. A feature that doesn't need a hook leaves it out. */
export interface Plugin extends PluginBase {
  /**
   * Adds pages. A function returns pages that are Markdown or MDX from another source; name the files that it reads in
   * `watch`. For pages that the plugin compiles to HTML on its own, write a `PageProvider`.
   */
  pages?: LoadMarkdownPages | PageProvider;
  /** Changes how pages and partials are compiled. */
  markdown?: MarkdownHooks;
  /** Adds tags to the heads of pages. */
  head?: PageHead;
  /** Adds tags to the head of every page. */
  siteHead?: SiteHead;
  /** Names sources that the content security policy has to allow, by directive. */
  policySources?: ListPolicySources;
  /** Lets workers call other servers. Pages can't call them: only the worker's script gets a policy that allows it. */
  workerServers?: ListWorkerServers;
  /** Returns the preview image of a page that doesn't name one. */
  socialImage?: PageImage;
  /** Returns a notice for the top of each page's Markdown. */
  markdownNotice?: MarkdownNotice;
  /** Adds to the data that the theme renders a page from, for components in `slots`. */
  pageView?: PageData;
  /** Adds files to the output, in the build and in development. */
  outputs?: ListOutputs | readonly OutputProvider[];
  /** Reports problems that need the whole site. */
  checks?: SiteCheck;
  /** Adds what the check command examines about the plugin's content. */
  contentChecks?: CheckPluginContent;
  /** Names routes and URLs that the plugin publishes outside of pages. The build reports the broken ones. */
  links?: SiteLinks;
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

/** Fails to compile if the hooks that `checkPlugins` accepts differ from the hooks in `Plugin`. */
type Same<A, B> = [A, B] extends [B, A] ? true : never;
true satisfies Same<keyof typeof HOOKS, keyof Plugin>;
