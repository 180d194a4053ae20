/** Parses flowcharts. Unknown syntax throws an error that quotes it, so that nothing is silently ignored. */
import { TONES } from '../drawing.ts';
import {
  DIRECTIONS,
  emptyGraph,
  type Graph,
  type GraphEdge,
  type GraphNode,
  labelText,
  statementsOf,
} from './graph.ts';

const ID = /^[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/u;

/** Opening and closing delimiters of shapes, longer ones first. */
const SHAPES: readonly (readonly [open: string, close: string, kind: GraphNode['kind']])[] = [
  ['(((', ')))', 'round'],
  ['((', '))', 'round'],
  ['([', '])', 'round'],
  ['[(', ')]', 'database'],
  ['[[', ']]', 'box'],
  ['[/', '/]', 'box'],
  ['{{', '}}', 'question'],
  ['{', '}', 'question'],
  ['(', ')', 'round'],
  ['[', ']', 'box'],
];

/** Arrows with a label inside: `-- yes -->`, `== yes ==>`, `-. yes .->`. */
const LABELED =
  /^(<)?(?:--(?![->ox]\s|[->])\s*(?<solid>.+?)\s*--+|==(?![=>])\s*(?<thick>.+?)\s*==+|-\.(?![.-])\s*(?<dotted>.+?)\s*\.+-)(?<head>>)?/;
const PLAIN = /^(<)?(?:(?<solid>--+)|(?<thick>==+)|(?<dotted>-\.+-))(?<head>>|[xo](?=\s))?/;

/** Matches statements about the appearance, which is up to the site's theme. */
const IGNORED = /^(?:style|classDef|class|linkStyle|click|direction)\s/;

/** Parses a flowchart. Throws an Error that says what can't be parsed. */
export function parseFlowchart(source: string): Graph {
  const [header = '', ...statements] = statementsOf(withSemicolonsAsEnds(source));
  const graph = emptyGraph(DIRECTIONS.get(header.split(/\s+/)[1]) ?? 'down');
  const open: string[] = [];
  for (const statement of statements) {
    if (IGNORED.test(statement)) continue;
    const group = /^subgraph(?:\s+(.*))?$/.exec(statement);
    if (group !== null) open.push(addGroup(graph, group[1] ?? '', open.at(-1)));
    else if (statement === 'end') open.pop();
    else readChain(statement, graph, open.at(-1));
  }
  leadToMembers(graph);
  if (graph.nodes.size === 0) throw new Error('the flowchart has no boxes');
  return graph;
}

/**
 * Replaces semicolons outside of quotes with line breaks. A quotation ends at the end of its line at the latest.
 */
function withSemicolonsAsEnds(source: string): string {
  return source.replace(/"[^"\n]*"|;/g, (found) => (found === ';' ? '\n' : found));
}

function addGroup(graph: Graph, text: string, parent: string | undefined): string {
  const [, id = text, title] = /^([\w-]+)\s*\[(.*)\]$/.exec(text) ?? [];
  const name = id === '' ? `group ${graph.groups.size + 1}` : labelText(id);
  graph.groups.set(name, { id: name, label: labelText(title ?? id), group: parent });
  return name;
}

/**
 * Redirects arrows from a group to start at the group's last box, and arrows to a group to end at its first box.
 */
function leadToMembers(graph: Graph): void {
  // If an arrow to a group comes before the group in the source, it added a box with the group's name.
  for (const id of graph.groups.keys()) graph.nodes.delete(id);
  for (const edge of graph.edges) {
    if (graph.groups.has(edge.from)) edge.from = memberOf(edge.from, 'from', graph);
    if (graph.groups.has(edge.to)) edge.to = memberOf(edge.to, 'to', graph);
  }
}

/**
 * Returns a group's first box, which no other box in the group leads to, or its last box, which leads to no other
 * box in the group.
 */
function memberOf(group: string, end: 'from' | 'to', graph: Graph): string {
  const isInside = (id: string | undefined): boolean =>
    id !== undefined &&
    (id === group || isInside((graph.nodes.get(id) ?? graph.groups.get(id))?.group));
  const members = [...graph.nodes.keys()].filter(isInside);
  const inner = graph.edges.filter(({ from, to }) => isInside(from) && isInside(to));
  const free = members.filter((id) => !inner.some((edge) => edge[end] === id));
  const candidates = free.length > 0 ? free : members;
  const member = end === 'to' ? candidates[0] : candidates.at(-1);
  if (member === undefined) throw new Error(`an arrow leads to \`${group}\`, which has no boxes`);
  return member;
}

/** The rest of a statement that still has to be parsed. */
interface Cursor {
  statement: string;
  rest: string;
}

/** Parses one statement: `A["One"] --> B & C -- why --> D`. */
function readChain(statement: string, graph: Graph, group: string | undefined): void {
  const cursor: Cursor = { statement, rest: statement };
  let sources = readNodes(cursor, graph, group);
  while (cursor.rest !== '') {
    const link = readLink(cursor);
    const targets = readNodes(cursor, graph, group);
    for (const from of sources) {
      for (const to of targets) graph.edges.push({ ...link, from, to });
    }
    sources = targets;
  }
}

function readNodes(cursor: Cursor, graph: Graph, group: string | undefined): string[] {
  const ids = [readNode(cursor, graph, group)];
  while (take(cursor, /^&\s*/)) ids.push(readNode(cursor, graph, group));
  return ids;
}

function readNode(cursor: Cursor, graph: Graph, group: string | undefined): string {
  const id = take(cursor, ID)?.[0];
  if (id === undefined) throw failure(cursor, 'expected a box');
  const known = graph.nodes.get(id);
  const shape = SHAPES.find(([open]) => cursor.rest.startsWith(open));
  if (shape !== undefined) {
    const [open, close, kind] = shape;
    const label = readLabel(cursor, open, close);
    graph.nodes.set(id, { ...known, id, label, kind, group: known?.group ?? group });
  } else if (known === undefined && !graph.groups.has(id)) {
    graph.nodes.set(id, { id, label: id, kind: 'box', group });
  }
  const className = take(cursor, /^:::([\w-]+)/)?.[1];
  const node = graph.nodes.get(id);
  const tone = TONES.find((each) => each === className);
  if (node !== undefined && tone !== undefined) node.tone = tone;
  take(cursor, /^\s+/);
  return id;
}

function readLabel(cursor: Cursor, open: string, close: string): string {
  const inside = cursor.rest.slice(open.length);
  const quoted = /^\s*"[^"]*"\s*/.exec(inside)?.[0] ?? '';
  const end = inside.indexOf(close, quoted.length);
  if (end === -1) throw failure(cursor, `\`${close}\` is missing`);
  cursor.rest = inside.slice(end + close.length);
  return labelText(inside.slice(0, end));
}

function readLink(cursor: Cursor): Omit<GraphEdge, 'from' | 'to'> {
  const labeled = take(cursor, LABELED);
  const found = labeled ?? take(cursor, PLAIN);
  if (found === undefined) throw failure(cursor, 'expected an arrow');
  const { solid, thick, dotted, head } = found.groups ?? {};
  take(cursor, /^\s+/);
  const piped = take(cursor, /^\|([^|]*)\|\s*/)?.[1];
  return {
    label: labelText(piped ?? (labeled === undefined ? '' : (solid ?? thick ?? dotted ?? ''))),
    style: dotted !== undefined ? 'dotted' : thick !== undefined ? 'thick' : 'solid',
    arrowStart: found[1] !== undefined,
    arrowEnd: head !== undefined,
  };
}

/** If the pattern matches at the cursor, advances the cursor past the match. */
function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | undefined {
  const found = pattern.exec(cursor.rest);
  if (found !== null) cursor.rest = cursor.rest.slice(found[0].length);
  return found ?? undefined;
}

function failure({ statement, rest }: Cursor, what: string): Error {
  const before = statement.slice(0, statement.length - rest.length);
  return new Error(`${what} after \`${before}\` in \`${statement}\``);
}
