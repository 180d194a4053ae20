import { expect, it } from 'vitest';
import { ASSETS, siteView } from '../test-views.ts';
import { renderDocument, withoutEmptyValues } from './document.ts';

const render = (site = siteView(), body = '') =>
  renderDocument(
    { title: 'T', head: '', start: '', body: [body] },
    { isHome: false, site, assets: ASSETS },
  ).join('');

it("has the site's mode for readers without scripts, unless the system decides", () => {
  const documentOf = (mode: 'dark' | 'system') =>
    render(siteView({ colorMode: { default: mode } }));
  expect(documentOf('dark')).toMatch(/<html [^>]*data-theme="dark"/);
  expect(documentOf('system')).not.toMatch(/<html [^>]*data-theme=/);
});

it('writes attributes without a value as bare names, and leaves texts alone', () => {
  const body =
    '<ul popover="" id="a=&quot;&quot;"><li data-x="1" hidden="">write data-x=""</li></ul>';
  expect(render(siteView(), body)).toContain(
    '<ul popover id="a=&quot;&quot;"><li data-x="1" hidden>write data-x=""</li></ul>',
  );
});

it('has the styles of what it shows in itself, and names those for later twice', () => {
  const placesIn = (body: string) =>
    [...render(siteView(), body).matchAll(/<style data-styles="(\d)">/g)].map(([, place]) => place);
  expect(placesIn('<p>Text</p>')).toEqual(['0']);
  expect(placesIn('<div class="a Home"></div>')).toEqual(['0', '1']);
  expect(placesIn('<i class="How-b"></i>')).toEqual(['0', '2']);
  expect(placesIn('<i class="Homes Howl"></i>')).toEqual(['0']);
  expect(placesIn('<div data-island="examples/Why"></div>')).toEqual(['0', '2']);
  const html = render();
  expect(html).toContain(
    '<noscript><link rel="stylesheet" href="/docs/assets/style.css"></noscript>',
  );
  expect(html).toMatch(/<script data-entry="[^"]*" data-later-styles="\/docs\/assets\/style.css">/);
});

it("has an island's styles right before the first island, unless something above uses them, too", () => {
  const island = '<div data-island="examples/Why"><p class="Why-b"></p></div>';
  const styles = '<style data-styles="2">.Why-a{}</style>';
  expect(render(siteView(), `<p>Text</p>${island}${island}`)).toContain(
    `<body>\n<p>Text</p>${styles}${island}${island}\n`,
  );
  const [head = '', body] = render(siteView(), `<p class="How-b"></p>${island}`).split('<body>');
  expect(head).toContain(styles);
  expect(body).not.toContain('<style');
});

it('finds the first island in any piece of the body', () => {
  const body = ['<p>', '<b></b><div data-island="examples/Why">', '</div></p>'];
  const pieces = renderDocument(
    { title: 'T', head: '', start: '', body },
    { isHome: false, site: siteView(), assets: ASSETS },
  );
  expect(pieces.join('')).toContain(
    '<p><b></b><style data-styles="2">.Why-a{}</style><div data-island="examples/Why"></div></p>',
  );
});

it('ignores text that looks like the start of an attribute without an end', () => {
  expect(render(siteView(), '<code>&lt;b class="</code>')).toContain('<code>&lt;b class="</code>');
});

it.each([
  ['<p hidden="">a</p>', '<p hidden>a</p>'],
  ['<img alt="" src="a"><b hidden="" inert="">b</b>', '<img alt src="a"><b hidden inert>b</b>'],
  ['<code>a="" &lt;b hidden=""&gt;</code>', '<code>a="" &lt;b hidden=""&gt;</code>'],
  ['a="" > b', 'a="" > b'],
  ['1 <2 a="">', '1 <2 a="">'],
  ['<p title="a">b=""</p>', '<p title="a">b=""</p>'],
])('shortens empty values of tags alone: %s', (html, expected) => {
  expect(withoutEmptyValues(html)).toBe(expected);
});
