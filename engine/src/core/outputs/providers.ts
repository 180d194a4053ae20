/** Lists the engine's outputs and the plugins' outputs. */

import { documentFileOfRoute } from '../../shared/routes.ts';
import { STATIC_FOLDER } from '../assemble/links/static-files.ts';
import type { Site } from '../assemble/site.ts';
import { routeProblem } from '../assemble/validate/check-routes.ts';
import { type Problem, ProblemsError, throwOnErrors } from '../problems/problems.ts';
import { documents } from './documents.ts';
import { hostFiles } from './hosts/host-files.ts';
import { icons } from './icons.ts';
import { jsonFiles } from './json-files.ts';
import { markdownTwins } from './markdown-twins.ts';
import type { Output, OutputContext, OutputProvider } from './output.ts';
import { bundledFiles, pictures } from './prepared-files.ts';
import { redirectDocuments } from './redirect-documents.ts';
import { staticFiles } from './static-files.ts';

/** Static files come before generated files, so a site can replace a generated file, such as `robots.txt`. */
export const OUTPUTS_BEFORE_PLUGINS: readonly OutputProvider[] = [
  bundledFiles,
  documents,
  staticFiles,
  pictures,
];

export const OUTPUTS_AFTER_PLUGINS: readonly OutputProvider[] = [
  icons,
  jsonFiles,
  markdownTwins,
  redirectDocuments,
];

/** Returns a problem for each page whose URL is a file's URL, such as `/robots.txt`, or `/a.md` next to the page `/a`. */
function takenAddresses({ pages }: Site, names: ReadonlySet<string>): Problem[] {
  return [...pages.values()]
    .filter(({ route }) => names.has(route.slice(1)))
    .map((page) => routeProblem(page, 'is the URL of a file'));
}

/** Returns the problem of a static file that would never be served. */
function hiddenByPage(name: string, { pages }: Site): Problem {
  const page = [...pages.values()].find(({ route }) => documentFileOfRoute(route) === name);
  return {
    severity: 'error',
    place: { file: `${STATIC_FOLDER}/${name}` },
    message: `has the same name as the output file for ${page?.source?.file ?? 'a built-in page'}`,
    remedy: 'Rename the file, or give the page a different slug.',
  };
}

/** Returns all outputs of a site. Files for hosts come last, because they contain the headers of the others. */
export function* siteOutputs(
  context: OutputContext,
  providers: readonly OutputProvider[],
): Generator<Output> {
  const seen = new Set<string>();
  const fileHeaders: Record<string, Readonly<Record<string, string>>> = {};
  for (const provider of providers) {
    for (const output of provider.outputs(context)) {
      if (seen.has(output.name)) {
        if (provider === staticFiles && output.name.endsWith('.html')) {
          throw new ProblemsError([hiddenByPage(output.name, context.site)]);
        }
        continue;
      }
      seen.add(output.name);
      if (output.headers !== undefined) fileHeaders[output.name] = output.headers;
      yield output;
    }
  }
  throwOnErrors(takenAddresses(context.site, seen));
  yield* hostFiles(context, fileHeaders);
}
