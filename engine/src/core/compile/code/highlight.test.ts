import { describe, expect, it } from 'vitest';
import { isKnownLanguage, linesToHtml, loadHighlighter } from './highlight.ts';

describe('highlighting', () => {
  it('gives tokens classes and no inline styles', async () => {
    const highlight = await loadHighlighter(['ts']);
    const [line = ''] = highlight("const on = isOpen('branch-north'); // <ask>", 'ts');
    expect(line).toContain('<span class="tk-k">const</span>');
    expect(line).toContain(`<span class="tk-s">'branch-north'</span>`);
    expect(line).toContain('&lt;ask&gt;');
    expect(line).not.toContain('style=');
  });

  it.each([
    ['tsx', 'const page = <Lamp>on</Lamp>;', '<span class="tk-t">Lamp</span>'],
    ['json', '{"enabled": true}', '<span class="tk-a">"enabled"</span>'],
    ['py', 'def variant(name): ...', '<span class="tk-f">variant</span>'],
    ['rb', 'def flag_context = nil', '<span class="tk-f">flag_context </span>'],
    ['http', 'POST /api HTTP/1.1\nAccept: text/html', '<span class="tk-a">Accept</span>'],
    ['vue', '<p v-if="on">Hello</p>', '<span class="tk-a">v-if</span>'],
  ])('%s: tells what %s is made of', async (language, code, expected) => {
    const highlight = await loadHighlighter([language]);
    expect(highlight(code, language).join('\n')).toContain(expected);
  });

  it('colors the body of an HTTP message by its type', async () => {
    const highlight = await loadHighlighter(['http']);
    const message = 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"enabled": true}';
    expect(highlight(message, 'http').at(-1)).toContain('<span class="tk-n">true</span>');
  });

  it('after a cast goes on as code, not as text of an element', async () => {
    const highlight = await loadHighlighter(['ts']);
    const casts = ['<Lamp>value', "<Lamp>'b'", '<Map<string, number>>value', '<{ a: 1 }>value'];
    for (const cast of casts) {
      const [, line = ''] = highlight(`const lamp = ${cast};\nconst name = 'a';`, 'ts');
      expect(line, cast).toContain(`<span class="tk-s">'a'</span>`);
    }
  });

  it('ends a token that spans lines with each line', async () => {
    const highlight = await loadHighlighter(['ts']);
    expect(highlight('/* one\n   two */', 'ts')).toEqual([
      '<span class="tk-c">/* one</span>',
      '<span class="tk-c">   two */</span>',
    ]);
  });

  it('keeps the code to the letter', async () => {
    const code = 'a: 1\n\n  - "x < y & z"\n';
    const highlight = await loadHighlighter(['yaml']);
    const text = highlight(code, 'yaml')
      .join('\n')
      .replace(/<[^>]+>/g, '');
    expect(text).toBe(code.replace(/&/g, '&amp;').replace(/</g, '&lt;'));
  });

  it('shows unknown and plain languages without colors', async () => {
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
