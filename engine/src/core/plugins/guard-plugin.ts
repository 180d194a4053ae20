/** Wraps a site's plugins, so that errors in them contain the plugin's name and a location in the site's code. */
import { existsSync } from 'node:fs';
import type { Checks } from '../assemble/site-hooks.ts';
import { hashOf } from '../cache/content-hash.ts';
import { headTag } from '../config/schemas/theme-schema.ts';
import { siteFiles } from '../config/site-files.ts';
import type { SiteHeadTag } from '../config/types.ts';
import type { Output, OutputProvider } from '../outputs/output.ts';
import { messageOf, UsageError } from '../problems/errors.ts';
import { ProblemsError } from '../problems/problems.ts';
import { checkAgainst } from '../problems/schema-problems.ts';
import { placeInSite } from '../problems/stack-frames.ts';
import type { Plugin } from './plugin.ts';

export interface GuardOptions {
  /** The site's root. */
  root: string;
  /** The hash of the plugin's code and options, for cached outputs. */
  key: string;
}

/** Returns the plugin with wrapped hooks. */
export function guardPlugin(plugin: Plugin, { root, key }: GuardOptions): Plugin {
  const { name, pages, codeBlocks, annotateCode, head, policy, pageView, outputs } = plugin;
  const { checks, commands } = plugin;
  const guard = createGuard(name, root);
  const listed = outputs === undefined ? [] : providersOf(outputs);
  return {
    ...plugin,
    pages: typeof pages === 'function' ? guard.one('pages', pages) : guard.all('pages', pages),
    codeBlocks: guard.all('codeBlocks', codeBlocks),
    annotateCode: annotateCode && guard.one('annotateCode', annotateCode),
    head: head && guard.one('head', (...args) => [...head(...args)].map(checkedTag)),
    policy: policy && guard.one('policy', policy),
    pageView: pageView && guard.one('pageView', pageView),
    checks: checks && guard.one('checks', (...args) => guardedChecks(checks(...args))),
    commands: commands?.map((command) => ({
      ...command,
      run: guard.one('commands', async (context) => (await command.run(context)) ?? undefined),
    })),
    outputs: listed.map((provider) => ({
      ...provider,
      outputs: guard.one('outputs', (context) =>
        [...provider.outputs(context)].map((output) => guardedOutput(output)),
      ),
    })),
  };

  function guardedChecks({ problems = [], links = [], ...content }: Checks): Checks {
    return { ...guard.all('checks', content), problems: [...problems], links: [...links] };
  }

  function guardedOutput(output: Output): Output {
    if ('file' in output) {
      if (existsSync(output.file)) return output;
      throw new Error(`${output.name} is a copy of ${output.file}, which doesn't exist`);
    }
    return {
      ...output,
      key: output.key && hashOf(key, output.key),
      content: guard.one('outputs', () => output.content()),
      check: output.check && guard.one('outputs', () => output.check?.()),
    };
  }
}

/** Returns a plugin's outputs as providers. */
export function providersOf(outputs: NonNullable<Plugin['outputs']>): readonly OutputProvider[] {
  return typeof outputs === 'function' ? [{ outputs }] : outputs;
}

/** Returns the tag. Throws an error if the configuration's `head` couldn't contain it either. */
function checkedTag(tag: SiteHeadTag): SiteHeadTag {
  const { problems } = checkAgainst(headTag, tag, { rootName: 'tag' });
  const [first] = problems;
  if (first !== undefined) throw new Error(`${first.message} (${first.remedy})`);
  return tag;
}

function createGuard(name: string, root: string) {
  const fail = (hook: string, error: unknown): never => {
    if (error instanceof ProblemsError || error instanceof UsageError) throw error;
    const problem = {
      severity: 'error' as const,
      place: placeInSite(error, root) ?? { file: siteFiles.config, near: name },
      message: `The plugin "${name}" threw an error in its ${hook}: ${messageOf(error)}`,
      remedy: 'Fix the plugin, or remove it from plugins in site/site.config.ts.',
    };
    throw new ProblemsError([problem]);
  };
  function one<Args extends unknown[], Result>(
    hook: string,
    work: (...args: Args) => Result,
  ): (...args: Args) => Result {
    return function guarded(this: unknown, ...args: Args): Result {
      try {
        const result = work.apply(this, args);
        if (!(result instanceof Promise)) return result;
        // The result has the same type, but TypeScript can't infer this through `catch`.
        return result.catch((error: unknown) => fail(hook, error)) as Result;
      } catch (error) {
        return fail(hook, error);
      }
    };
  }
  /** Wraps every property of an object that's a function. */
  function all<Hooks extends object | undefined>(hook: string, hooks: Hooks): Hooks {
    if (hooks === undefined) return hooks;
    const guarded = Object.entries(hooks).map(([key, value]) => [
      key,
      typeof value === 'function' ? one(hook, value.bind(hooks)) : value,
    ]);
    return Object.fromEntries(guarded) as Hooks;
  }
  return { one, all };
}
