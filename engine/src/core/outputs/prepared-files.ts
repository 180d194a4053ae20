/**
 * Files that earlier stages have created: the bundle's scripts, styles, and fonts, and the images of compiled
 * pages.
 */
import { headersOfScript } from './hosts/worker-policies.ts';
import type { Output, OutputContext, OutputProvider } from './output.ts';

export const bundledFiles: OutputProvider = {
  buildOnly: true,
  outputs: ({ bundle, definition, hooks }) =>
    bundle.files.map(({ name, content }) => ({
      name,
      headers: headersOfScript(name, definition, hooks.workerServers),
      content: () => content,
    })),
};

export const pictures: OutputProvider = {
  outputs: pictureOutputs,
  // A browser requests an image only after its page, which is already compiled by then.
  onDemand: { names: /^assets\/content\//, pages: () => [] },
};

function pictureOutputs({ compiled }: OutputContext): Output[] {
  return [...compiled.values()].flatMap(({ assets }) =>
    assets.map(({ output, file }) => ({ name: output, file })),
  );
}
