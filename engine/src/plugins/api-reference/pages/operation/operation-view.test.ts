import { describe, expect, it } from 'vitest';
import type { ApiResponse } from '../../read/description.ts';
import type { Schema } from '../../read/document/document.ts';
import { english } from '../../texts/test-texts.ts';
import { sampleValue } from '../schema/sample-value.ts';
import { operationSections, propertyNames } from '../sections.ts';
import { documentWith, jsonBody, operationWith, ref } from '../test-api.ts';
import { operationView } from './operation-view.ts';

const book: Schema = {
  type: ['object'],
  properties: {
    title: { type: ['string'], description: 'Words on the **cover**.', examples: ['Emma'] },
    author: { type: ['object'], properties: { born: { type: ['integer'] } } },
  },
};
const problem = (name: string): Schema => ({
  type: ['object'],
  properties: { name: { type: ['string'], examples: [name] } },
});

function response(status: string, schema: Schema, description = ''): ApiResponse {
  const { content } = jsonBody(schema);
  return { status, description, headers: [], content, links: {}, extensions: {}, pointer: '' };
}

const view = operationView({
  texts: english,
  operation: operationWith({
    summary: 'Add a book',
    description: 'Adds a book.\n\nNeeds a librarian.',
    path: '/shelves/{shelf}/books',
    deprecated: true,
    requestBody: jsonBody(ref('book')),
    responses: [
      response('201', ref('book'), 'The book `Emma`. It is new.'),
      response('401', problem('Unknown'), 'Who are you?'),
      response('403', problem('Forbidden'), 'See [rights](/rights). Ask.'),
    ],
    extensions: {
      'x-permissions': ['ADD_BOOK'],
      'x-plan': 'premium',
      'x-stability-level': 'beta',
    },
  }),
  document: documentWith({ book }),
  samples: {},
  route: '/api',
  facts: [
    {
      extension: 'x-permissions',
      label: 'Permission',
      href: '/rights#{name}',
      notes: { ADD_BOOK: 'shelf' },
    },
    { extension: 'x-plan', label: 'Plan', values: { premium: false } },
    { extension: 'x-events', label: 'Event' },
  ],
});

it('shows badges for stability and deprecation', () => {
  expect(view.badges).toEqual({ isDeprecated: true, stability: 'beta' });
});

it('lists the facts that the configuration names', () => {
  expect(view.facts).toEqual([
    {
      label: 'Permission',
      html: '<a href="/rights#ADD_BOOK"><code>ADD_BOOK</code></a> (shelf)',
    },
  ]);
});

describe('responses', () => {
  it('describe a body once, apart from its examples', () => {
    expect(view.responses.map(({ status, sameBodyAs }) => [status, sameBodyAs])).toEqual([
      ['201', undefined],
      ['401', undefined],
      ['403', '401'],
    ]);
  });

  it('always show their first sentence, without links', () => {
    expect(view.responses.map(({ summary, html }) => [summary, html])).toEqual([
      ['The book <code>Emma</code>', '<p>It is new.</p>'],
      ['Who are you', ''],
      ['See rights', '<p>See <a href="/rights">rights</a>. Ask.</p>'],
    ]);
  });

  it('have examples of their own', () => {
    expect(view.responseExamples.map(({ status }) => status)).toEqual(['201', '401', '403']);
    expect(view.responseExamples[2]?.examples[0]?.html).toContain('Forbidden');
  });
});

it('can be searched by section and by name', () => {
  const sections = operationSections(view, english);
  expect(sections.map(({ headings, anchor }) => [headings.join(' > '), anchor])).toEqual([
    ['Add a book', undefined],
    ['Add a book > Request body', 'request-body'],
    ['Add a book > Responses', 'responses'],
  ]);
  expect(sections[0]?.text).toBe('POST /shelves/{shelf}/books Adds a book. Needs a librarian.');
  expect(sections[1]?.text).toContain('title Words on the cover.');
  expect(propertyNames(view)).toEqual(['book', 'title', 'author', 'born', 'name']);
});

