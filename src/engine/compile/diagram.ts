/**
 * Mermaid source to SVG at build time, so that readers load no diagram library. Colours are the
 * theme's `--diagram-*` variables, so one drawing serves both colour modes; the style element and
 * style attributes of the library's output are taken out because the content security policy does
 * not allow them.
 */
import { hashOf } from '../cache/content-hash.ts';

/** Library's variable → theme's variable. */
const VARIABLES: Readonly<Record<string, string>> = {
  '--_text': '--diagram-fg',
  '--_text-sec': '--diagram-muted',
  '--_text-muted': '--diagram-muted',
  '--_text-faint': '--diagram-muted',
  '--_line': '--diagram-line',
  '--_arrow': '--diagram-accent',
  '--_node-fill': '--diagram-surface',
  '--_node-stroke': '--diagram-border',
  '--_group-fill': '--diagram-bg',
  '--_group-hdr': '--diagram-surface',
  '--_inner-stroke': '--diagram-border',
  '--_key-badge': '--diagram-surface',
  '--bg': '--diagram-bg',
  '--fg': '--diagram-fg',
  '--line': '--diagram-line',
  '--accent': '--diagram-accent',
  '--muted': '--diagram-muted',
  '--surface': '--diagram-surface',
  '--border': '--diagram-border',
};

export interface Diagram {
  svg: string;
  alt: string;
}

/**
 * Draws a Mermaid diagram (flowchart, state, sequence, class, entity relationship, XY chart). A first
 * line `%% alt: …` becomes the alternative text. Throws an Error with the library's message when the
 * source cannot be drawn.
 */
export async function drawDiagram(source: string): Promise<Diagram> {
  // Loaded on demand: most pages have no diagram, and the library takes a quarter of a second.
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  const alt = /^\s*%%\s*alt:\s*(.+)$/m.exec(source)?.[1]?.trim() ?? '';
  const drawing = renderMermaidSVG(source.replace(/^\s*%%.*$\n?/gm, ''), {
    padding: 12,
    transparent: true,
  });
  if (!drawing.includes('<text')) {
    throw new Error('nothing to draw: the diagram type is not known or the diagram is empty');
  }
  return { svg: adaptSvg(drawing, alt), alt };
}

function adaptSvg(drawing: string, alt: string): string {
  const prefix = `d${hashOf(drawing).slice(0, 8)}`;
  const label =
    alt === '' ? ' aria-hidden="true"' : ` role="img" aria-label="${escapeAttribute(alt)}"`;
  return drawing
    .replace(/<style>[\s\S]*?<\/style>\s*/g, '')
    .replace(/\sstyle="[^"]*"/g, '')
    .replace(/\sdata-[\w-]+="[^"]*"/g, '')
    .replace(/\sfont-family="[^"]*"/g, '')
    .replace(/(\d+\.\d{2})\d+/g, '$1')
    .replace(/var\((--[\w-]+)(?:,[^()]*(?:\([^()]*\)[^()]*)*)?\)/g, (whole, name: string) => {
      const variable = VARIABLES[name];
      return variable === undefined ? whole : `var(${variable})`;
    })
    .replace(/\sid="([^"]+)"/g, ` id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/<svg /, `<svg class="diagram-svg"${label} `)
    .replace(/\n\s*/g, '');
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
