/** The engine's own output providers, and the loop that goes through the outputs of all providers. */
import { ASSETS_FOLDER } from '../../shared/output-folders.ts';
import { REDIRECTS_FILE } from '../../shared/redirects.ts';
import { documentFileOfRoute } from '../../shared/routes.ts';
import type { PageView } from '../../shared/view.ts';
import { listStaticFiles } from '../assemble/links/static-files.ts';
import type { SitePage } from '../assemble/site.ts';
import { takenAddresses } from '../assemble/validate/check-routes.ts';
import { documentsMetadata } from '../assemble/views/metadata.ts';
import { hashOf } from '../cache/content-hash.ts';
import { collectProblems, type Problem, throwOnErrors } from '../problems/problems.ts';
import { notFoundPage, renderView, viewOf } from '../render/render-page.ts';
import { hostFiles } from './hosts/host-files.ts';
import { headersOfScript } from './hosts/worker-policies.ts';
import { icons } from './icons.ts';
import { markdownTwins } from './markdown-twins.ts';
import type { Output, OutputContext, OutputProvider } from './output.ts';
import { redirectDocuments } from './redirect-documents.ts';

/**
 * Calls `use` for each output of a site. At the end, throws a `ProblemsError` with the problems of all of them. After a
 * problem, the provider's other outputs are skipped, because most of them have the same problem. Files for hosts come
 * last, because they contain the headers of the others.
 */
export async function forEachOutput(
  context: OutputContext,
  providers: readonly OutputProvider[],
  use: (output: Output) => Promise<void>,
): Promise<void> {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const fileHeaders: Record<string, Readonly<Record<string, string>>> = {};
  await collectProblems(providers, problems, (provider) =>
    useAll(provider.outputs(context), async (output) => {
      if (seen.has(output.name)) return;
      seen.add(output.name);
      if (output.headers !== undefined) fileHeaders[output.name] = output.headers;
      await use(output);
    }),
  );
  throwOnErrors([...problems, ...takenAddresses(context.site.pages.values(), seen)]);
  for (const output of hostFiles(context, fileHeaders)) await use(output);
}

/**
 * The number of outputs that are created at the same time, so that neither this thread nor the one that writes files
 * has to wait for the other.
 */
export const AT_ONCE = 8;

/** Calls `use` for the outputs in order, a few at a time, and resolves once the last call has finished. */
export async function useAll(
  outputs: Iterable<Output>,
  use: (output: Output) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  try {
    for (const output of outputs) {
      // A failed call stays in the set, so waiting for the set fails, too.
      const used: Promise<void> = use(output).then(() => void running.delete(used));
      running.add(used);
      if (running.size >= AT_ONCE) await Promise.race(running);
    }
    await Promise.all(running);
  } finally {
    await Promise.allSettled(running);
  }
}

const bundledFiles: OutputProvider = {
  buildOnly: true,
  outputs: ({ bundle, hooks }) =>
    bundle.files.map(({ name, content }) => ({
      name,
      headers: headersOfScript(name, hooks.policy.workers),
      content: () => content,
    })),
};

/** Files that can't be read are left out here, because `checkStaticFiles` reports them. */
const staticFiles: OutputProvider = {
  outputs: ({ definition }) =>
    listStaticFiles(definition).files.map(({ name, path }) => ({ name, file: path })),
  onDemand: { names: /./, pages: () => [] },
};

const images: OutputProvider = {
  outputs: imageOutputs,
  // A browser requests an image only after its page, so the page has been compiled by then.
  onDemand: { names: new RegExp(`^${ASSETS_FOLDER}/content/`), pages: () => [] },
};

function imageOutputs({ compiled }: OutputContext): Output[] {
  return [...compiled.values()].flatMap(({ assets }) =>
    assets.map(({ output, file }) => ({ name: output, file })),
  );
}

const documents: OutputProvider = { buildOnly: true, outputs: documentOutputs };

/**
 * Returns the documents one at a time, because holding every page's view in memory at once would exhaust it.
 */
function* documentOutputs(context: OutputContext): Generator<Output> {
  const kinds = new Set<SitePage['kind']>();
  const common = hashOf(JSON.stringify([context.view, context.assets, context.bundle.hash]));
  for (const page of [...context.site.pages.values(), notFoundPage(context.definition)]) {
    const view = viewOf(page, context);
    const content = () => renderView(page, view, context);
    // Only the first page of each type is checked, because an error on one page usually affects all pages of its type.
    const check = kinds.has(page.kind) ? undefined : content;
    kinds.add(page.kind);
    yield { name: documentFileOfRoute(page.route), key: keyOf(view, common), content, check };
  }
}

/** Returns a document's key. The URL of a sidebar's data contains a hash, so it covers the whole tree. */
function keyOf({ html, sidebar, ...rest }: PageView, common: string): string {
  return hashOf(common, html, JSON.stringify([rest, sidebar?.name, sidebar?.dataUrl]));
}

const jsonFiles: OutputProvider = { outputs: jsonOutputs };

function jsonOutputs({ definition, sidebarFiles, site }: OutputContext): Output[] {
  const { prefixes, routes, wildcards } = definition.redirects;
  return [
    ...[...sidebarFiles.values()].map(({ path, content }) => ({
      name: path,
      content: () => content,
    })),
    { name: 'documents.json', content: () => JSON.stringify(documentsMetadata(site, definition)) },
    // This file is for the not-found page. Hosts have the redirects in their own configuration files.
    { name: REDIRECTS_FILE, content: () => JSON.stringify({ prefixes, routes, wildcards }) },
  ];
}

/** Static files come before generated files, so a site can replace a generated file, such as `robots.txt`. */
export const OUTPUTS_BEFORE_PLUGINS: readonly OutputProvider[] = [
  bundledFiles,
  documents,
  staticFiles,
  images,
];

export const OUTPUTS_AFTER_PLUGINS: readonly OutputProvider[] = [
  icons,
  jsonFiles,
  markdownTwins,
  redirectDocuments,
];
