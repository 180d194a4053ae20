import { describe, expect, it } from 'vitest';
import type { ConsoleSchema, ConsoleSchemas } from '../../shared/console-data.ts';
import { mismatches } from './validate.ts';

function said(value: unknown, schema: ConsoleSchema, schemas: ConsoleSchemas = {}): string[] {
  return mismatches(value, schema, { schemas, matches }).map(({ path, message }) =>
    `${path} ${message}`.trim(),
  );
}

/** Returns `undefined` for a pattern in a different language's syntax. */
function matches(pattern: string, text: string): boolean | undefined {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return undefined;
  }
}

describe('mismatches', () => {
  it('knows types; nullable ones allow null', () => {
    expect(said('5', { type: ['integer'] })).toEqual(['must be a whole number']);
    expect(said(5.5, { type: ['integer'] })).toEqual(['must be a whole number']);
    expect(said(5, { type: ['number', 'null'] })).toEqual([]);
    expect(said(null, { type: ['string', 'null'] })).toEqual([]);
    expect(said(null, { type: ['object'] })).toEqual(['must be an object']);
    expect(said({}, { type: ['array', 'string'] })).toEqual(['must be an array or a string']);
  });

  it('knows allowed values', () => {
    expect(said('b', { enum: ['a', 1] })).toEqual(['must be one of "a", 1']);
    expect(said({ a: 1 }, { const: { a: 1 } })).toEqual([]);
    expect(said('x', { const: 'y' })).toEqual(['must be "y"']);
  });

  it('knows limits of texts, in characters', () => {
    expect(said('👍', { minLength: 2 })).toEqual(['must have at least 2 characters']);
    expect(said('abc', { maxLength: 2 })).toEqual(['must have at most 2 characters, but has 3']);
    expect(said('a b', { pattern: '^\\S+$' })).toEqual(['must match the pattern ^\\S+$']);
    expect(said('a', { pattern: '(?P<x>' })).toEqual([]);
  });

  it.each([
    ['date-time', '2026-03-02T09:30:00Z', '2026-03-02'],
    ['date', '2026-03-02', '2026-13-02'],
    ['email', 'reader@example.com', 'reader'],
    ['uuid', '9c40958a-daac-400e-98fb-3bb438567008', '9c40958a'],
    ['uri', 'https://example.com', 'example'],
    ['ipv4', '192.0.2.1', '192.0.2.256'],
  ])('knows the format %s', (format, good, bad) => {
    expect(said(good, { format })).toEqual([]);
    expect(said(bad, { format })).toEqual([`must have the format ${format}`]);
  });

  it('leaves formats alone that it does not know', () => {
    expect(said('x', { format: 'toString' })).toEqual([]);
  });

  it('knows limits of numbers', () => {
    expect(said(1, { minimum: 2 })).toEqual(['must be 2 or more']);
    expect(said(2, { exclusiveMinimum: 2 })).toEqual(['must be more than 2']);
    expect(said(3, { maximum: 2 })).toEqual(['must be 2 or less']);
    expect(said(2, { exclusiveMaximum: 2 })).toEqual(['must be less than 2']);
    expect(said(0.3, { multipleOf: 0.1 })).toEqual([]);
    expect(said(7, { multipleOf: 2 })).toEqual(['must be a multiple of 2']);
  });

  it('looks into lists', () => {
    const schema: ConsoleSchema = { items: { type: ['string'] }, uniqueItems: true, maxItems: 2 };
    expect(said(['a', 1], schema)).toEqual(['[1] must be a string']);
    expect(said(['a', 'a', 'b'], schema)).toEqual([
      'must have at most 2 items',
      'must not contain duplicates',
    ]);
    const pair: ConsoleSchema = { prefixItems: [{ type: ['number'] }], items: false };
    expect(said([1, 2], pair)).toEqual(['[1] is an extra item']);
  });

  it('looks into objects', () => {
    const schema: ConsoleSchema = {
      type: ['object'],
      required: ['name', 'id'],
      properties: {
        name: { type: ['string'] },
        id: { type: ['integer'], readOnly: true },
        'odd name': { type: ['number'] },
      },
      additionalProperties: false,
    };
    expect(said({ 'odd name': 'x', extra: 1 }, schema)).toEqual([
      'name is required',
      '["odd name"] must be a number',
      'extra isn’t a property of this object',
    ]);
    expect(said({ __proto__: null, name: 'a', constructor: 1 }, schema)).toEqual([
      'constructor isn’t a property of this object',
    ]);
  });

  it('follows references, also those that go round in circles', () => {
    const schemas: ConsoleSchemas = {
      node: { properties: { next: { $ref: 'node' }, value: { type: ['number'] } } },
      circle: { $ref: 'circle', type: ['string'] },
    };
    expect(said({ next: { next: { value: 'x' } } }, { $ref: 'node' }, schemas)).toEqual([
      'next.next.value must be a number',
    ]);
    expect(said('a', { $ref: 'circle' }, schemas)).toEqual([]);
  });

  it('takes no longer for choices of choices', () => {
    let looks = 0;
    const value = Object.defineProperty({}, 'leaf', { enumerable: true, get: () => looks++ });
    const deep = Array.from({ length: 20 }).reduce((inner) => ({ inner }), value);
    const node: ConsoleSchema = {
      properties: { inner: { oneOf: [{ $ref: 'a' }, { $ref: 'b' }] } },
    };
    said(deep, { $ref: 'a' }, { a: node, b: { ...node, required: ['inner'] } });
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThan(10);
    const choice: ConsoleSchema = { oneOf: [{ $ref: 'a' }, { $ref: 'b' }] };
    expect(said('x', { $ref: 'a' }, { a: choice, b: { ...choice, type: ['string'] } })).toEqual([]);
  });

  it('wants all of allOf, one of anyOf, exactly one of oneOf, and tells about the nearest', () => {
    expect(said(1, { allOf: [{ minimum: 2 }, { maximum: 0 }] })).toHaveLength(2);
    const choices: ConsoleSchema[] = [
      { type: ['string'] },
      { type: ['object'], properties: { a: { type: ['number'] } } },
    ];
    expect(said('x', { oneOf: choices })).toEqual([]);
    expect(said({ a: 'x' }, { anyOf: choices })).toEqual(['a must be a number']);
    const overlapping: ConsoleSchema[] = [{ $ref: 'cat' }, { $ref: 'dog' }, { maximum: 9 }];
    const schemas: ConsoleSchemas = { cat: { minimum: 1 }, dog: { minimum: 5 } };
    expect(said(7, { anyOf: overlapping }, schemas)).toEqual([]);
    expect(said(0, { oneOf: overlapping }, schemas)).toEqual([]);
    expect(said(3, { oneOf: overlapping }, schemas)).toEqual([
      'must match exactly one of 3 schemas, but matches cat and number 3',
    ]);
    expect(said(7, { oneOf: overlapping }, schemas)).toEqual([
      'must match exactly one of 3 schemas, but matches cat, dog and number 3',
    ]);
    // Only the server knows whether these match.
    for (const unsure of [{ $ref: 'elsewhere' }, { format: 'semver' }, { pattern: '(?>a)' }]) {
      expect(said('a', { oneOf: [{ type: ['string'] }, unsure] })).toEqual([]);
    }
    expect(said('x', { not: { type: ['string'] } })).toEqual(['isn’t allowed here']);
  });
});
