import { describe, expect, it, test } from 'vitest';
import type { JsonValue } from '../document/json.ts';
import { parseYaml } from './parse-yaml.ts';

describe('values', () => {
  it.each<[string, string, JsonValue]>([
    ['whole numbers', 'a: 12\nb: -3\nc: 0', { a: 12, b: -3, c: 0 }],
    ['whole numbers in other forms', '[0x1F, 0o17, +5, 007, -0]', [31, 15, 5, 7, 0]],
    ['whole numbers too big for a number', 'a: 9007199254740993', { a: 9007199254740993n }],
    ['the biggest that fit', '[9007199254740991, 9007199254740992]', [2 ** 53 - 1, 2n ** 53n]],
    [
      'other numbers',
      '[1.50, .5, 1e3, -2.5E-3, 1_000, 1:30]',
      [1.5, 0.5, 1000, -0.0025, '1_000', '1:30'],
    ],
    [
      'words that are values',
      '[true, True, FALSE, null, Null, ~]',
      [true, true, false, null, null, null],
    ],
    [
      'words that are words',
      '[yes, no, on, off, y, n, tRue, nil]',
      ['yes', 'no', 'on', 'off', 'y', 'n', 'tRue', 'nil'],
    ],
    [
      'dates',
      'a: 2026-11-21\nb: 2026-11-21T10:00:00Z',
      { a: '2026-11-21', b: '2026-11-21T10:00:00Z' },
    ],
    ['nothing', 'a:\nb: ""', { a: null, b: '' }],
    ['an empty text', '', null],
    ['comments only', '# nothing\n', null],
    ['a key of digits', "200: a\n'201': b", { 200: 'a', 201: 'b' }],
    ['a key with zeros before', '007: c', { '007': 'c' }],
    ['a key with a zero behind', '1.0: d', { '1.0': 'd' }],
    ['a key with an exponent', '1e2: d', { '1e2': 'd' }],
    ['a key with a fraction', '1.5: d', { '1.5': 'd' }],
    ['a key that is nothing', '-0.0: d', { '-0.0': 'd' }],
    ['a key in another notation', '0x10: e', { '0x10': 'e' }],
    ['a number too large', 'a: 1e400', { a: Number.POSITIVE_INFINITY }],
    ['a whole number with a fraction', 'a: 1.0', { a: 1 }],
    [
      'keys that look like other values',
      'true: a\nTrue: b\nnull: c',
      { true: 'a', True: 'b', null: 'c' },
    ],
    ['a key that objects have', '__proto__: 1', JSON.parse('{"__proto__":1}') as JsonValue],
    [
      'texts of several lines',
      'a: |\n  one\n\n  two\nb: >-\n  one\n  two\n',
      { a: 'one\n\ntwo\n', b: 'one two' },
    ],
    ['quotes and escapes', `{ a: "x\\ty\\u00e9", b: 'it''s' }`, { a: 'x\tyé', b: "it's" }],
    ['aliases', 'a: &a { b: 1 }\nc: *a', { a: { b: 1 }, c: { b: 1 } }],
    [
      'merge keys',
      'a: &a { b: 1, c: 1 }\nd:\n  <<: *a\n  c: 2',
      { a: { b: 1, c: 1 }, d: { b: 1, c: 2 } },
    ],
    ['a merge key without an alias', 'd:\n  <<: { b: 1 }\n  c: 2', { d: { b: 1, c: 2 } }],
    ['explicit types', '[!!str 12, !!int "7"]', ['12', 7]],
    ['a directive', '%YAML 1.1\n---\n[yes, 010]', [true, 8]],
    ['document markers', '---\na: 1\n...\n', { a: 1 }],
    ['line ends of Windows', 'a: 1\r\nb: x\r\n', { a: 1, b: 'x' }],
    ['a byte order mark', '\ufeffa: 1', { a: 1 }],
  ])('%s', (_, text, value) => {
    expect(parseYaml(text)).toEqual(value);
  });
});

describe('mistakes', () => {
  it.each([
    ['a key twice', 'a: 1\na: 2'],
    ['a key twice in two forms', "200: 1\n'200': 2"],
    ['an unknown tag', 'a: !flag x'],
    ['an open quote', 'a: "x'],
    ['a tab', 'a:\n\tb: 1'],
    ['an unknown alias', 'a: *b'],
  ])('%s', (_, text) => {
    expect(() => parseYaml(text)).toThrow("can't be read: ");
  });

  it('several documents', () => {
    expect(() => parseYaml('a: 1\n---\nb: 2')).toThrow(
      'contains multiple YAML documents, separated by ---',
    );
  });

  it('a value that contains itself', () => {
    expect(() => parseYaml('a: &a [*a]')).toThrow('nested too deeply or endlessly');
  });

  it('references that expand to more than a file can contain', () => {
    const levels = Array.from(
      { length: 9 },
      (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n},`.repeat(9)}]`,
    );
    expect(() => parseYaml(['a0: &a0 x', ...levels].join('\n'))).toThrow("can't be read: ");
  });
});

test('rejects integers that would take too long to write', () => {
  const digits = '9'.repeat(1_000);
  expect(parseYaml(digits)).toBe(BigInt(digits));
  expect(() => parseYaml(`a: -${digits}9`)).toThrow(
    expect.objectContaining({ message: 'has a number with more than 1000 digits', offset: 4 }),
  );
});
