/** Files that earlier stages have prepared: scripts, styles, and fonts of the bundle, and images of compiled pages. */
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
  // A browser asks for a picture when it has the page, which is compiled then.
  onDemand: { names: /^assets\/content\//, pages: () => [] },
};

function pictureOutputs({ compiled }: OutputContext): Output[] {
  return [...compiled.values()].flatMap(({ assets }) =>
    assets.map(({ output, file }) => ({ name: output, file })),
  );
}
