/** Positions the participants of a sequence diagram from left to right. */
import type { TextSizes } from './drawing.ts';
import { widest, wrapText } from './measure-text.ts';
import type { Participant, Step } from './parse/sequence.ts';

export interface SequenceOptions {
  sizes: TextSizes;
  /** Maximum width. Labels wrap so that the diagram fits. */
  width: number;
}

export interface Lane extends Participant {
  lines: readonly string[];
  /** Horizontal middle. */
  x: number;
  width: number;
}

/** Space above and below a name in its box, and around notes. */
export const PADDING = 8;
/** Size of the loop for a message that a participant sends to itself. */
export const LOOP = { width: 26, height: 20 };
/** Space that each frame needs on both sides. */
export const FRAME = 10;
/** Minimum distance between two boxes. */
const GAP = 10;

/** Positions the participants. Their distances depend on their names and the labels between them. */
export function lanesOf(
  participants: readonly Participant[],
  steps: readonly Step[],
  { sizes, width }: SequenceOptions,
): readonly Lane[] {
  const count = participants.length;
  const most = (width - (count - 1) * GAP - 2 * framesIn(steps) * FRAME) / count;
  const padding = 0.6 * sizes.padding;
  const nameWidth = Math.max(40, Math.min(sizes.nameWidth, most - 2 * padding));
  const measured = participants.map((one) => {
    const lines = wrapText(one.label, sizes.name, nameWidth);
    return { ...one, lines, width: widest(lines, sizes.name) + 2 * padding };
  });
  const distances = measured.slice(1).map((lane, index) => {
    const before = measured[index] ?? lane;
    return Math.ceil((before.width + lane.width) / 2) + GAP;
  });
  const spare = width - sum(distances) - edgesWidth(measured, steps) - 2 * framesIn(steps) * FRAME;
  stretch(distances, wishes(measured, steps, sizes), spare);
  let x = 0;
  return measured.map((lane, index) => {
    x += index === 0 ? 0 : (distances[index - 1] ?? 0);
    return { ...lane, x };
  });
}

function edgesWidth(lanes: readonly Omit<Lane, 'x'>[], steps: readonly Step[]): number {
  const [first, last] = [lanes[0], lanes.at(-1)];
  if (first === undefined || last === undefined) return 0;
  return first.width / 2 + Math.max(last.width / 2, loopReach(last, steps));
}

/** Returns the distances between neighbors at which every message between them fits on one line. */
function wishes(
  lanes: readonly Omit<Lane, 'x'>[],
  steps: readonly Step[],
  { label }: TextSizes,
): number[] {
  const place = new Map(lanes.map(({ id }, index) => [id, index]));
  return lanes.slice(1).map((_, index) => {
    const widths = steps.map((step) => {
      if (step.kind !== 'message') return 0;
      const ends = [place.get(step.from) ?? 0, place.get(step.to) ?? 0].sort((a, b) => a - b);
      const isBetween = ends[0] === index && ends[1] === index + 1;
      return isBetween ? widest([step.text], label) + 24 : 0;
    });
    return Math.max(0, ...widths);
  });
}

/** Distributes spare space among the distances that are too short, in proportion to how much they need. */
function stretch(distances: number[], wanted: readonly number[], spare: number): void {
  const missing = distances.map((distance, index) => Math.max(0, (wanted[index] ?? 0) - distance));
  const share = Math.max(0, Math.min(1, spare / Math.max(1, sum(missing))));
  missing.forEach((more, index) => {
    distances[index] = (distances[index] ?? 0) + Math.floor(more * share);
  });
}

/** Returns how far the loops of the last participant extend to the right. */
export function loopReach({ id }: { id: string }, steps: readonly Step[]): number {
  const hasLoop = steps.some(
    (step) => step.kind === 'message' && step.from === id && step.to === id,
  );
  return hasLoop ? LOOP.width + 2 : 0;
}

/** Returns how deeply frames are nested in a sequence. */
export function framesIn(steps: readonly Step[]): number {
  let depth = 0;
  let deepest = 0;
  for (const { kind } of steps) {
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
