import { expect, it } from 'vitest';
import { apiMarkdown } from './markdown.ts';

it('keeps everything that descriptions consist of', () => {
  expect(apiMarkdown('Uses `name`, see [lamps](/reference/lamps).\n\n- one\n- <b>two</b>')).toBe(
    '<p>Uses <code>name</code>, see <a href="/reference/lamps">lamps</a>.</p><ul><li>one</li><li><b>two</b></li></ul>',
  );
});

it.each([
  '<script>alert(1)</script>',
  '<b onclick="alert(1)">x</b>',
  '<a href="java&#0000000115;cript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
])('sanitizes %s', (text) => {
  expect(apiMarkdown(`${text}\n`)).not.toMatch(/<script|onclick|javascript:/i);
});

it('puts headings below those of the page', () => {
  expect(apiMarkdown('# Big\n\n## Less')).toBe('<h3>Big</h3><h3>Less</h3>');
});

it('keeps the space between words on two lines', () => {
  expect(apiMarkdown('Records\n`change-added` and\n[more](/a).')).toContain('Records\n<code>');
});

it('gives the same result for plain text without the compiler', () => {
  expect(apiMarkdown('Name of the lamp, 1 to 100 characters.')).toBe(
    '<p>Name of the lamp, 1 to 100 characters.</p>',
  );
  expect(apiMarkdown('1. one')).toBe('<ol><li>one</li></ol>');
  expect(apiMarkdown(undefined)).toBe('');
});

it("renders text that looks like a link's placeholder as Markdown does", () => {
  expect(apiMarkdown('[a](/b) \u00000\u0000 <abbr title="\u00000\u0000">c</abbr>')).toBe(
    '<p><a href="/b">a</a> \ufffd0\ufffd <abbr title="\ufffd0\ufffd">c</abbr></p>',
  );
});
