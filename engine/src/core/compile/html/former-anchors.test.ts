import { expect, it } from 'vitest';
import type { FormerAnchors } from '../../config/types.ts';
import { addFormerAnchors } from './former-anchors.ts';
import { readHtml, writeHtml } from './html-tokens.ts';

const HTML =
  '<h2 id="create">Create</h2><p id="p">Text</p><table><tr id="port"><td>PORT</td><td>Port</td></tr></table>';

function add(former: FormerAnchors, html = HTML) {
  const { tokens, problems } = addFormerAnchors(readHtml(html), former, '/a');
  return { html: writeHtml(tokens), problems };
}

it('puts former ids into the heading, and into the first cell of the row', () => {
  const { html, problems } = add({ create: ['step-1', 'a"b'], port: ['http-port'] });
  expect(problems).toEqual([]);
  expect(html).toBe(
    '<h2 id="create"><span id="step-1"></span><span id="a&quot;b"></span>Create</h2><p id="p">Text</p>' +
      '<table><tr id="port"><td><span id="http-port"></span>PORT</td><td>Port</td></tr></table>',
  );
});

it('tells headings from what every object has', () => {
  const html = '<h2 id="constructor">Constructor</h2><h2 id="create">Create</h2>';
  expect(add({ create: ['a'] }, html).html).toBe(
    '<h2 id="constructor">Constructor</h2><h2 id="create"><span id="a"></span>Create</h2>',
  );
});

it('leaves pages without former ids as they are', () => {
  expect(add({})).toEqual({ html: HTML, problems: [] });
});

it('reports ids that the page has already', () => {
  const messages = add({ create: ['p', 'port'], port: ['old-create', 'old-create'] }).problems;
  expect(messages).toMatchObject([
    { message: '/a: "p" is already an id on the page' },
    { message: '/a: "port" is already an id on the page' },
    {
      message: '/a: "old-create" is already an id on the page',
      place: { file: 'site/former-anchors.ts', near: '/a' },
      remedy: 'Remove it from the list.',
    },
  ]);
});

it.each([
  ['creat', HTML, 'Did you mean create?'],
  ['p', HTML, 'Use the id of a heading or row, such as create, port.'],
  ['toString', HTML, 'Use the id of a heading or row, such as create, port.'],
  ['create', '<p>Text</p>', 'Remove it. The page has no headings or rows with ids.'],
])('reports the target %s that is no heading or row of %s', (target, html, remedy) => {
  expect(add({ [target]: ['old'] }, html).problems).toMatchObject([
    { message: `/a: "${target}" isn't the id of a heading or table row on the page`, remedy },
  ]);
});
