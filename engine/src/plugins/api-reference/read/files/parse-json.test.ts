import { expect, test } from 'vitest';
import { jsonText } from '../document/json.ts';
import { JsonSyntaxError, parseJson } from './parse-json.ts';

test.each([
  '{"a":[1,-0.5,1e3,true,false,null,"x"],"":{}}',
  '[]',
  '"\\u00e9\\n\\"\\\\\\/"',
  ' { "a" : [ ] , "b" : "ü 😀" } ',
  '-0',
  '0.1e-7',
])('reads %s like JSON.parse', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test('keeps every digit of integers, and writes them unchanged', () => {
  const text = '[9007199254740993,-9223372036854775808,9007199254740991]';
  expect(parseJson(text)).toEqual([9007199254740993n, -9223372036854775808n, 9007199254740991]);
  expect(jsonText(parseJson(text))).toBe(text);
});

test('treats __proto__ as an ordinary key', () => {
  const value = parseJson('{"__proto__":{"polluted":true}}');
  expect(Object.keys(value ?? {})).toEqual(['__proto__']);
  expect(jsonText(value)).toBe('{"__proto__":{"polluted":true}}');
  expect('polluted' in {}).toBe(false);
});

test.each([
  ['{"a":1,}', 6],
  ['[1,]', 2],
  ['{"a" 1}', 5],
  ["{'a':1}", 1],
  ['{"a":1 "b":2}', 7],
  ['{"a":1,"a":2}', 7],
  ['{"a":1', 6],
  ['{"a":"x\ny"}', 5],
  ['{"a":01}', 6],
  ['{} {}', 3],
  ['// x\n{}', 0],
  ['', 0],
  ['{"a":tru}', 5],
  ['{"a":NaN}', 5],
])('says where %j is wrong', (text, offset) => {
  expect(() => parseJson(text)).toThrow(JsonSyntaxError);
  try {
    parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    expect({ ...error, message: error.message }).toMatchSnapshot();
    expect(error.offset).toBe(offset);
  }
});

test('rejects endless nesting instead of overflowing the stack', () => {
  expect(() => parseJson('['.repeat(100_000))).toThrow('nested deeper than 200 levels');
});

test('writes big integers like other numbers, with the same indentation', () => {
  const text = JSON.stringify({ a: [1, [], {}, { b: [] }], big: 7 }, null, 2);
  expect(jsonText({ a: [1, [], {}, { b: [] }], big: 9007199254740993n }, 2)).toBe(
    text.replace('7', '9007199254740993'),
  );
});

test('rejects integers that would take too long to write', () => {
  const digits = '9'.repeat(1_000);
  expect(parseJson(digits)).toBe(BigInt(digits));
  expect(() => parseJson(`[1, ${digits}9]`)).toThrow(
    expect.objectContaining({ message: 'has a number with more than 1000 digits', offset: 4 }),
  );
});
