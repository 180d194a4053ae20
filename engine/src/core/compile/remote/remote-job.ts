/** Compiling of pages with a document of another repository: after their own text, or as all there is. */
import { hashOf } from '../../cache/content-hash.ts';
import type { SiteConfig } from '../../config/types.ts';
import type { PageSource } from '../../source/page-source.ts';
import type { CompileContext, CompileJob } from '../compile-job.ts';
import type { CompileEnvironment } from '../compile-page.ts';
import type { CompiledPage } from '../compiled-page.ts';
import { joinParts } from '../html/join-parts.ts';
import { headingLevels } from '../table-of-contents.ts';
import type { RemoteCompileInput } from './compile-document.tsx';

/** Job of a page that shows a document of another repository; that of others is left as it is. */
export function remoteJob(
  source: PageSource,
  own: CompileJob | undefined,
  { definition }: CompileContext,
): CompileJob | undefined {
  const { file, title, remote } = source;
  if (remote === undefined) return own;
  const { config, redirects, remote: remoteConfig } = definition;
  const input: RemoteCompileInput = {
    file,
    title,
    remote,
    ...headingLevels(source, config),
    ownAddresses: ownAddresses(config, remoteConfig?.ownOrigins ?? []),
    redirects,
  };
  const others = remote.others.map(({ text: _, ...other }) => other);
  return {
    file,
    key: hashOf(JSON.stringify([{ ...input, remote: { ...remote, others } }, own?.key])),
    compile: (environment) => compileRemotePage(input, own, environment),
  };
}

function ownAddresses({ url, base }: SiteConfig, origins: readonly string[]) {
  return [{ origin: url, base }, ...origins.map((origin) => ({ origin, base: '' }))];
}

/** Throws a `ProblemsError` for mistakes in the page's own text; what is wrong with the document are warnings. */
async function compileRemotePage(
  input: RemoteCompileInput,
  own: CompileJob | undefined,
  environment: CompileEnvironment,
): Promise<CompiledPage> {
  const { compileDocument } = await import('./compile-document.tsx');
  const written = await own?.compile(environment);
  const document = await compileDocument(input, environment, written?.anchors);
  if (written === undefined) return document;
  return {
    ...written,
    ...joinParts([written, document]),
    tableOfContents: [...written.tableOfContents, ...document.tableOfContents],
    anchors: [...written.anchors, ...document.anchors],
    assets: [...written.assets, ...document.assets],
    sections: [...written.sections, ...document.sections],
    problems: [...written.problems, ...document.problems],
  };
}
