/**
 * Turns Mermaid source into SVG at build time, so that readers don't load a diagram library. Every diagram is drawn
 * twice: wide for a text column, and narrow for a phone. The stylesheet shows the drawing that fits, and its text
 * has the same size at any width.
 */
import { over } from '../../core/plugin-api.ts';
import type { DiagramProps, DiagramSize } from '../../shared/content-props.ts';
import { drawGraph } from './draw-graph.ts';
import { drawOutline } from './draw-outline.ts';
import { drawSequence } from './draw-sequence.ts';
import type { Drawing, TextSizes } from './drawing.ts';
import { parseFlowchart } from './parse/flowchart.ts';
import type { Graph } from './parse/graph.ts';
import { parseSequence } from './parse/sequence.ts';
import { parseState } from './parse/state.ts';
import { svgOf } from './svg.ts';

/**
 * Maximum widths of the two drawings in pixels: a text column, and a phone's screen. Where the first width is
 * available, the stylesheet shows the wide drawing.
 */
export const WIDTHS = { wide: 684, narrow: 324 };
/**
 * A wide drawing is small up to the first width, and large from the second width (see
 * theme/content/media.module.css).
 */
const SIZES = { small: 440, large: 560 };
/**
 * Width that's left for a drawing in a window of 320 px. Only the lanes of sequence diagrams can move close enough
 * together for that.
 */
const SMALLEST = 266;

const WIDE: TextSizes = {
  name: 16,
  label: 15,
  nameWidth: 190,
  labelWidth: 130,
  padding: 14,
  gap: 22,
};
const NARROW: TextSizes = { ...WIDE, name: 15, label: 14, nameWidth: 150, labelWidth: 110 };
const TIGHT: TextSizes = {
  name: 14,
  label: 13,
  nameWidth: 104,
  labelWidth: 76,
  padding: 10,
  gap: 14,
};

const NARROWER: TextSizes = { ...WIDE, nameWidth: 120, labelWidth: 90 };
/** Sizes for boxes in a single line. */
const SLIM: TextSizes = { ...WIDE, nameWidth: 96, labelWidth: 76, padding: 10 };
/** Maximum number of boxes in a single line. Readers can't take in more at a glance. */
const LONGEST_CHAIN = 5;

const ALT = /^\s*%%\s*alt:\s*(.+)$/m;
const DESCRIPTION = /^[ \t]*accDescr\s*:[ \t]*(.+)$/m;
const LONG_DESCRIPTION = /^[ \t]*accDescr\s*\{([^}]*)\}/m;
const TITLE = /^[ \t]*accTitle\s*:[ \t]*(.+)$/m;
/** Matches settings for the appearance, which is up to the theme. */
const FRONT_MATTER = /^\s*---[ \t]*\n[\s\S]*?\n[ \t]*---[ \t]*(?:\n|$)/;

/** The two drawings of a diagram. If a single drawing fits all screens, both are the same. */
export interface Drawings {
  wide: Drawing;
  narrow: Drawing;
}

export interface Diagram extends DiagramProps {
  drawings: Drawings;
}

/**
 * Draws a flowchart, state diagram, or sequence diagram. The alternative text comes from the line `%% alt: …`, or
 * otherwise from Mermaid's own description or title (https://mermaid.js.org/config/accessibility.html). Throws an
 * Error that names the part that can't be drawn.
 */
export function drawDiagram(source: string): Diagram {
  const written = [ALT, DESCRIPTION, LONG_DESCRIPTION, TITLE].map((pattern) =>
    pattern.exec(source)?.[1]?.trim(),
  );
  const alt = written.find((text) => text !== undefined && text !== '') ?? '';
  const looks = [FRONT_MATTER, DESCRIPTION, LONG_DESCRIPTION, TITLE, /^\s*%%.*$\n?/gm];
  const drawings = drawingsOf(looks.reduce((rest, each) => rest.replace(each, ''), source).trim());
  const { wide, narrow } = drawings;
  const svg = wide === narrow ? svgOf(wide) : svgOf(wide) + svgOf(narrow);
  return { svg, alt, size: sizeOf(wide), drawings };
}

function sizeOf({ width }: Drawing): DiagramSize | undefined {
  if (width <= SIZES.small) return 'small';
  return width < SIZES.large ? undefined : 'large';
}

