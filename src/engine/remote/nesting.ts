/** Depth of a document: what draws it calls itself for every level. */
import type { ElementContent } from 'hast';

/** Levels of elements in a document that somebody wrote for people are a dozen. */
const DEEPEST = 100;

/** True when no element stands deeper than what the renderer can draw. */
export function checkDepth(nodes: readonly ElementContent[], depth = 1): boolean {
  return nodes.every(
    (node) => node.type !== 'element' || (depth <= DEEPEST && checkDepth(node.children, depth + 1)),
  );
}
