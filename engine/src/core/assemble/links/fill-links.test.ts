import { describe, expect, it } from 'vitest';
import * as english from '../../../shared/texts/english.ts';
import { finishBody } from '../../compile/finish-body.ts';
import { readHtml } from '../../compile/html/html-tokens.ts';
import { fillLinks } from './fill-links.ts';
import type { ResolvedLink } from './resolve-links.ts';

/** Takes the links out of the HTML, and fills in `resolved` in the same order. */
function fill(html: string, resolved: readonly ResolvedLink[], base: string): string {
  const taken = finishBody(readHtml(html), { file: 'a.md', textOf: () => '' }, english);
  return fillLinks(taken.html, taken.links, resolved, base, 'opens elsewhere');
}

const internal = (href: string): ResolvedLink => ({ kind: 'internal', href });
const external: ResolvedLink = {
  kind: 'external',
  href: 'https://example.com/?a=1&b',
  newTab: true,
};
const mail: ResolvedLink = { kind: 'external', href: 'mailto:a@example.com', newTab: false };
const asset: ResolvedLink = { kind: 'asset', href: '/files/a.pdf' };

const hint = '<span class="sr-only"> opens elsewhere</span>';

describe('addresses', () => {
  it('puts the base path before routes and files, and leaves anchors alone', () => {
    const html = '<a href="x">a</a><a href="x">b</a><a href="x">c</a><a href="x">d</a>';
    const links = [internal('/a?x=1&y=2#z'), internal('/'), internal('#part'), asset];
    expect(fill(html, links, '/docs')).toBe(
      '<a href="/docs/a?x=1&amp;y=2#z">a</a><a href="/docs">b</a><a href="#part">c</a>' +
        '<a href="/docs/files/a.pdf" rel="external">d</a>',
    );
    expect(fill('<a href="x">b</a>', [internal('/')], '')).toBe('<a href="/">b</a>');
  });

  it('keeps attributes on both sides of the address', () => {
    const html = `<a class="x" title="a > b" href="x" data-props='{"a":">"}' id=c>d</a>`;
    expect(fill(html, [internal('/a')], '')).toBe(
      '<a class="x" title="a &gt; b" href="/a" data-props="{&quot;a&quot;:&quot;&gt;&quot;}" id="c">d</a>',
    );
  });

  it('handles several links in a line, content over several lines, and other anchors between', () => {
    const html = [
      '<p><a id="old"></a><a href="x"><code>a</code></a>, <a\n  href="x"\n>b</a></p>',
      '<a class="card" href="x">\n  <h2>T</h2>\n  <p>x</p>\n</a> <a id="kept">kept</a>',
      '<a id="unclosed"><a href="x">c</a> <abbr href="x">d</abbr> href="x"',
    ].join('\n');
    const routes = ['/one', '/zero', '/one', '/zero'].map(internal);
    expect(fill(html, routes, '')).toBe(
      [
        '<p><a id="old"></a><a href="/one"><code>a</code></a>, <a href="/zero">b</a></p>',
        '<a class="card" href="/one">\n  <h2>T</h2>\n  <p>x</p>\n</a> <a id="kept">kept</a>',
        '<a id="unclosed"><a href="/zero">c</a> <abbr href="x">d</abbr> href="x"',
      ].join('\n'),
    );
  });

  it('does not put markup into attributes', () => {
    const link: ResolvedLink = { kind: 'external', href: 'mailto:"><b>&', newTab: false };
    expect(fill('<a href="x">a</a>', [link], '')).toBe(
      '<a href="mailto:&quot;&gt;&lt;b&gt;&amp;">a</a>',
    );
  });

  it('takes $ in texts and addresses literally', () => {
    expect(fill('<a href="x">$& $1</a>', [internal("/$'")], '')).toBe('<a href="/$\'">$& $1</a>');
  });
});

describe('external links', () => {
  it('open a new tab and say so', () => {
    expect(fill('<a href="x" class="x">a <b>b</b></a>', [external], '/docs')).toBe(
      `<a href="https://example.com/?a=1&amp;b" class="x" target="_blank" rel="noopener noreferrer">a <b>b</b>${hint}</a>`,
    );
  });

  it("keep the writer's target and rel", () => {
    const html = '<a target="_self" href="x">a</a><a href="x" rel="me">b</a>';
    expect(fill(html, [external, external], '')).toBe(
      '<a target="_self" href="https://example.com/?a=1&amp;b" rel="noopener noreferrer">a</a>' +
        `<a href="https://example.com/?a=1&amp;b" rel="me" target="_blank">b${hint}</a>`,
    );
  });

  it('stay in the tab when they open no page', () => {
    expect(fill('<a href="x">a</a>', [mail], '')).toBe('<a href="mailto:a@example.com">a</a>');
  });

  it('internal links that the writer sends to a new tab say so too', () => {
    expect(fill('<a href="x" target="_blank">a</a>', [internal('/a')], '')).toBe(
      `<a href="/a" target="_blank">a${hint}</a>`,
    );
  });
});

it('throws when HTML and links do not belong together', () => {
  const { html } = finishBody(
    readHtml('<a href="x">a</a>'),
    {
      file: 'a.md',
      textOf: () => '',
    },
    english,
  );
  expect(() => fillLinks(html, [], [], '', '')).toThrow('No link for slot 0');
});
