import { describe, expect, it } from 'vitest';
import { adviceOn } from './advice.ts';
import { drawDiagram, WIDTHS } from './draw-diagram.ts';
import { flawsOf, LEAST_SIZE } from './measure-drawing.ts';

const FLOW = '%% alt: A request reaches the SDK\nflowchart LR\n  A[App] -->|asks| B(SDK)\n';
const STATES =
  'stateDiagram-v2\n  direction LR\n  state "In review" as review\n  [*] --> Draft\n  Draft --> review: submit\n  review --> Draft: changes asked for\n  review --> [*]';
const SEQUENCE =
  'sequenceDiagram\n  actor A as Ana\n  participant U as Library server\n  A->>U: GET /api/store/products\n  U->>U: check the role\n  alt allowed\n    U-->>A: 200\n  else refused\n    U-->>A: 403\n  end\n  Note over A,U: Both wait';
const GROUPS =
  'flowchart LR\n  subgraph EU["Europe"]\n    W["Harbor of Bergen"] --> E1["Pilots"]\n    B["Harbor of Aarhus"] --> E1\n  end\n  subgraph US["America"]\n    I["Harbor of Boston"] --> E2["Pilots"]\n    C["Harbor of Halifax"] --> E2\n  end\n  E1 -->|"every hour"| U[("Ship register")]\n  E2 -->|"every hour"| U';
const LOOP =
  'flowchart TD\n  S["Next ship in the queue"] --> C{"Are the papers valid?"}\n  C -- yes --> G{"Is there a berth?"}\n  G -- yes --> R{"Deep enough?"}\n  R -- yes --> ON["Ship docks"]\n  C -- no --> N{"More ships?"}\n  G -- no --> N\n  R -- no --> N\n  N -- yes --> S\n  N -- no --> OFF["Harbor closes"]';
const FAN = `flowchart LR\n${['One', 'Two', 'Three', 'Four', 'Five', 'Six']
  .map((name) => `  Q["Which of the ways?"] -->|"the way ${name}"| ${name}["Number ${name}"]`)
  .join('\n')}`;

const ALL = { FLOW, STATES, SEQUENCE, GROUPS, LOOP, FAN };

