/** Renders Mermaid code blocks at build time, so that readers don't load a diagram library. */
import { definePlugin } from '../../core/plugin-api.ts';

export const diagrams = definePlugin({
  name: 'diagrams',
  codeBlocks: {
    // The layout library loads only for the first diagram.
    mermaid: async (block) => (await import('./render-diagram.tsx')).renderDiagram(block),
  },
});
