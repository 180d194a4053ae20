/**
 * Files that exist before pages are rendered: the bundle's scripts, styles, and fonts, static files, and the images of
 * compiled pages.
 */

import { ASSETS_FOLDER } from '../../shared/output-folders.ts';
import { listStaticFiles } from '../assemble/links/static-files.ts';
import { headersOfScript } from './hosts/worker-policies.ts';
import type { Output, OutputContext, OutputProvider } from './output.ts';

export const bundledFiles: OutputProvider = {
  buildOnly: true,
  outputs: ({ bundle, hooks }) =>
    bundle.files.map(({ name, content }) => ({
      name,
      headers: headersOfScript(name, hooks.policy.workers),
      content: () => content,
    })),
};

/** Files that can't be read are left out here, because `checkStaticFiles` reports them. */
export const staticFiles: OutputProvider = {
  outputs: ({ definition }) =>
    listStaticFiles(definition).files.map(({ name, path }) => ({ name, file: path })),
  onDemand: { names: /./, pages: () => [] },
};

export const images: OutputProvider = {
  outputs: imageOutputs,
  // A browser requests an image only after its page, so the page has been compiled by then.
  onDemand: { names: new RegExp(`^${ASSETS_FOLDER}/content/`), pages: () => [] },
};

function imageOutputs({ compiled }: OutputContext): Output[] {
  return [...compiled.values()].flatMap(({ assets }) =>
    assets.map(({ output, file }) => ({ name: output, file })),
  );
}
