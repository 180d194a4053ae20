/** Reads flowcharts. What it does not know is an error that quotes the text: nothing is left out silently. */

import type { GraphNode } from './graph.ts';
import { DIRECTIONS, emptyGraph, type Graph, type GraphEdge, labelText } from './graph.ts';

const ID = /^[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/u;

/** Opening and closing marks of shapes; longer ones first. */
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

/** Arrows with their text inside: `-- yes -->`, `== yes ==>`, `-. yes .->`. */
const LABELED =
  /^(<)?(?:--(?![->ox]\s|[->])\s*(?<solid>.+?)\s*--+|==(?![=>])\s*(?<thick>.+?)\s*==+|-\.(?![.-])\s*(?<dotted>.+?)\s*\.+-)(?<head>>)?/;
const PLAIN = /^(<)?(?:(?<solid>--+)|(?<thick>==+)|(?<dotted>-\.+-))(?<head>>|[xo](?=\s))?/;

/** Statements about looks; the site's theme decides on those. */
const IGNORED = /^(?:style|classDef|class|linkStyle|click|direction)\s/;

/** Graph of a flowchart's source. Throws an Error that names what cannot be read. */
export function parseFlowchart(source: string): Graph {
  const [header = '', ...statements] = source
    .split(/\n|;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('%%'));
  const graph = emptyGraph(DIRECTIONS[header.split(/\s+/)[1] ?? 'TD'] ?? 'down');
  const open: string[] = [];
  for (const statement of statements) {
    if (IGNORED.test(statement)) continue;
    const group = /^subgraph(?:\s+(.*))?$/.exec(statement);
    if (group !== null) open.push(addGroup(graph, group[1] ?? '', open.at(-1)));
    else if (statement === 'end') open.pop();
    else new ChainReader(statement, graph, open.at(-1)).read();
  }
  if (graph.nodes.size === 0) throw new Error('the flowchart has no boxes');
  return graph;
}

function addGroup(graph: Graph, text: string, parent: string | undefined): string {
  const [, id = text, title] = /^([\w-]+)\s*\[(.*)\]$/.exec(text) ?? [];
  const name = id === '' ? `group ${graph.groups.size + 1}` : labelText(id);
  graph.groups.set(name, { id: name, label: labelText(title ?? id), group: parent });
  return name;
}

/** Reads one statement: `A["One"] --> B & C -- why --> D`. */
class ChainReader {
  private rest: string;

  constructor(
    private readonly statement: string,
    private readonly graph: Graph,
    private readonly group: string | undefined,
  ) {
    this.rest = statement;
  }

  read(): void {
    let sources = this.nodes();
    while (this.rest !== '') {
      const link = this.link();
      const targets = this.nodes();
      for (const from of sources)
        for (const to of targets) this.graph.edges.push({ ...link, from, to });
      sources = targets;
    }
  }

  private nodes(): string[] {
    const ids = [this.node()];
    while (this.take(/^&\s*/)) ids.push(this.node());
    return ids;
  }

  private node(): string {
    const id = this.take(ID)?.[0];
    if (id === undefined) throw this.failure('a box is expected');
    const shape = SHAPES.find(([open]) => this.rest.startsWith(open));
    const known = this.graph.nodes.get(id);
    const isGroup = this.graph.groups.has(id);
    if (shape === undefined) {
      if (known === undefined && !isGroup) this.add({ id, label: id, kind: 'box' });
    } else {
      this.add({ id, label: this.shapeText(shape[0], shape[1]), kind: shape[2] });
    }
    this.take(/^:::[\w-]+/);
    this.take(/^\s+/);
    return id;
  }

  private add(node: Omit<GraphNode, 'group'>): void {
    const group = this.graph.nodes.get(node.id)?.group ?? this.group;
    this.graph.nodes.set(node.id, { ...node, group });
  }

  private shapeText(open: string, close: string): string {
    const inside = this.rest.slice(open.length);
    const quoted = /^\s*"[^"]*"\s*/.exec(inside)?.[0] ?? '';
    const end = inside.indexOf(close, quoted.length);
    if (end === -1) throw this.failure(`\`${close}\` is missing`);
    this.rest = inside.slice(end + close.length);
    return labelText(inside.slice(0, end));
  }

  private link(): Omit<GraphEdge, 'from' | 'to'> {
    const labeled = this.take(LABELED);
    const found = labeled ?? this.take(PLAIN);
    if (found === undefined) throw this.failure('an arrow is expected');
    const { solid, thick, dotted, head } = found.groups ?? {};
    this.take(/^\s+/);
    const piped = this.take(/^\|([^|]*)\|\s*/)?.[1];
    return {
      label: labelText(piped ?? (labeled === undefined ? '' : (solid ?? thick ?? dotted ?? ''))),
      style: dotted !== undefined ? 'dotted' : thick !== undefined ? 'thick' : 'solid',
      arrowStart: found[1] !== undefined,
      arrowEnd: head !== undefined,
    };
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(this.rest);
    if (found !== null) this.rest = this.rest.slice(found[0].length);
    return found ?? undefined;
  }

  private failure(what: string): Error {
    const before = this.statement.slice(0, this.statement.length - this.rest.length);
    return new Error(`${what} after \`${before}\` in \`${this.statement}\``);
  }
}
