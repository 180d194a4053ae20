import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { JsonValue } from '../read/document/json.ts';
import { yamlText } from './yaml-text.ts';

it.each<[string, JsonValue]>([
  ['nested lists and objects', { a: [{ b: 1, c: [[], {}, [1, 2]] }, 'x'], d: {} }],
  [
    'what YAML reads as something else',
    { yes: 'no', n: 'null', t: 'true', v: '1.0', e: '', s: ' a ' },
  ],
  ['keys that need quotes', { '/api/{id}': 1, '200': 2, 'a: b': 3, '#': 4, '- x': 5 }],
  [
    'texts that look like syntax',
    ['a: b', '- a', '# a', '@a', '`a`', '{a}', '[a]', '*a', '&a', '!a', '|', '%a', 'a #b'],
  ],
  [
    'texts of several lines',
    ['one\ntwo', 'one\n\ntwo\n', 'one\n\n', '  one\ntwo', 'one\n  two', 'a\t\nb', 'a \nb'],
  ],
  ['odd characters', ['\u0000', '\u2028', 'é', '😀', '"\\']],
  ['numbers and nothing', [1, -0.5, 1e21, null, true]],
])('%s', (_, value) => {
  expect(parse(yamlText(value))).toEqual(value);
});

it('keeps big integers, and is made for reading', () => {
  expect(yamlText({ openapi: '3.1.1', max: 9007199254740993n, tags: [{ name: 'Books' }] })).toBe(
    'openapi: "3.1.1"\nmax: 9007199254740993\ntags:\n  - name: Books\n',
  );
});
