/** Pictures of content, in the forms that compiled pages name. */
import type { Output, OutputContext, OutputProvider } from './output.ts';

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
