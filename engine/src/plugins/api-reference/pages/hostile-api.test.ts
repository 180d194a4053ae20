/**
 * Tests that pages and consoles stay within their limits if a small description gives an operation very long names
 * and lists.
 */
import { expect, it } from 'vitest';
import { consoleData } from '../outputs/console/console-data.ts';
import { type JsonValue, jsonText } from '../read/document/json.ts';
import { describeText, loadFiles } from '../read/test-description.ts';
import { english } from '../texts/test-texts.ts';
import { limitedView } from './limit-view.ts';
import { operationView } from './operation/operation-view.ts';

const LONG = 'x'.repeat(100_000);
const WORDS = 'word '.repeat(20_000);

/** Returns an object with 2,000 members. */
function many(name: (index: number) => string, value: (index: number) => unknown): object {
  return Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [name(at), value(at)]));
}

const text = { type: 'string' };
const body = (schema: object, type = 'application/json', rest: object = {}) => ({
  content: { [type]: { schema, ...rest } },
});
const answer = (rest: object) => ({ responses: { 200: { description: 'd', ...rest } } });
const hostile: Readonly<Record<string, { operation?: object; root?: object }>> = {
  'XML names in lists': {
    operation: {
      requestBody: body(
        {
          type: 'array',
          minItems: 10,
          items: {
            type: 'array',
            minItems: 10,
            items: { type: 'string', example: 'a', xml: { name: LONG } },
          },
        },
        'application/xml',
      ),
    },
  },
  'items in lists in lists': {
    operation: {
      requestBody: body(
        Array.from({ length: 12 }).reduce<object>(
          (items) => ({ type: 'array', minItems: 10, items }),
          text,
        ),
      ),
    },
  },
  'a property name': { operation: { requestBody: body({ properties: { [LONG]: text } }) } },
  'a required property': { operation: { requestBody: body({ required: [LONG] }) } },
  'a format': { operation: { requestBody: body({ type: 'string', format: LONG }) } },
  'a parameter name': {
    operation: { parameters: [{ name: LONG, in: 'query', required: true, schema: text }] },
  },
  parameters: {
    operation: {
      parameters: Object.values(
        many(String, (at) => ({ name: `q${at}`, in: 'query', required: true, schema: text })),
      ),
    },
  },
  'a header name': { operation: answer({ headers: { [LONG]: { schema: text } } }) },
  'a media type': { operation: answer(body(text, `application/${LONG}`)) },
  'media types': {
    operation: answer({
      content: many(
        (at) => `text/x${at}`,
        () => ({ schema: text }),
      ),
    }),
  },
  'an encoding': {
    operation: {
      requestBody: body({ properties: { a: text } }, 'multipart/form-data', {
        encoding: { a: { contentType: `text/${LONG}`, headers: { [LONG]: { schema: text } } } },
      }),
    },
  },
  'example labels': {
    operation: answer(
      body(text, 'application/json', {
        examples: {
          a: { summary: WORDS, value: 'b' },
          c: { externalValue: `https://a.example/${LONG}` },
        },
      }),
    ),
  },
  examples: {
    operation: answer(
      body(text, 'application/json', { examples: many(String, () => ({ value: 'b' })) }),
    ),
  },
  callbacks: {
    operation: {
      callbacks: {
        c: many(
          (at) => `/u${at}`,
          () => ({ post: answer({}) }),
        ),
      },
    },
  },
  choices: {
    operation: answer(
      body({
        oneOf: Object.values(
          many(String, (at) => ({ title: `C${at}`, properties: { [`z${at}`]: text } })),
        ),
      }),
    ),
  },
  'a mapping': {
    operation: answer(
      body({
        oneOf: [{ $ref: '#/components/schemas/B' }],
        discriminator: { propertyName: 't', mapping: { [LONG]: '#/components/schemas/B' } },
      }),
    ),
    root: { components: { schemas: { B: { properties: { t: text } } } } },
  },
  scopes: {
    root: {
      security: [
        {
          o: Object.keys(
            many(
              (at) => `s${at}`,
              () => '',
            ),
          ),
        },
      ],
      components: {
        securitySchemes: {
          o: {
            type: 'oauth2',
            flows: {
              clientCredentials: {
                tokenUrl: 'https://a.example/t',
                scopes: many(
                  (at) => `s${at}`,
                  () => 'd',
                ),
              },
            },
          },
        },
      },
    },
  },
  "a scheme's name": {
    root: {
      security: [{ [LONG]: [] }],
      components: { securitySchemes: { [LONG]: { type: 'apiKey', in: 'header', name: 'K' } } },
    },
  },
  "a server's variable": {
    root: {
      servers: [
        { url: `https://{v}.example${'/{v}'.repeat(9)}`, variables: { v: { default: LONG } } },
      ],
    },
  },
  samples: {
    operation: {
      'x-codeSamples': Array.from({ length: 200 }, (_, at) => ({
        lang: at === 0 ? LONG : 'curl',
        label: at === 0 ? LONG : 'a',
        source: 'echo hi; '.repeat(1_000),
      })),
    },
  },
  'a summary': { operation: { summary: WORDS } },
  'a pattern that repeats groups': {
    operation: {
      requestBody: body({ type: 'string', pattern: '(((a{64}){64}){64})' }),
      parameters: [
        { name: 'q', in: 'query', required: true, schema: { pattern: '(((a{64}){64}){64})' } },
      ],
    },
  },
  'patterns of many properties': {
    operation: {
      requestBody: body({
        properties: many(
          (at) => `p${at}`,
          () => ({ type: 'string', pattern: '((a{64}){6})' }),
        ),
        required: Array.from({ length: 2_000 }, (_, at) => `p${at}`),
      }),
    },
  },
  'a pattern for the names of properties': {
    operation: {
      requestBody: body({
        type: 'object',
        propertyNames: { pattern: '^(((a{64}){64}){64})$' },
        additionalProperties: text,
        minProperties: 10,
      }),
    },
  },
  'a pattern for properties': {
    operation: {
      requestBody: body({
        type: 'object',
        patternProperties: { '^(((a{64}){64}){64})$': text },
        additionalProperties: false,
        minProperties: 10,
      }),
    },
  },
  'nested groups in a pattern': {
    operation: {
      requestBody: body({
        type: 'string',
        pattern: `${'('.repeat(6_000)}a${')'.repeat(6_000)}`,
      }),
    },
  },
  'items in order': {
    operation: {
      requestBody: body({ type: 'array', prefixItems: Array.from({ length: 20_000 }, () => text) }),
    },
  },
  'names that are required': {
    operation: {
      requestBody: body({
        type: 'object',
        required: Array.from({ length: 20_000 }, (_, at) => `required-${at}`),
      }),
    },
  },
};