function drawingsOf(source: string): Drawings {
  requireAtMost('characters', source.length, DIAGRAM_LIMITS.characters);
  const lines = source.split('\n');
  requireAtMost('lines', lines.length, DIAGRAM_LIMITS.lines);
  for (const { length } of lines) {
    requireAtMost('characters in a line', length, DIAGRAM_LIMITS.line);
  }
  const kind = /^[\w-]*/.exec(source)?.[0] ?? '';
  if (kind === 'flowchart' || kind === 'graph') return drawGraphTwice(parseFlowchart(source));
  if (kind.startsWith('stateDiagram')) return drawGraphTwice(parseState(source));
  if (kind === 'sequenceDiagram') {
    const sequence = parseSequence(source);
    requireAtMost('participants', sequence.participants.length, DIAGRAM_LIMITS.boxes);
    requireAtMost('messages, notes, and frames', sequence.steps.length, DIAGRAM_LIMITS.steps);
    return {
      wide: drawSequence(sequence, { sizes: WIDE, width: WIDTHS.wide }),
      narrow: drawSequence(sequence, { sizes: TIGHT, width: SMALLEST }),
    };
  }
  throw new Error(
    `the type \`${kind}\` isn't supported; use flowchart, stateDiagram-v2, or sequenceDiagram`,
  );
}

/** Throws an Error if `count` exceeds the limit. */
function requireAtMost(unit: string, count: number, limit: number): void {
  if (count > limit)
    throw new Error(`it ${over(unit, count, limit)}, so split it into multiple diagrams`);
}

function drawGraphTwice(graph: Graph): Drawings {
  requireAtMost('boxes', graph.nodes.size, DIAGRAM_LIMITS.boxes);
  requireAtMost('groups', graph.groups.size, DIAGRAM_LIMITS.groups);
  requireAtMost('arrows', graph.edges.length, DIAGRAM_LIMITS.arrows);
  const isSideways = graph.direction === 'right' || graph.direction === 'left';
  const wide = firstThatFits(WIDTHS.wide, [
    ...(isChain(graph) ? drawnAsChain(graph) : []),
    () => drawGraph(graph, { sizes: WIDE, upright: false }),
    () => drawGraph(graph, { sizes: NARROWER, upright: false }),
    // Only graphs that run sideways are drawn upright here. All others already were, above.
    () => (isSideways ? drawGraph(graph, { sizes: WIDE, upright: true }) : undefined),
    () => drawOutline(graph, { sizes: WIDE, width: WIDTHS.wide }),
  ]);
  if (wide.width <= WIDTHS.narrow) return { wide, narrow: wide };
  const narrow = firstThatFits(WIDTHS.narrow, [
    () => drawGraph(graph, { sizes: NARROW, upright: true }),
    () => drawGraph(graph, { sizes: TIGHT, upright: true }),
    () => drawOutline(graph, { sizes: NARROW, width: WIDTHS.narrow }),
  ]);
  return { wide, narrow };
}

/**
 * Returns functions that draw a chain in one line, whatever direction its source specifies. The widest drawing
 * comes first.
 */
function drawnAsChain(graph: Graph): (() => Drawing)[] {
  const direction = graph.direction === 'left' ? 'left' : 'right';
  return [WIDE, NARROWER, SLIM].map(
    (sizes) => () => drawGraph({ ...graph, direction }, { sizes, upright: false }),
  );
}

/** True for a few boxes in a row, without branches. */
function isChain({ nodes, edges, groups }: Graph): boolean {
  const isOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;
  return (
    nodes.size <= LONGEST_CHAIN &&
    groups.size === 0 &&
    edges.length === nodes.size - 1 &&
    isOnce(edges.map(({ from }) => from)) &&
    isOnce(edges.map(({ to }) => to))
  );
}

/** Returns the first drawing that fits the width. If none does, returns the narrowest one. */
function firstThatFits(width: number, candidates: readonly (() => Drawing | undefined)[]): Drawing {
  let narrowest: Drawing | undefined;
  for (const draw of candidates) {
    const drawing = draw();
    if (drawing === undefined) continue;
    if (drawing.width <= width) return drawing;
    if (narrowest === undefined || drawing.width < narrowest.width) narrowest = drawing;
  }
  if (narrowest === undefined) throw new Error("it's empty");
  return narrowest;
}

/**
 * Limits for a diagram. Layout time grows with the cube of these numbers, and even a diagram of 40 boxes is hard to
 * read.
 */
const DIAGRAM_LIMITS = {
  /** Boxes in a graph, or participants in a sequence diagram. */
  boxes: 60,
  groups: 15,
  arrows: 120,
  /** Messages, notes, and frames in a sequence diagram. */
  steps: 300,
  /** Characters per line of source. Wrapping a label takes quadratic time. */
  line: 1_000,
  /** Lines of source. */
  lines: 500,
  /** Characters of source. */
  characters: 20_000,
} as const;
