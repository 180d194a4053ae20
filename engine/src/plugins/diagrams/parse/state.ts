/** Parses state diagrams. Unknown syntax throws an error that quotes it. */
import { DIRECTIONS, emptyGraph, type Graph, labelText, statementsOf } from './graph.ts';

const ID = '[\\p{L}\\p{N}_.-]+';
const TRANSITION = new RegExp(
  `^(\\[\\*\\]|${ID})\\s*-->\\s*(\\[\\*\\]|${ID})(?:\\s*:\\s*(.*))?$`,
  'u',
);
const NAMED = new RegExp(`^state\\s+"([^"]*)"\\s+as\\s+(${ID})(\\s*\\{)?$`, 'u');
const PLAIN = new RegExp(`^(?:state\\s+)?(${ID})(\\s*\\{)?$`, 'u');
const DESCRIBED = new RegExp(`^(${ID})\\s*:\\s*(.+)$`, 'u');
const IGNORED = /^(?:hide empty description|classDef\s|class\s|style\s)/;

/** Parses a state diagram. Throws an Error that says what can't be parsed. */
export function parseState(source: string): Graph {
  const [, ...statements] = statementsOf(source);
  const graph = emptyGraph('down');
  const open: string[] = [];
  for (const statement of statements) {
    if (IGNORED.test(statement)) continue;
    if (statement === '}') open.pop();
    else readStatement(statement, graph, open);
  }
  if (graph.nodes.size === 0) throw new Error('the diagram has no states');
  return graph;
}

function readStatement(statement: string, graph: Graph, open: string[]): void {
  const group = open.at(-1);
  const direction = /^direction\s+(\w+)$/.exec(statement)?.[1];
  const transition = TRANSITION.exec(statement);
  const named = NAMED.exec(statement);
  const plain = PLAIN.exec(statement);
  const described = DESCRIBED.exec(statement);
  if (direction !== undefined) {
    if (group === undefined) graph.direction = DIRECTIONS.get(direction) ?? 'down';
  } else if (transition !== null) {
    const [, from = '', to = '', label = ''] = transition;
    graph.edges.push({
      from: addState(graph, from, group, 'start'),
      to: addState(graph, to, group, 'end'),
      label: labelText(label),
      style: 'solid',
      arrowStart: false,
      arrowEnd: true,
    });
  } else if (named !== null || plain !== null) {
    const [id = '', label = id, brace] =
      named === null ? [plain?.[1], plain?.[1], plain?.[2]] : [named[2], named[1], named[3]];
    if (brace === undefined) addState(graph, id, group, 'start', label);
    else {
      graph.groups.set(id, { id, label, group });
      open.push(id);
    }
  } else if (described !== null) {
    addState(graph, described[1] ?? '', group, 'start', labelText(described[2] ?? ''));
  } else {
    throw new Error(`\`${statement}\` isn't supported`);
  }
}

/**
 * Returns a state's id, and adds the state if it's new. `[*]` is either the start or the end. A group has one of
 * each at most.
 */
function addState(
  graph: Graph,
  id: string,
  group: string | undefined,
  end: 'start' | 'end',
  label?: string,
): string {
  if (id === '[*]') {
    const own = `${end} of ${group ?? 'all'}`;
    graph.nodes.set(own, { id: own, label: '', kind: end, group });
    return own;
  }
  const known = graph.nodes.get(id);
  if (known === undefined && !graph.groups.has(id)) {
    graph.nodes.set(id, { id, label: label ?? id, kind: 'round', group });
  } else if (known !== undefined && label !== undefined) known.label = label;
  return id;
}
