/**
 * Tests that for schemas that share other schemas, work grows with the number of schemas and not with the number of
 * paths to them.
 */
import { expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import type { ApiChildren } from '../../shared/schema-views.ts';
import { english } from '../../texts/test-texts.ts';
import { createIds } from '../ids.ts';
import { documentWith, ref } from '../test-api.ts';
import { effectiveSchema } from './effective-schema.ts';
import { schemaTree } from './schema-tree.ts';
import { typeWords } from './schema-words.ts';

interface Levels {
  count: number;
  of: (inner: string) => Schema;
  last: Schema;
}

/**
 * Returns a document with schemas `S0`, `S1`, and so on, each of which refers to the next one, and counts how often
 * the last one is read.
 */
function withLevels({ count, of, last }: Levels) {
  const reads = { count: 0 };
  const counted = Object.defineProperty({ ...last }, 'description', {
    enumerable: true,
    get() {
      reads.count += 1;
      return 'Last';
    },
  });
  const levels = Array.from({ length: count }, (_, at): [string, Schema] => [
    `S${at}`,
    of(`S${at + 1}`),
  ]);
  const document: OpenApiDocument = documentWith({
    ...Object.fromEntries(levels),
    [`S${count}`]: counted,
  });
  return { document, reads };
}

const PAIR: Levels = {
  count: 12,
  of: (inner) => ({ allOf: [ref(inner), ref(inner)] }),
  last: { type: ['object'], properties: { title: { type: ['string'] } } },
};

it('merges each part of `allOf` once', () => {
  const { document, reads } = withLevels(PAIR);
  const { schema } = effectiveSchema(ref('S0'), document);
  expect(schema.properties).toEqual({ title: { type: ['string'] } });
  expect(reads.count).toBeLessThan(20);
});

it('merges parts that lead back to the first one once', () => {
  const last = { ...PAIR.last, allOf: [ref('S0'), ref('S5')] };
  const { document, reads } = withLevels({ ...PAIR, last });
  const { schema } = effectiveSchema(ref('S0'), document);
  expect(schema.properties).toEqual({ title: { type: ['string'] } });
  expect(reads.count).toBeLessThan(20);
});

it("resolves a recursive part completely when it's outermost, whatever was requested before", () => {
  const document = documentWith({
    A: { allOf: [ref('B')], properties: { a: {} } },
    B: { allOf: [ref('A')], properties: { b: {} } },
  });
  for (const name of ['A', 'B']) {
    const { schema } = effectiveSchema(ref(name), document);
    expect(Object.keys(schema.properties ?? {}).sort()).toEqual(['a', 'b']);
  }
});

it('computes the text of a choice once per level', () => {
  const reads = { count: 0 };
  let schema: Schema = Object.defineProperty({}, 'type', {
    get() {
      reads.count += 1;
      return ['string'];
    },
  });
  for (let level = 0; level < 6; level += 1) schema = { oneOf: [schema, schema, schema, schema] };
  expect(typeWords(schema, documentWith())).toBe('string');
  expect(reads.count).toBeLessThan(20);
});

function rowNames(children: readonly ApiChildren[]): string[] {
  return children.flatMap((child) =>
    child.kind === 'properties'
      ? child.properties.flatMap(({ name, children: inner }) => [name, ...rowNames(inner)])
      : [],
  );
}

it("doesn't describe every combination of merged schemas in a tree", () => {
  // Each of the first 10 steps determines whether another schema is merged.
  const count = 10;
  const steps = Array.from({ length: count - 1 }, (_, at): [string, Schema] => [
    `S${at + 1}`,
    { properties: { a: ref(`S${at + 2}`), b: ref(`S${at + 2}`) } },
  ]);
  const document = documentWith({
    S0: { properties: { a: { allOf: [ref('S0'), ref('S1')] }, b: ref('S0') } },
    ...Object.fromEntries(steps),
    [`S${count}`]: { properties: { end: { type: ['string'] } } },
  });
  const { children } = schemaTree(ref('S0'), {
    document,
    texts: english,
    ids: createIds(),
    prefix: 'body',
    direction: 'request',
    pages: new Map(),
  });
  const names = rowNames(children);
  expect(names).toContain('end');
  expect(names.length).toBeLessThan(1000);
});
