import { expect, test } from 'vitest';
import { printed } from '../../../core/test-api.ts';
import { describeText } from '../read/test-description.ts';
import { checkExamples, validatorOf } from './check-examples.ts';

const api = (examples: {
  body?: string;
  response?: string;
  parameter?: string;
  property?: string;
}) => `openapi: 3.0.3
info: { title: Test, version: '1' }
paths:
  /users:
    post:
      operationId: addUser
      parameters:
        - { name: limit, in: query, schema: { type: integer, maximum: 100 }, example: ${examples.parameter ?? 10} }
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/User' }
            example: ${examples.body ?? '{ name: Ana, since: "2026-01-31T10:00:00Z", friends: [{ name: Mei, friends: null }] }'}
          text/plain: { schema: { type: string, maxLength: 1 }, example: not checked }
      responses:
        '200':
          description: OK
          content:
            application/json:
              schema: { type: array, items: { oneOf: [{ $ref: '#/components/schemas/User' }, { $ref: '#/components/schemas/Id' }] } }
              examples: { ids: { value: ${examples.response ?? '[{ id: 9223372036854775807 }]'} } }
components:
  schemas:
    Id: { type: object, required: [id], properties: { id: { type: integer, maximum: 9223372036854775807 } }, additionalProperties: false }
    User:
      type: object
      required: [name]
      discriminator: { propertyName: kind }
      properties:
        name: { type: string, example: ${examples.property ?? 'Kofi'}, pattern: '^[\\w\\-]+$' }
        since: { type: string, format: date-time }
        role: { type: string, enum: [admin, guest], nullable: true }
        friends: { type: array, nullable: true, items: { $ref: '#/components/schemas/User' } }
      additionalProperties: false
`;

test('accepts examples that match their schema', async () => {
  expect(checkExamples(await describeText(api({})))).toEqual({ examples: 4, problems: [] });
});

test("reports each example that doesn't match, with its location and the reason", async () => {
  const { problems } = checkExamples(
    await describeText(
      api({
        body: '{ nam: Ana, since: yesterday, role: king, friends: [{ name: 1 }] }',
        response: '[{ id: 1.5 }]',
        parameter: '101',
        property: '[Kofi]',
      }),
    ),
  );
  expect(printed(problems)).toMatchInlineSnapshot(`
    "openapi/api.yaml:8:78  #/paths/~1users/post/parameters/0/examples/default doesn't match its schema: the value must be <= 100
        Correct the example. If the server really sends it, correct the schema instead
    openapi/api.yaml:13:13  #/paths/~1users/post/requestBody/content/application~1json/examples/default doesn't match its schema: /friends/0/name must be string; /since must match format "date-time"; /role must be equal to one of the allowed values ("admin", "guest", null); and 2 more
        Correct the example. If the server really sends it, correct the schema instead
    openapi/api.yaml:21:27  #/paths/~1users/post/responses/200/content/application~1json/examples/ids doesn't match its schema: /0/id must be integer; /0 must have required property 'name'; /0 must NOT have additional properties (id); and 1 more
        Correct the example. If the server really sends it, correct the schema instead
    openapi/api.yaml:30:31  #/components/schemas/User/properties/name/examples/0 doesn't match its schema: the value must be string
        Correct the example. If the server really sends it, correct the schema instead"
  `);
  expect(problems.every(({ severity }) => severity === 'error')).toBe(true);
});

test("reports a schema that can't be used", async () => {
  const { problems } = checkExamples(
    await describeText(`openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /a: { get: { operationId: a, parameters: [{ name: b, in: query, schema: { type: [string], pattern: '(' }, example: x }], responses: {} } }
`),
  );
  expect(printed(problems)).toMatchInlineSnapshot(`
    "openapi/api.yaml:4:109  #/paths/~1a/get/parameters/0/examples/default doesn't match its schema: the schema can't be used: Invalid regular expression: /(/: Unterminated group
        Correct the example. If the server really sends it, correct the schema instead"
  `);
});

test('creates the validator of a description only once', async () => {
  const description = await describeText(api({}));
  expect(validatorOf(description)).toBe(validatorOf(description));
});

test('tests a pattern that could make a regular expression hang in linear time', async () => {
  const problemsOf = async (pattern: string, example: string) => {
    const schema = JSON.stringify({ type: 'string', pattern, example });
    const text = api({}).replace(/( +)Id: .*/, `$&\n$1Text: ${schema.replaceAll('$', '$$$$')}`);
    const withUse = text.replace("'#/components/schemas/Id'", "'#/components/schemas/Text'");
    const { problems } = checkExamples(await describeText(withUse));
    return problems.filter(({ message }) => message.includes('/Text/'));
  };
  expect(await problemsOf('^(a+)+$', 'a'.repeat(1_000))).toEqual([]);
  expect(await problemsOf('^(a+)+$', `${'a'.repeat(1_000)}!`)).toHaveLength(1);
  expect(await problemsOf('^[\\d_]{3}$', 'ab')).toHaveLength(1);
  // Lookaround can't be matched in linear time.
  expect(await problemsOf('^(?!x)a$', 'b')).toEqual([]);
});
