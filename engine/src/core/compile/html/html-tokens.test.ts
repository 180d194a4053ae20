import { describe, expect, it } from 'vitest';
import { readHtml, startTag, withAttributes, writeHtml } from './html-tokens.ts';

const kinds = (html: string) =>
  readHtml(html).map((token) => `${token.kind} ${'name' in token ? token.name : token.raw}`);

describe('tokens', () => {
  it.each([
    '<p>a <b class="x">b</b> &amp; c<br>d</p>',
    '<!doctype html><!-- <a href="x"> --><p>x',
    "<a title='a > b' data-x=1 download>y</a></i></p> 2 < 3 <b",
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><script>if (a < b) "<p>"</script>',
    '<table><tr><td>1<td>2</table><li>a<li>b',
    '',
  ])('are the HTML again when joined: %s', (html) => {
    expect(writeHtml(readHtml(html))).toBe(html);
  });

  it('tell tags from what looks like tags', () => {
    expect(kinds('<code>&lt;div id="a"&gt;</code><!-- <p> --><p title="<b>">x</p>')).toEqual([
      'start code',
      'text &lt;div id="a"&gt;',
      'end code',
      'other <!-- <p> -->',
      'start p',
      'text x',
      'end p',
    ]);
  });

  it('hold values and texts without entities', () => {
    const [tag, text] = readHtml('<a HREF="?a=1&amp;b=&#x32;" download>x &lt; y</a>');
    expect(tag).toMatchObject({ attributes: { href: '?a=1&b=2', download: '' } });
    expect(text).toMatchObject({ text: 'x < y' });
  });

  it('say where elements end whose end tags are left out', () => {
    expect(kinds('<p>a<p>b</p></i><br>')).toEqual([
      'start p',
      'text a',
      'end p',
      'start p',
      'text b',
      'end p',
      'other </i>',
      'start br',
    ]);
  });
});

it('changes attributes in their place and adds others at the end', () => {
  const [tag] = readHtml('<img src="/a.png" alt="A &quot;b&quot;"/>');
  if (tag?.kind !== 'start') throw new Error('no tag');
  expect(withAttributes(tag, { src: '/b.png?x&y', width: '2' }).raw).toBe(
    '<img src="/b.png?x&amp;y" alt="A &quot;b&quot;" width="2"/>',
  );
  expect(startTag('a', { href: '"><script>' })).toBe('<a href="&quot;&gt;&lt;script&gt;">');
});
