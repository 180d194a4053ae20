import { describe, expect, it } from 'vitest';
import type { Schema } from '../../read/document/document.ts';
import type { ApiChildren, ApiSchema } from '../../shared/schema-views.ts';
import { english } from '../../texts/test-texts.ts';
import { createIds } from '../ids.ts';
import { documentWith, ref } from '../test-api.ts';
import { schemaTree } from './schema-tree.ts';
import type { Direction } from './tree-options.ts';

/** Routes of schemas with a page. */
let pages = new Map<string, string>();

function tree(
  schema: Schema,
  schemas: Record<string, Schema> = {},
  direction: Direction = 'response',
): ApiSchema {
  const document = documentWith(schemas);
  return schemaTree(schema, {
    document,
    texts: english,
    ids: createIds(),
    prefix: 'body',
    direction,
    pages,
  });
}

/** Returns a tree as indented lines. */
function outline(groups: readonly ApiChildren[], indent = ''): string {
  return groups
    .map((group) => {
      if (group.kind === 'page') return `${indent}-> ${group.href}\n`;
      if (group.kind === 'link') return `${indent}-> ${group.label} #${group.id}\n`;
      if (group.kind === 'choices') {
        const choices = group.choices.map(
          (each) =>
            `${indent}? ${each.name}: ${each.type}\n${outline(each.children, `${indent}  `)}`,
        );
        return `${indent}${group.label}\n${choices.join('')}`;
      }
      return group.properties
        .map(
          (each) =>
            `${indent}${each.id}: ${each.type}${each.isRequired ? ' !' : ''}\n${outline(each.children, `${indent}  `)}`,
        )
        .join('');
    })
    .join('');
}

const text: Schema = { type: ['string'] };

describe('recursion', () => {
  const node: Schema = {
    type: ['object'],
    properties: { value: text, children: { type: ['array'], items: ref('node') } },
  };

  it('links back to the enclosing schema by its name', () => {
    expect(outline(tree(ref('node'), { node }).children)).toBe(
      'body.value: string\nbody.children: array of objects\n  -> node #body\n',
    );
  });

  it('links back to a schema with a generated name by its place', () => {
    const nodeSchema: Schema = { type: ['object'], properties: { parent: ref('nodeSchema') } };
    expect(outline(tree(ref('nodeSchema'), { nodeSchema }).children)).toBe(
      'body.parent: object\n  -> body #body\n',
    );
  });

  it('ends for maps, nested arrays, and schemas that consist only of themselves', () => {
    const map: Schema = { type: ['object'], additionalProperties: ref('map') };
    const list: Schema = { type: ['array'], items: { type: ['array'], items: ref('list') } };
    expect(outline(tree(ref('map'), { map }).children)).toBe('-> map #body\n');
    expect(outline(tree(ref('list'), { list }).children)).toBe('-> list #body\n');
    expect(tree(ref('self'), { self: ref('self') }).children).toEqual([]);
    expect(tree(ref('both'), { both: { allOf: [ref('both'), node] }, node }).type).toBe('object');
  });

  it('ends for schemas that are merged into others', () => {
    const more: Schema = { type: ['object'], properties: { note: text } };
    const both: Schema = { allOf: [ref('part'), { properties: { extra: text } }] };
    const part: Schema = {
      type: ['object'],
      properties: {
        only: { allOf: [ref('part')] },
        two: { allOf: [ref('part'), ref('more')] },
        both,
      },
    };
    const lines = outline(tree(ref('part'), { part, more }).children);
    expect(lines).toContain('body.only: object\n  -> part #body\n');
    expect(lines.split('\n').length).toBeLessThan(40);
  });

  it('ends for a discriminator that leads to its own schema', () => {
    const pet: Schema = {
      type: ['object'],
      properties: { kind: text },
      oneOf: [ref('cat'), ref('pet')],
      discriminator: {
        propertyName: 'kind',
        mapping: { meow: '#/components/schemas/cat', any: '#/components/schemas/pet' },
      },
    };
    const cat: Schema = { type: ['object'], properties: { lives: { type: ['integer'] } } };
    expect(outline(tree(ref('pet'), { pet, cat }).children)).toBe(
      'body.kind: string\nOne of\n? meow: object\n  body.meow.lives: integer\n? any: object\n  -> pet #body\n',
    );
  });
});

it("describes a named schema once, where it's closest to the root", () => {
  const schemas: Record<string, Schema> = {
    address: { type: ['object'], properties: { street: text } },
    person: { type: ['object'], properties: { home: ref('address') } },
  };
  const order: Schema = {
    type: ['object'],
    properties: { buyer: ref('person'), ship: ref('address'), bill: ref('address') },
  };
  expect(outline(tree(order, schemas).children)).toBe(
    'body.buyer: object\n  body.buyer.home: object\n    -> ship #body.ship\n' +
      'body.ship: object\n  body.ship.street: string\n' +
      'body.bill: object\n  -> ship #body.ship\n',
  );
});

it('grows with the number of schemas, not with the paths to them', () => {
  const schemas: Record<string, Schema> = {};
  for (let level = 0; level < 40; level += 1) {
    schemas[`s${level}`] = {
      type: ['object'],
      properties: { left: ref(`s${level + 1}`), right: ref(`s${level + 1}`) },
    };
  }
  schemas.s40 = { type: ['object'], properties: { end: text } };
  expect(outline(tree(ref('s0'), schemas).children).split('\n').length).toBeLessThan(140);
});