describe('drawDiagram', () => {
  it('reads the alternative text from the first comment', () => {
    expect(drawDiagram(FLOW).alt).toBe('A request reaches the SDK');
    expect(drawDiagram(STATES).alt).toBe('');
  });

  it('determines whether the wide drawing is small or large', () => {
    const boxes = ['Application', 'Software development kit', 'Library branch', 'Library server'];
    const chain = (count: number) =>
      `flowchart LR\n${boxes
        .slice(0, count)
        .map((box, index) => `n${index}["${box}"]`)
        .join(' --> ')}`;
    const [one, two, four] = [1, 2, 4].map((count) => drawDiagram(chain(count)));
    expect(one?.size).toBe('small');
    expect(two?.size).toBe('small');
    expect(four?.size).toBe('large');
    expect(four?.drawings.wide.width).toBeGreaterThan(560);
  });

  it('centers the label of a message between its participants', () => {
    const { wide } = drawDiagram('sequenceDiagram\n  A->>B: one\n  B->>C: two').drawings;
    const middle = ({ x, width }: { x: number; width: number }) => x + width / 2;
    const [a, b, c] = wide.shapes.map(middle);
    const [one, two] = wide.texts.filter(({ role }) => role === 'label').map(middle);
    expect(one).toBeCloseTo(((a ?? 0) + (b ?? 0)) / 2);
    expect(two).toBeCloseTo(((b ?? 0) + (c ?? 0)) / 2);
  });

  it.each(Object.entries(ALL))('%s can be read on a phone and on a desktop', (_, source) => {
    const { wide, narrow } = drawDiagram(source).drawings;
    expect(flawsOf(wide)).toEqual([]);
    expect(flawsOf(narrow)).toEqual([]);
    expect(wide.width).toBeLessThanOrEqual(WIDTHS.wide);
    expect(narrow.width).toBeLessThanOrEqual(WIDTHS.narrow);
    for (const { size } of narrow.texts) expect(size).toBeGreaterThanOrEqual(LEAST_SIZE);
    for (const { size } of wide.texts) expect(size).toBeGreaterThanOrEqual(15);
  });

  it.each(Object.entries(ALL))(
    "%s uses the theme's colors and nothing that the policy forbids",
    (_, source) => {
      const { svg } = drawDiagram(source);
      expect(svg).toContain('var(--diagram-fg)');
      expect(svg).not.toMatch(/<style|\sstyle="|https:|\sid="|NaN|undefined|var\(--(?!diagram-)/);
    },
  );

  it.each(Object.entries(ALL))('%s results in the same bytes each time', (_, source) => {
    expect(drawDiagram(source).svg).toBe(drawDiagram(source).svg);
  });

  it('draws once if the drawing fits everywhere, and otherwise twice', () => {
    expect(drawDiagram('flowchart TD\n  A --> B').svg.match(/<svg /g)).toHaveLength(1);
    expect(drawDiagram(GROUPS).svg.match(/<svg /g)).toHaveLength(2);
  });

  it.each([
    'flowchart LR\n  __proto__ --> constructor',
    'flowchart __proto__\n  subgraph __proto__\n  a --> toString\n  end',
    'stateDiagram-v2\n  __proto__ --> hasOwnProperty',
    'sequenceDiagram\n  __proto__->>valueOf: x',
  ])('names can be those of inherited members: %s', (source) => {
    const { lines, texts } = drawDiagram(source).drawings.wide;
    expect(lines.length).toBeGreaterThan(0);
    expect(texts.length).toBeGreaterThan(1);
  });

  const many = (count: number, write: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => write(index)).join('\n');
  it.each([
    ['arrows', `flowchart LR\n${many(400, (index) => `a${index % 40} --> a${(index * 7) % 40}`)}`],
    [
      'arrows',
      `flowchart LR\n${many(30, (index) => `a${index}`).replaceAll('\n', ' & ')} --> b & c & d & e & f`,
    ],
    ['boxes', `flowchart LR\n${many(61, (index) => `a${index}`)}`],
    ['groups', `flowchart LR\na\n${many(16, (index) => `subgraph g${index}\nend`)}`],
    ['participants', `sequenceDiagram\n${many(61, (index) => `a->>b${index}: x`)}`],
    ['messages, notes, and frames', `sequenceDiagram\n${many(301, () => 'a->>b: x')}`],
    ['characters in a line', `sequenceDiagram\na->>b:::${' '.repeat(15_000)}x`],
    ['lines', `flowchart LR\n${many(600, () => 'a')}`],
    ['characters', `flowchart LR\n${many(490, () => ';'.repeat(990))}`],
  ])('rejects more %s than the limit', (unit, source) => {
    expect(() => drawDiagram(source)).toThrow(
      new RegExp(
        `^it has [\\d,]+ ${unit}, more than the limit of [\\d,]+, so split it into multiple diagrams$`,
      ),
    );
  });

  it('keeps the order of the source', () => {
    const { texts } = drawDiagram('flowchart TD\n  Q --> One\n  Q --> Two').drawings.wide;
    const place = (name: string) => texts.find(({ lines }) => lines[0] === name)?.x ?? 0;
    expect(place('One')).toBeLessThan(place('Two'));
  });

  it('repeats the names of shared boxes in a column, and frames only groups that are together', () => {
    const { narrow } = drawDiagram(GROUPS).drawings;
    const frames = narrow.shapes.filter(({ kind }) => kind === 'group');
    expect(frames).toHaveLength(2);
    const wide =
      'flowchart TD\n  A["A long name of the first"] --> S["The shared one"]\n  B["A long name of the second"] --> S\n  S --> C["A long name of the third"]\n  S --> D["A long name of the fourth"]\n  S --> E["A long name of the fifth"]\n  A --> F["A long name of the sixth"]';
    const kinds = drawDiagram(wide).drawings.narrow.shapes.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'reference')).toHaveLength(1);
  });

  it('draws up to five boxes without branches in one line if they fit', () => {
    const rows = (source: string) => {
      const { shapes } = drawDiagram(source).drawings.wide;
      return new Set(shapes.map(({ y, height }) => Math.round(y + height / 2))).size;
    };
    const long = 'A name of several words';
    expect(
      rows(`flowchart TD\n  a["${long}"] --> b["${long}"] -- then --> c["${long}"] --> d`),
    ).toBe(1);
    expect(rows('flowchart TD\n  a --> b --> c\n  a --> d')).toBe(3);
    expect(rows('flowchart TD\n  a --> b --> c --> d --> e --> f')).toBe(6);
    const wide = 'Averyveryveryverylongname';
    expect(rows(`flowchart LR\n  a[${wide}] --> b[${wide}1] --> c[${wide}2] --> d[${wide}3]`)).toBe(
      4,
    );
  });

  it.each([
    ['nonsense', "the type `nonsense` isn't supported"],
    ['classDiagram\n  class A', 'use flowchart, stateDiagram-v2, or sequenceDiagram'],
    ['flowchart TD', 'no boxes'],
  ])("explains what it can't draw: %s", (source, message) => {
    expect(() => drawDiagram(source)).toThrow(message);
  });
});

