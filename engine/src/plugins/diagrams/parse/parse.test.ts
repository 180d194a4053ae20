import { describe, expect, it } from 'vitest';
import { parseFlowchart } from './flowchart.ts';
import { parseSequence } from './sequence.ts';
import { parseState } from './state.ts';

const edgesOf = (statements: string) =>
  parseFlowchart(`flowchart TD\n${statements}`).edges.map(
    ({ from, to, label, style, arrowStart, arrowEnd }) =>
      `${from}${arrowStart ? '<' : ''} ${style} ${label} ${arrowEnd ? '>' : ''}${to}`,
  );

describe('parseFlowchart', () => {
  it('ends statements at semicolons outside of quotes', () => {
    expect(edgesOf('A["a;b"] --> B; B --> C;; C -- "x;y" --> D')).toEqual([
      'A solid  >B',
      'B solid  >C',
      'C solid x;y >D',
    ]);
  });

  it.each([
    ['A --> B', 'A solid  >B'],
    ['A-->B', 'A solid  >B'],
    ['A --- B', 'A solid  B'],
    ['A -->|"yes, sir"| B', 'A solid yes, sir >B'],
    ['A -- "no, strict" --> B', 'A solid no, strict >B'],
    ['A -- time reached --> B', 'A solid time reached >B'],
    ['A -.-> B', 'A dotted  >B'],
    ['A -. now and then .-> B', 'A dotted now and then >B'],
    ['A ==> B', 'A thick  >B'],
    ['A == much ==> B', 'A thick much >B'],
    ['A <--> B', 'A< solid  >B'],
    ['harbor-north --> B', 'harbor-north solid  >B'],
  ])('reads %s', (statement, edge) => {
    expect(edgesOf(statement)).toEqual([edge]);
  });

  it('reads chains, several boxes at once, and several statements on a line', () => {
    expect(edgesOf('A & B --> C --> D; D --> E')).toEqual([
      'A solid  >C',
      'B solid  >C',
      'C solid  >D',
      'D solid  >E',
    ]);
  });

  it('reads shapes, names with brackets, and line breaks', () => {
    const { nodes } = parseFlowchart(
      'flowchart LR\n  a["One [1]"] --> b("Two")\n  b --> c{"Three?"}\n  c --> d[("Four")]\n  d --> e([Five<br/>5]):::big\n  style a fill:#fff',
    );
    expect([...nodes.values()].map(({ label, kind }) => `${kind} ${label}`)).toEqual([
      'box One [1]',
      'round Two',
      'question Three?',
      'database Four',
      'round Five\n5',
    ]);
  });

  it('reads nested groups', () => {
    const { nodes, groups } = parseFlowchart(
      'flowchart TB\n  subgraph outer [All of it]\n    A --> B\n    subgraph inner\n      C\n    end\n  end\n  B --> D',
    );
    expect([...groups.values()]).toEqual([
      { id: 'outer', label: 'All of it', group: undefined },
      { id: 'inner', label: 'inner', group: 'outer' },
    ]);
    expect([...nodes.values()].map(({ id, group }) => [id, group])).toEqual([
      ['A', 'outer'],
      ['B', 'outer'],
      ['C', 'inner'],
      ['D', undefined],
    ]);
  });

  it.each([
    ['A["open', '`]` is missing after `A` in `A["open`'],
    ['A -->', 'expected a box after `A -->` in `A -->`'],
    ['A what B', 'expected an arrow after `A `'],
  ])('reports where it stops: %s', (statement, message) => {
    expect(() => edgesOf(statement)).toThrow(message);
  });
});

describe('parseState', () => {
  it('reads states, transitions, starts, and ends', () => {
    const { direction, nodes, edges } = parseState(
      'stateDiagram-v2\n  direction LR\n  state "Old only" as o\n  [*] --> o\n  o --> New: seam in place\n  New : The new one\n  New --> [*]',
    );
    expect(direction).toBe('right');
    expect([...nodes.values()].map(({ label, kind }) => `${kind} ${label}`)).toEqual([
      'round Old only',
      'start ',
      'round The new one',
      'end ',
    ]);
    expect(edges.map(({ label }) => label)).toEqual(['', 'seam in place', '']);
  });

  it('reads nested states', () => {
    const { groups, nodes } = parseState('stateDiagram\n  state Live {\n    [*] --> On\n  }');
    expect([...groups.keys()]).toEqual(['Live']);
    expect(nodes.get('On')?.group).toBe('Live');
  });

  it('reports unknown syntax', () => {
    expect(() => parseState('stateDiagram\n  A >> B')).toThrow("`A >> B` isn't supported");
  });
});

describe('parseSequence', () => {
  it('reads participants, messages, notes, and frames', () => {
    const { participants, steps } = parseSequence(
      'sequenceDiagram\n  actor A as Ana\n  A->>Server: ask: now?\n  Server--)A: later\n  A-xServer: lost\n  A->Server: line\n  note right of A: waits\n  alt yes\n  else\n  end\n  activate A',
    );
    expect(participants).toEqual([
      { id: 'A', label: 'Ana' },
      { id: 'Server', label: 'Server' },
    ]);
    expect(steps).toMatchObject([
      {
        kind: 'message',
        from: 'A',
        to: 'Server',
        text: 'ask: now?',
        isDashed: false,
        hasHead: true,
      },
      { kind: 'message', from: 'Server', to: 'A', text: 'later', isDashed: true },
      { kind: 'message', text: 'lost' },
      { kind: 'message', text: 'line', hasHead: false },
      { kind: 'note', side: 'right', over: ['A'], text: 'waits' },
      { kind: 'open', word: 'alt', text: 'yes' },
      { kind: 'next', word: 'else', text: '' },
      { kind: 'close' },
    ]);
  });

  it('reports unknown syntax', () => {
    expect(() => parseSequence('sequenceDiagram\n  A says B')).toThrow('`A says B`');
    expect(() => parseSequence('sequenceDiagram\n  participant A')).toThrow('no messages');
  });
});
