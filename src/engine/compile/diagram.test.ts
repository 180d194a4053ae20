import { describe, expect, it } from 'vitest';
import { drawDiagram } from './diagram.ts';

const FLOW = '%% alt: A request reaches the SDK\nflowchart LR\n  A[App] -->|asks| B(SDK)\n';

describe('drawDiagram', () => {
  it('draws with the theme variables and nothing the content policy forbids', async () => {
    const { svg, alt } = await drawDiagram(FLOW);
    expect(alt).toBe('A request reaches the SDK');
    expect(svg).toContain('aria-label="A request reaches the SDK"');
    expect(svg).toContain('var(--diagram-fg)');
    expect(svg).not.toMatch(/<style|\sstyle="|https:|"#[0-9a-f]{6}|var\(--(?!diagram-)/i);
  });

  it.each([
    ['sequenceDiagram\n  App->>Server: GET\n  Server-->>App: 200'],
    ['stateDiagram-v2\n  [*] --> Draft\n  Draft --> Live'],
    ['classDiagram\n  class Flag {\n +name\n }'],
    ['erDiagram\n  PROJECT ||--o{ FLAG : has'],
    ['flowchart TB\n  subgraph one\n  A --> B\n  end\n  style A fill:#fff'],
  ])('keeps to the variables in every kind of diagram: %s', async (source) => {
    expect((await drawDiagram(source)).svg).not.toMatch(
      /<style|\sstyle="|https:|var\(--(?!diagram-)/i,
    );
  });

  it('gives markers ids of their own, so that two diagrams do not share arrows', async () => {
    const [first, second] = await Promise.all(
      [FLOW, FLOW.replace('asks', 'tells')].map(drawDiagram),
    );
    const idOf = (svg = '') => /id="([^"]+)"/.exec(svg)?.[1];
    expect(idOf(first?.svg)).toBeDefined();
    expect(idOf(first?.svg)).not.toBe(idOf(second?.svg));
  });

  it('throws on text that is no diagram', async () => {
    await expect(drawDiagram('no diagram at all')).rejects.toThrow();
  });
});
