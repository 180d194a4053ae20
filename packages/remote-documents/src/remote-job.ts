/** Compiles pages with a document from a different repository, which comes after their own text or replaces it. */
import {
  type CompileJob,
  hashOf,
  headingLevels,
  type PageProvider,
  type PageSource,
  type SiteConfig,
} from 'pagewright/plugin';
import type { RemoteCompileInput } from './compile/compile-document.tsx';
import { remoteOf } from './remote-schema.ts';
import type { RemoteComponents } from './remote-source.ts';

/** The plugin's name. */
export const PLUGIN = 'remote-documents';

/** Returns the job for a page that shows a document. For any other page, returns its own job. */
export function remoteJob(
  source: PageSource,
  own: CompileJob | undefined,
  { definition, server }: Parameters<PageProvider['compileJob']>[2],
): CompileJob | undefined {
  const { file, title, remote } = source;
  if (remote === undefined) return own;
  const { config, redirects } = definition;
  const input: RemoteCompileInput = {
    file,
    title,
    remote,
    ...headingLevels(source, config),
    ownAddresses: ownAddresses(config, remoteOf(definition)?.ownOrigins ?? []),
    redirects,
  };
  const others = remote.others.map(({ text: _, ...other }) => other);
  return {
    file,
    key: hashOf(JSON.stringify([{ ...input, remote: { ...remote, others } }, own?.key])),
    compile: async (environment) => {
      const { compileRemotePage } = await import('./compile/compile-remote-page.ts');
      // These are the exports of the plugin's server module.
      const components = server.plugins[PLUGIN] as unknown as RemoteComponents;
      return compileRemotePage(input, own, { ...environment, ...components });
    },
  };
}

function ownAddresses({ url, base }: SiteConfig, origins: readonly string[]) {
  return [{ origin: url, base }, ...origins.map((origin) => ({ origin, base: '' }))];
}
