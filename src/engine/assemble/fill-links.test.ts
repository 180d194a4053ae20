import { describe, expect, it } from 'vitest';
import type { ResolvedLink } from './check-links.ts';
import { fillLinks } from './fill-links.ts';

const internal = (href: string): ResolvedLink => ({ kind: 'internal', href });
const external: ResolvedLink = {
  kind: 'external',
  href: 'https://example.com/?a=1&b',
  newTab: true,
};
const mail: ResolvedLink = { kind: 'external', href: 'mailto:a@example.com', newTab: false };
const asset: ResolvedLink = { kind: 'asset', href: '/files/a.pdf' };
const planned: ResolvedLink = { kind: 'planned' };

const hint = '<span class="visually-hidden"> (opens in a new tab)</span>';

describe('addresses', () => {
  it('puts the base path before routes and files, and leaves anchors alone', () => {
    const html =
      '<a href="link:0">a</a><a href="link:1">b</a><a href="link:2">c</a><a href="link:3">d</a>';
    const links = [internal('/a?x=1&y=2#z'), internal('/'), internal('#part'), asset];
    expect(fillLinks(html, links, '/docs')).toBe(
      '<a href="/docs/a?x=1&amp;y=2#z">a</a><a href="/docs">b</a><a href="#part">c</a>' +
        '<a href="/docs/files/a.pdf" rel="external">d</a>',
    );
    expect(fillLinks('<a href="link:1">b</a>', links, '')).toBe('<a href="/">b</a>');
  });

  it('keeps attributes on both sides, values with > and single quotes included', () => {
    const html = `<a class="x" title="a > b" href="link:0" data-props='{"a":">"}' id=c>d</a>`;
    expect(fillLinks(html, [internal('/a')], '')).toBe(
      `<a class="x" title="a > b" href="/a" data-props='{"a":">"}' id=c>d</a>`,
    );
  });

  it('handles several links in a line, content over several lines, and other anchors between', () => {
    const html = [
      '<p><a id="old"></a><a href="link:1"><code>a</code></a>, <a\n  href="link:0"\n>b</a></p>',
      '<a class="card" href="link:1">\n  <h2>T</h2>\n  <p>x</p>\n</a> <a href="/kept">kept</a>',
      '<a id="unclosed"><a href="link:0">c</a> <abbr href="link:0">d</abbr> href="link:0"',
    ].join('\n');
    expect(fillLinks(html, [internal('/zero'), internal('/one')], '')).toBe(
      [
        '<p><a id="old"></a><a href="/one"><code>a</code></a>, <a\n  href="/zero"\n>b</a></p>',
        '<a class="card" href="/one">\n  <h2>T</h2>\n  <p>x</p>\n</a> <a href="/kept">kept</a>',
        '<a id="unclosed"><a href="/zero">c</a> <abbr href="link:0">d</abbr> href="link:0"',
      ].join('\n'),
    );
  });

  it('does not put markup into attributes', () => {
    const link: ResolvedLink = { kind: 'external', href: 'mailto:"><b>&', newTab: false };
    expect(fillLinks('<a href="link:0">a</a>', [link], '')).toBe(
      '<a href="mailto:&quot;&gt;&lt;b&gt;&amp;">a</a>',
    );
  });

  it('takes $ in texts and addresses literally', () => {
    expect(fillLinks('<a href="link:0">$& $1</a>', [internal("/$'")], '')).toBe(
      '<a href="/$\'">$& $1</a>',
    );
  });
});

describe('external links', () => {
  it('open a new tab and say so', () => {
    expect(fillLinks('<a href="link:0" class="x">a <b>b</b></a>', [external], '/docs')).toBe(
      `<a href="https://example.com/?a=1&amp;b" class="x" target="_blank" rel="noopener noreferrer">a <b>b</b>${hint}</a>`,
    );
  });

  it("keep the writer's target and rel", () => {
    const html = '<a target="_self" href="link:0">a</a><a href="link:0" rel="me">b</a>';
    expect(fillLinks(html, [external], '')).toBe(
      '<a target="_self" href="https://example.com/?a=1&amp;b" rel="noopener noreferrer">a</a>' +
        `<a href="https://example.com/?a=1&amp;b" rel="me" target="_blank">b${hint}</a>`,
    );
  });

  it('stay in the tab when they open no page', () => {
    expect(fillLinks('<a href="link:0">a</a>', [mail], '')).toBe(
      '<a href="mailto:a@example.com">a</a>',
    );
  });

  it('internal links that the writer sends to a new tab say so too', () => {
    expect(fillLinks('<a href="link:0" target="_blank">a</a>', [internal('/a')], '')).toBe(
      `<a href="/a" target="_blank">a${hint}</a>`,
    );
  });
});

describe('planned pages', () => {
  it('become text with the other attributes of the link', () => {
    const html =
      '<a class="card" title="see rel x" target="_blank" href="link:0" rel=me download data-a=\'1\'><b>a</b></a>';
    expect(fillLinks(html, [planned], '')).toBe(
      '<span data-planned class="card" title="see rel x" data-a=\'1\'><b>a</b></span>',
    );
  });
});

it('throws when HTML and links do not belong together', () => {
  expect(() => fillLinks('<a href="link:1">a</a>', [planned], '')).toThrow(
    'No link for the slot of <a href="link:1">',
  );
});

it('takes one step per character, however odd the markup', () => {
  // With a pattern that backtracks or looks ahead to the end, this takes minutes.
  const unclosed = '<a href="link:0">'.repeat(50_000);
  expect(fillLinks(unclosed, [internal('#')], '')).toBe('<a href="#">'.repeat(50_000));
  const odd = ['<a class="x" title="', "<a x='y' ", '<a <a ', '<a href="link:9" '];
  const html = odd.map((text) => text.repeat(50_000)).join('\n');
  expect(fillLinks(html, [], '')).toBe(html);
});
