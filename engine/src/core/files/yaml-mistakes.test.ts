import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { positionAt } from '../problems/problems.ts';
import { yamlMistakes } from './yaml-mistakes.ts';

it.each<[mistake: string, text: string, places: string[]]>([
  ['a quote', 'title: "A\nslug: /a\nkeywords: [b]\n', [`1:8 " isn't closed`]],
  ['a single quote', "id: a\ntitle: 'A\nslug: /a\n", [`2:8 ' isn't closed`]],
  ['a quote in a list', 'a: 1\nlist: ["b", "c]\nd: e\n', [`2:13 " isn't closed`]],
  ['a bracket', 'keywords: [a, b\ntitle: A\n', ["1:11 [ isn't closed"]],
  ['a bracket over several lines', 'a: [\n  b,\n  c\nd: e\n', ["1:4 [ isn't closed"]],
  ['a brace at the end', 'title: A\nlast_update: {date: b\n', ["2:14 { isn't closed"]],
  ['an indented key', 'title: A\n  slug: /a\n', ['2:3 The line is indented, so it continues']],
  ['a later indented key', 'a: b\n c\n  d: e\n', ['3:3 The line is indented, so it continues']],
  ['a key without a colon', 'title A\nslug: /a\n', ['1:1 This line has no colon']],
  ['a later one', 'title: A\nslug\nid: a\n', ['2:1 This line has no colon']],
  ['a list entry', 'keywords:\n  - a\n - b\n', ['3:1 The list entry has the wrong indentation']],
  ['a key in a list', 'a:\n  - b: 1\n   c: 2\n', ['3:1 The line has the wrong indentation']],
  ['a colon', 'title: A: b\n', ['1:8 Nested mappings are not allowed']],
  ['two mistakes', 'a: `b`\nc: d\ne: @f\n', ['1:4 Plain value', '3:4 Plain value']],
])('places a mistake with %s', (_, text, places) => {
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true });
  const found = yamlMistakes(document, text).map(({ offset, message }) => {
    const { line, column } = positionAt(text, offset);
    return `${line}:${column} ${message}`;
  });
  expect(found).toEqual(places.map((place) => expect.stringContaining(place)));
});
