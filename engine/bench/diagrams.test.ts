/** Measures the drawings of all diagrams on the site, without a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawDiagram, WIDTHS } from '../src/plugins/diagrams/draw-diagram.ts';
import { flawsOf } from '../src/plugins/diagrams/measure-drawing.ts';
import { WEBSITE } from './measure-command.ts';

const DOCS = path.join(WEBSITE, 'docs');
const FENCE = /^( *)```mermaid[^\n]*\n([\s\S]*?)^\1```$/gm;

const diagrams = readdirSync(DOCS, { encoding: 'utf8', recursive: true })
  .filter((file) => /\.mdx?$/.test(file))
  .sort()
  .flatMap((file) =>
    [...readFileSync(path.join(DOCS, file), 'utf8').matchAll(FENCE)].map((fence, index) => ({
      name: `${file}, diagram ${index + 1}`,
      source: fence[2] ?? '',
    })),
  );

describe('diagrams of the site', () => {
  it('are found', () => {
    expect(diagrams.length).toBeGreaterThan(80);
  });

  it.each(diagrams)('$name can be read on every screen', ({ source }) => {
    const { drawings, alt } = drawDiagram(source);
    const { wide, narrow } = drawings;
    expect(alt).not.toBe('');
    expect(flawsOf(wide)).toEqual([]);
    expect(flawsOf(narrow)).toEqual([]);
    expect(wide.width).toBeLessThanOrEqual(WIDTHS.wide);
    expect(narrow.width).toBeLessThanOrEqual(WIDTHS.narrow);
    expect(Math.min(...wide.texts.map(({ size }) => size))).toBeGreaterThanOrEqual(15);
    expect(Math.min(...narrow.texts.map(({ size }) => size))).toBeGreaterThanOrEqual(13);
  });
});
