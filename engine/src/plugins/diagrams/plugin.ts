/** Renders Mermaid code blocks at build time, so readers load no library. */
import { definePlugin } from '../../core/plugin-api.ts';

export const diagrams = definePlugin({
  name: 'diagrams',
  codeBlocks: {
    // The layout library is only loaded for the first diagram.
    mermaid: async (block) => (await import('./render-diagram.tsx')).renderDiagram(block),
  },
});
