import { describe, expect, it } from 'vitest';
import { isKnownLanguage, linesToHtml, loadHighlighter } from './highlight.ts';

describe('highlighting', () => {
  it('gives tokens classes and no inline styles', async () => {
    const highlight = await loadHighlighter(['ts']);
    const [line = ''] = highlight("const on = isEnabled('checkout-express'); // <ask>", 'ts');
    expect(line).toContain('<span class="tk-k">const</span>');
    expect(line).toContain(`<span class="tk-s">'checkout-express'</span>`);
    expect(line).toContain('&lt;ask&gt;');
    expect(line).not.toContain('style=');
  });

  it.each([
    ['ts', 'const flag = <Flag>value;', 'Flag'],
    ['ts', 'const first = <Item>(items: Item[]) => items[0];', 'Item'],
    ['tsx', 'const page = <Flag>on</Flag>;', 'Flag'],
    ['js', 'const page = <Flag>on</Flag>;', 'Flag'],
  ])('%s: tells types from elements in %s', async (language, code, name) => {
    const highlight = await loadHighlighter([language]);
    expect(highlight(code, language).join()).toContain(`<span class="tk-t">${name}</span>`);
  });

  it('after a cast goes on as code, not as text of an element', async () => {
    const highlight = await loadHighlighter(['ts']);
    const casts = ['<Flag>value', "<Flag>'b'", '<Map<string, number>>value', '<{ a: 1 }>value'];
    for (const cast of casts) {
      const [, line = ''] = highlight(`const flag = ${cast};\nconst name = 'a';`, 'ts');
      expect(line, cast).toContain(`<span class="tk-s">'a'</span>`);
    }
  });

  it.each(['ts', 'tsx'])('%s: knows names with letters of any language', async (language) => {
    const highlight = await loadHighlighter([language]);
    const lines = ['interface Size {}', 'interface Größe {}', 'const 長さ = new Größe(ñ);'];
    const [ascii, umlaut, ideographs] = highlight(lines.join('\n'), language);
    expect(umlaut).toBe(ascii?.replace('Size', 'Größe'));
    expect(ideographs).toContain('> 長さ <');
    expect(ideographs).toContain('Größe</span>');
  });

  it('keeps the code to the letter', async () => {
    const code = 'a: 1\n\n  - "x < y & z"\n';
    const highlight = await loadHighlighter(['yaml']);
    const text = highlight(code, 'yaml')
      .join('\n')
      .replace(/<[^>]+>/g, '');
    expect(text).toBe(code.replace(/&/g, '&amp;').replace(/</g, '&lt;'));
  });

  it('shows unknown and plain languages without colours', async () => {
    const highlight = await loadHighlighter(['klingon', 'text']);
    expect(highlight('<a>', 'klingon')).toEqual(['&lt;a&gt;']);
    expect(isKnownLanguage('klingon')).toBe(false);
    expect(isKnownLanguage('text')).toBe(true);
  });

  it('marks lines', () => {
    expect(linesToHtml(['a', 'b'], new Map([[1, ['added']]]))).toBe(
      '<span class="line">a</span>\n<span class="line is-added">b</span>',
    );
  });
});