describe('adviceOn', () => {
  const place = { file: 'docs/a.mdx', line: 3 };

  it('has no advice for a diagram that fits', () => {
    expect(adviceOn(drawDiagram(LOOP), place)).toEqual([]);
  });

  it('reports the width and a remedy if a diagram is too wide', () => {
    const lanes = ['Middleware', 'Controller', 'Repository', 'Dispatcher', 'Subscriber'];
    const source = `sequenceDiagram\n${lanes.map((one) => `  ${one}->>${one}: works`).join('\n')}`;
    const [problem] = adviceOn(drawDiagram(source), place);
    expect(problem?.message).toMatch(
      /^The diagram is \d+ px wide on a phone, but only 324 px fit$/,
    );
    expect(problem?.remedy).toContain('four participants');
    expect(problem?.place).toBe(place);
  });

  it("warns about a diagram that's taller than two screens", () => {
    const chain = Array.from({ length: 20 }, (_, index) => `S${index}`).join(' --> ');
    const [problem] = adviceOn(drawDiagram(`flowchart TD\n  ${chain}`), place);
    expect(problem?.message).toMatch(/px tall on a phone/);
  });
});

it('shows on and off in color and shape, only for classes with these names', () => {
  const source =
    '%% alt: A lamp\nflowchart LR\n  U["Library"]:::main --> A["On"]:::on\n  U --> B["Off"]:::off\n  U --> C["App"]:::other';
  const { svg } = drawDiagram(source);
  expect(svg).toMatch(/<g [^>]*stroke="var\(--diagram-main\)"[^>]*><rect [^>]*><\/g>/);
  expect(svg).toMatch(/<g fill="var\(--diagram-on\)"[^>]*><rect [^>]*><\/g>/);
  expect(svg).toMatch(/<g fill="none"[^>]*stroke-dasharray="5 4"[^>]*><rect [^>]*><\/g>/);
});

it('reads front matter, descriptions, and arrows to and from groups as Mermaid does', () => {
  const { alt, drawings } = drawDiagram(`---
title: Looks
config:
  theme: dark
---
flowchart TD
  accTitle: Title
  accDescr: What it shows
  start --> one
  subgraph one [Group]
    a --> b
  end
  one -- then --> two
  subgraph two
    c --> d
  end
`);
  expect(alt).toBe('What it shows');
  const names = drawings.wide.texts
    .filter(({ role }) => role === 'name')
    .map(({ lines }) => lines[0]);
  expect(names).toEqual(['start', 'a', 'b', 'c', 'd']);
  expect(drawings.wide.lines.filter(({ arrowEnd }) => arrowEnd)).toHaveLength(4);
});

it.each([
  ['accDescr { Two\n lines }', 'Two\n lines'],
  ['accDescr: One line\n a{Question?}', 'One line'],
  ['accTitle: Title', 'Title'],
  ['%% alt: Ours\n accDescr: Theirs', 'Ours'],
])('reads the alternative text of %j', (line, alt) => {
  expect(drawDiagram(`flowchart TD\n ${line}\n a --> b`).alt).toBe(alt);
});

it('reports an empty group at an arrow', () => {
  expect(() => drawDiagram('flowchart TD\n a --> one\n subgraph one\n end')).toThrow(
    'an arrow leads to `one`, which has no boxes',
  );
});