describe('requests of the server', () => {
  const parcel: Schema = {
    type: ['object'],
    properties: {
      id: { type: ['integer'], readOnly: true, examples: [7] },
      secret: { type: ['string'], writeOnly: true },
    },
  };
  const input = { document: documentWith(), samples: {}, route: '/api' };

  it('are shown as the server sends them, without code samples', () => {
    const webhook = operationView({
      texts: english,
      ...input,
      operation: operationWith({
        isWebhook: true,
        path: 'parcel{sent}',
        requestBody: jsonBody(parcel),
        responses: [response('200', parcel)],
      }),
    });
    expect(webhook).toMatchObject({
      method: 'WEBHOOK',
      sentAs: 'POST',
      path: [{ text: 'parcel{sent}' }],
      samples: [],
    });
    expect(webhook.requestExamples[0]?.html).toContain('id');
    expect(webhook.requestExamples[0]?.html).not.toContain('secret');
    expect(webhook.responseExamples[0]?.examples[0]?.html).toContain('secret');
  });

  it('caused by an operation have their own ids and a search section', () => {
    const callback = {
      name: 'sent',
      method: 'put',
      path: '{$request.body#/url}',
      pointer: '',
      description: 'Says that it is *on its way*.',
      deprecated: false,
      parameters: [],
      requestBody: jsonBody(parcel, { id: 8 }),
      responses: [],
    } as const;
    const ordered = operationView({
      texts: english,
      ...input,
      operation: operationWith({ requestBody: jsonBody(parcel), callbacks: [callback, callback] }),
    });
    expect(ordered.callbacks.map(({ id }) => id)).toEqual(['callback.sent', 'callback.sent-2']);
    const [first] = ordered.callbacks;
    expect(first).toMatchObject({ method: 'PUT', address: '{$request.body#/url}', answers: [] });
    expect(first?.body?.media[0]?.schema?.children).toMatchObject([
      { kind: 'properties', properties: [{ id: 'callback.sent.id', name: 'id' }] },
    ]);
    expect(first?.examples).toMatchObject([{ language: 'json' }]);
    expect(operationSections(ordered, english).at(-2)).toEqual({
      headings: ['createBook', 'Callback sent'],
      anchor: 'callback.sent',
      text: 'PUT {$request.body#/url} Says that it is on its way. id Example 7',
    });
    expect(propertyNames(ordered)).toContain('id');
  });
});

describe('values without a written example', () => {
  const sample = (schema: Schema, direction: 'request' | 'response' = 'request') =>
    sampleValue(schema, documentWith({ book, loop }), direction);
  const loop: Schema = {
    type: ['object'],
    properties: { id: { type: ['integer'], minimum: 5 }, next: ref('loop') },
  };

  it('use examples, then defaults, then the first allowed value, then the type', () => {
    expect(sample(ref('book'))).toEqual({ title: 'Emma', author: { born: 1 } });
    expect(sample({ type: ['string'], default: 'd', enum: ['e'] })).toBe('d');
    expect(sample({ enum: ['e', 'f'] })).toBe('e');
    expect(sample({ type: ['string'], format: 'email' })).toBe('reader@example.com');
    expect(sample({ type: ['string'], minLength: 8 })).toHaveLength(8);
  });

  it('end where a schema would repeat itself', () => {
    expect(sample(ref('loop'))).toEqual({ id: 5 });
  });

  it("omit what's deprecated or not sent", () => {
    const schema: Schema = {
      type: ['object'],
      properties: {
        old: { type: ['string'], deprecated: true },
        id: { type: ['integer'], readOnly: true },
        __proto__x: { type: ['boolean'] },
      },
    };
    expect(sample(schema)).toEqual({ __proto__x: true });
    expect(sample(schema, 'response')).toEqual({ id: 1, __proto__x: true });
  });
});

describe('what a schema repeats or requires is limited', () => {
  const sampleOf = (schema: Schema, schemas: Record<string, Schema> = {}) =>
    sampleValue(schema, documentWith(schemas), 'request');

  it('in the length of texts', () => {
    expect(sampleOf({ type: ['string'], minLength: 10 })).toBe('string----');
    expect(sampleOf({ type: ['string'], minLength: 2 ** 53 - 1 })).toHaveLength(200);
  });

  it.each<[string, Schema]>([
    ['examples', { type: ['string'], examples: ['x '.repeat(500)] }],
    ['defaults', { type: ['string'], default: 'x '.repeat(500) }],
    ['constants', { const: { text: 'x '.repeat(500) } }],
    ['allowed values', { enum: ['x '.repeat(500)] }],
  ])('in the length of all %s together', (_, schema) => {
    const names = Array.from({ length: 1_000 }, (_value, index) => [`p${index}`, ref('long')]);
    const object: Schema = { type: ['object'], properties: Object.fromEntries(names) };
    const length = JSON.stringify(sampleOf(object, { long: schema })).length;
    expect(length).toBeGreaterThan(10_000);
    expect(length).toBeLessThan(25_000);
  });

  it('in written examples: pages show their start, and requests send a generated value', () => {
    const { requestExamples, samples } = operationView({
      texts: english,
      operation: operationWith({
        requestBody: jsonBody(
          { type: ['object'], properties: { a: { type: ['integer'] } } },
          {
            a: 'x'.repeat(1_000_000),
          },
        ),
      }),
      document: documentWith(),
      samples: {},
      route: '/api',
    });
    expect(requestExamples[0]?.html).toHaveLength(20_001);
    expect(samples[0]?.html).toContain('1');
    expect(JSON.stringify(samples).length).toBeLessThan(20_000);
  });

  it("in a property's values", () => {
    const values = Array.from({ length: 5_000 }, (_value, index) => `v${index}`);
    const { body } = operationView({
      texts: english,
      operation: operationWith({
        requestBody: jsonBody({ type: ['object'], properties: { a: { enum: values } } }),
      }),
      document: documentWith(),
      samples: {},
      route: '/api',
    });
    const [group] = body?.media[0]?.schema?.children ?? [];
    expect(group).toMatchObject({ properties: [{ more: 4_800 }] });
    expect(JSON.stringify(group)).toContain('v199');
    expect(JSON.stringify(group)).not.toContain('v200');
  });
});
