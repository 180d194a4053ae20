import { expect, it } from 'vitest';
import { readHtml, writeHtml } from './html-tokens.ts';
import { uniqueIds } from './unique-ids.ts';

const unique = (html: string) => writeHtml(uniqueIds(readHtml(html)));

it('keeps the first of equal ids, and no empty one', () => {
  expect(unique('<p id="a"></p><i id=""></i><b class="x" id="a"></b>')).toBe(
    '<p id="a"></p><i></i><b class="x"></b>',
  );
});

it('gives the footnotes of a partial that is used twice targets of their own', () => {
  const partial = (prefix: string) =>
    `<a href="#${prefix}fn-1" id="${prefix}fnref-1">1</a><li id="${prefix}fn-1"><a href="#${prefix}fnref-1">↩</a></li>`;
  const page = (second: string) =>
    `<a href="#user-content-fn-1" id="user-content-fnref-1">1</a>${partial('user-content-1-')}${partial(second)}<li id="user-content-fn-1"></li>`;
  expect(unique(page('user-content-1-'))).toBe(page('user-content-1-2-'));
});
