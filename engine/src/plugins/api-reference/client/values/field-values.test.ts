import { describe, expect, it } from 'vitest';
import type { ConsoleField } from '../../shared/console-data.ts';
import { fieldError, fieldsOfJson, jsonError, jsonOfField, jsonOfFields } from './field-values.ts';

function field(name: string, changes: Partial<ConsoleField> = {}): ConsoleField {
  const facts = { pageId: '', type: '', isRequired: false, isDeprecated: false, initial: '' };
  return { name, kind: 'text', schema: {}, ...facts, ...changes };
}

const LONG = '12345678901234567890';
const FIELDS = [
  field('name', { isRequired: true }),
  field('count', { kind: 'number', schema: { type: ['integer'], minimum: 1 } }),
  field('isOn', { kind: 'boolean' }),
  field('tags', { kind: 'list', schema: { items: { type: ['string'] } } }),
  field('more', { kind: 'json' }),
  field('level', { kind: 'choice', choices: ['1', 'two'], schema: { enum: [1, 'two'] } }),
];
const TEXTS = {
  name: 'x"y',
  count: LONG,
  isOn: 'false',
  tags: 'a\n\n b ',
  more: '{"a": 1.50}',
  level: '1',
};

describe('jsonOfFields', () => {
  it('writes numbers as they are typed', () => {
    expect(jsonOfFields(FIELDS, TEXTS)).toBe(
      `{\n  "name": "x\\"y",\n  "count": ${LONG},\n  "isOn": false,\n  "tags": ["a", "b"],\n  "more": {"a": 1.50},\n  "level": 1\n}`,
    );
  });

  it('leaves out what is empty', () => {
    expect(jsonOfFields(FIELDS, { name: ' ', isOn: 'true' })).toBe('{\n  "isOn": true\n}');
    expect(jsonOfFields(FIELDS, {})).toBe('{}');
  });

  it('writes lists of numbers as numbers', () => {
    const numbers = field('n', { kind: 'list', schema: { items: { type: ['integer'] } } });
    expect(jsonOfField(numbers, '1\nx')).toBe('[1, "x"]');
  });
});

describe('fieldsOfJson', () => {
  it('is the way back', () => {
    const texts = { ...TEXTS, count: '5', more: '{\n  "a": 1.5\n}', tags: 'a\nb' };
    expect(fieldsOfJson(FIELDS, jsonOfFields(FIELDS, texts))).toEqual(texts);
    expect(fieldsOfJson(FIELDS, '')).toEqual({});
  });

  it.each([
    '[]',
    '{',
    'null',
    '{"other": 1}',
    '{"name": null}',
    `{"count": ${LONG}}`,
    '{"tags": [{}]}',
  ])('refuses %s, which the fields cannot hold', (json) =>
    expect(fieldsOfJson(FIELDS, json)).toBeUndefined(),
  );
});

const RULES = { schemas: {}, matches: () => undefined };

describe('fieldError', () => {
  const [name, count, , , more] = FIELDS as [
    ConsoleField,
    ConsoleField,
    unknown,
    unknown,
    ConsoleField,
  ];

  it('wants what is required', () => {
    expect(fieldError(name, ' ', RULES)).toBe('This is required.');
    expect(fieldError(count, '', RULES)).toBeUndefined();
  });

  it('checks against the schema', () => {
    expect(fieldError(count, '0', RULES)).toBe('This must be 1 or more.');
    expect(fieldError(count, 'ten', RULES)).toBe('This must be a whole number.');
    expect(fieldError(count, '5', RULES)).toBeUndefined();
  });

  it('checks JSON', () => {
    expect(fieldError(more, '{"a":', RULES)).toMatch(/^This isn’t valid JSON: /);
    expect(jsonError('{\n  "a": 1,\n  oops\n}')).toMatch(/line 3/);
    expect(jsonError('[]')).toBeUndefined();
  });
});