it.each(Object.entries(hostile))('%s', async (_, { operation, root }) => {
  const description = await describeText(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'X', version: '1' },
      paths: { '/p': { post: { operationId: 'a', ...answer({}), ...operation } } },
      ...root,
    }),
  );
  const { document, operations } = description;
  const [only] = operations;
  if (only === undefined) throw new Error('no operation');
  const config = { id: 'test', file: 'openapi/api.yaml', route: '/api' };
  const view = operationView({ operation: only, document, texts: english, samples: {}, ...config });
  expect(JSON.stringify(limitedView(view).view).length).toBeLessThan(700_000);
  const data = consoleData({ operation: only, description, config, texts: english });
  expect(jsonText(data as unknown as JsonValue).length).toBeLessThan(400_000);
});

it('warns about what exceeds a limit', async () => {
  const operation = { summary: WORDS, ...answer({}) };
  const { problems } = await loadFiles({
    'openapi/api.yaml': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'X', version: '1' },
      paths: { '/p': { post: operation } },
    }),
  });
  expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toContain(
    'warning POST /p has 100,000 characters in one name, more than the limit of 300, so only the beginning is shown',
  );
});

it('reports an error if references between path items multiply', async () => {
  const item = (level: number) => {
    const next = { $ref: `#/components/pathItems/i${level + 1}` };
    return { post: { ...answer({}), callbacks: { c: { u: next, v: next, w: next } } } };
  };
  const levels = Array.from({ length: 40 }, (_, level) => [`i${level}`, item(level)]);
  const { problems } = await loadFiles({
    'openapi/api.yaml': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'X', version: '1' },
      paths: { '/p': { $ref: '#/components/pathItems/i0' } },
      components: { pathItems: Object.fromEntries([...levels, ['i40', { get: answer({}) }]]) },
    }),
  });
  expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toContain(
    'error References to path items, operations, and media types expand to more than 20,000,000 characters',
  );
});