describe('composition', () => {
  it('merges the parts of allOf even if they forbid other properties', () => {
    const schema: Schema = {
      allOf: [
        { ...ref('base') },
        { type: ['object'], properties: { title: text }, required: ['title'] },
      ],
      additionalProperties: false,
    };
    const base: Schema = {
      type: ['object'],
      properties: { id: { type: ['integer'] } },
      required: ['id'],
      additionalProperties: false,
    };
    expect(outline(tree(schema, { base }).children)).toBe(
      'body.id: integer !\nbody.title: string !\n',
    );
  });

  it('gives choices distinct names from titles, components, constants, or types', () => {
    const schema: Schema = {
      anyOf: [
        { title: 'Short', type: ['object'], properties: { a: text } },
        ref('long'),
        { type: ['object'], properties: { action: { type: ['string'], enum: ['archive'] } } },
        { type: ['object'], properties: { b: text } },
        { type: ['object'], properties: { c: text } },
        { type: ['string'] },
      ],
    };
    const long: Schema = { type: ['object'], properties: { x: text } };
    const [group] = tree(schema, { long }).children;
    expect(group?.kind === 'choices' && group.choices.map(({ name }) => name)).toEqual([
      'Short',
      'long',
      'action: archive',
      'object',
      'object 2',
      'string',
    ]);
  });

  it('names an object after the property that only it has', () => {
    const object = (...names: string[]): Schema => ({
      type: ['object'],
      properties: Object.fromEntries(names.map((name) => [name, text])),
    });
    const anyOf = [object('both', 'tag'), object('both', 'project'), object('both')];
    const [group] = tree({ anyOf }).children;
    expect(group?.kind === 'choices' && group.choices.map(({ name }) => name)).toEqual([
      'with tag',
      'with project',
      'object',
    ]);
  });

  it('describes choices of plain types in words', () => {
    const schema: Schema = { oneOf: [{ type: ['string'] }, { type: ['number'] }] };
    expect(tree(schema)).toMatchObject({ type: 'string or number', children: [] });
  });

  it('removes null from the choices', () => {
    const schema: Schema = { anyOf: [ref('user'), { type: ['null'] }] };
    const user: Schema = { type: ['object'], properties: { name: text } };
    const result = tree(schema, { user });
    expect(result.type).toBe('object or null');
    expect(outline(result.children)).toBe('body.name: string\n');
  });
});

describe('types in words', () => {
  it.each<[Schema, string]>([
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ type: ['string', 'integer'] }, 'string or integer'],
    [{ type: ['string'], format: 'date-time' }, 'string (date-time)'],
    [{ type: ['string'], format: 'binary' }, 'file'],
    [{ type: ['array'], items: text }, 'array of strings'],
    [{ type: ['array'], items: { type: ['array'], items: text } }, 'array of arrays of strings'],
    [{ type: ['object'], additionalProperties: { type: ['number'] } }, 'map of numbers'],
    [{ const: 'a' }, 'string'],
    [{ enum: [1, 'a'] }, 'number or string'],
    [{}, 'any'],
  ])('%j', (schema, words) => {
    expect(tree(schema).type).toBe(words);
  });
});

it('shows nested arrays, tuples, patterns, and additional properties', () => {
  const schema: Schema = {
    type: ['object'],
    properties: {
      grid: {
        type: ['array'],
        items: { type: ['array'], items: { type: ['object'], properties: { x: text } } },
      },
      pair: { type: ['array'], prefixItems: [text, { type: ['integer'] }] },
    },
    patternProperties: { '^x-': text },
    additionalProperties: { type: ['boolean'] },
  };
  expect(outline(tree(schema).children)).toBe(
    'body.grid: array of arrays of objects\n  body.grid.x: string\n' +
      'body.pair: array\n  body.pair.[0]: string\n  body.pair.[1]: integer\n' +
      'body./^x-/: string\nbody.*: boolean\n',
  );
});

it('omits read-only properties from requests and write-only ones from responses', () => {
  const schema: Schema = {
    type: ['object'],
    properties: {
      id: { ...text, readOnly: true },
      secret: { ...text, writeOnly: true },
      name: text,
    },
  };
  expect(outline(tree(schema, {}, 'request').children)).toBe(
    'body.secret: string\nbody.name: string\n',
  );
  expect(outline(tree(schema, {}, 'response').children)).toBe(
    'body.id: string\nbody.name: string\n',
  );
});

it('keeps every digit and every limit', () => {
  const schema: Schema = {
    type: ['integer'],
    maximum: 9223372036854775807n,
    default: 9007199254740993n,
    exclusiveMinimum: 0,
  };
  expect(tree(schema).facts).toEqual([
    { label: 'Default', values: ['9007199254740993'] },
    { label: 'Range', values: ['> 0', '≤ 9223372036854775807'] },
  ]);
});

it("gives every property a unique id that's valid in URLs", () => {
  const schema: Schema = {
    type: ['object'],
    properties: { 'a b': text, a_b: text, '"><i>': text },
  };
  expect(outline(tree(schema).children)).toBe(
    'body.a_b: string\nbody.a_b-2: string\nbody._i_: string\n',
  );
});

it('leaves distant schemas to their own pages, if there are any', () => {
  const schemas: Record<string, Schema> = {};
  for (let index = 0; index < 120; index += 1) {
    schemas[`s${index}`] = { type: ['object'], properties: { next: ref(`s${index + 1}`) } };
  }
  schemas.s120 = text;
  pages = new Map(Object.keys(schemas).map((name) => [name, `/api/schemas/${name}`]));
  const lines = outline(tree(ref('s0'), schemas).children)
    .trim()
    .split('\n');
  pages = new Map();
  expect(lines.at(-1)?.trim()).toBe('-> /api/schemas/s8');
});
