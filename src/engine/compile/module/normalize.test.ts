import { describe, expect, it } from 'vitest';
import { normalizeText } from './normalize.ts';

describe('normalizeText', () => {
  it('takes explicit heading ids off and remembers their lines', () => {
    const result = normalizeText(
      '---\ntitle: A\n---\n\n## Create a flag {#create}\n\n### Plain\n',
      'mdx',
    );
    expect(result.text).toContain('## Create a flag\n');
    expect([...result.headingIds]).toEqual([[5, 'create']]);
  });

  it('turns the short title form of admonitions into a label', () => {
    expect(normalizeText(':::tip Read *this*\n\nx\n\n:::', 'markdown').text).toBe(
      ':::tip[Read *this*]\n\nx\n\n:::',
    );
    expect(normalizeText(':::note[Kept]\n:::', 'markdown').text).toBe(':::note[Kept]\n:::');
    expect(normalizeText(':::note{.wide}\n:::', 'markdown').text).toBe(':::note{.wide}\n:::');
  });

  it('leaves code fences alone, also longer ones that hold shorter ones', () => {
    const text = '````md\n```\n## A {#a}\n:::note Title\n<!-- x -->\n```\n````\n\n## B {#b}';
    const result = normalizeText(text, 'mdx');
    expect(result.text).toBe(text.replace(' {#b}', ''));
    expect([...result.headingIds]).toEqual([[9, 'b']]);
  });

  it('removes HTML comments from MDX and keeps the number of lines', () => {
    const result = normalizeText('a <!-- one --> b\n<!-- two\nthree -->\nc `<!-- code -->`', 'mdx');
    expect(result.text).toBe('a  b\n\n\nc `<!-- code -->`');
    expect(normalizeText('a <!-- one -->', 'markdown').text).toBe('a <!-- one -->');
  });

  it('reports imports of MDX and blanks their lines', () => {
    const result = normalizeText(
      "import Tabs, { A as B } from '@theme/Tabs';\nimport {\n  C,\n} from './_c.mdx'\n\ntext",
      'mdx',
    );
    expect(result.text).toBe('\n\n\n\n\ntext');
    expect(result.imports).toEqual([
      { local: 'Tabs', imported: 'default', from: '@theme/Tabs', line: 1 },
      { local: 'B', imported: 'A', from: '@theme/Tabs', line: 1 },
      { local: 'C', imported: 'C', from: './_c.mdx', line: 2 },
    ]);
  });

  it('does not mistake prose that begins with "import" for a statement', () => {
    expect(normalizeText('import your flags first', 'mdx').text).toBe('import your flags first');
  });
});
