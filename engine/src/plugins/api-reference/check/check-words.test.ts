import { expect, test } from 'vitest';
import { printed } from '../../../core/test-api.ts';
import { describeText } from '../read/test-description.ts';
import { checkApis } from './check-apis.ts';
import { checkWords } from './check-words.ts';

const api = `openapi: 3.0.3
info: { title: Test, version: '1' }
paths:
  /users:
    get:
      operationId: listUsers
      summary: List users
      description: All users.
      parameters:
        - { name: limit, in: query, schema: { type: integer } }
        - { name: page, in: query, description: Which page, schema: { type: integer } }
      responses:
        '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } }
    post: { operationId: addUser, summary: List users, description: ' All users. ', responses: {} }
    delete: { operationId: removeUsers, responses: {} }
components:
  schemas:
    User:
      type: object
      properties:
        id: { type: integer }
        name: { type: string, description: Full name }
        friend: { $ref: '#/components/schemas/User' }
        address: { $ref: '#/components/schemas/Address' }
        tags: { type: array, items: { type: object, properties: { value: { type: string } } } }
    Address: { description: Where someone lives, type: object, properties: { city: { type: string } } }
    Unused: { type: object, properties: { never: { type: string } } }
`;

test('reports operations, parameters, and properties without descriptions, and shared descriptions', async () => {
  const report = checkWords(await describeText(api), { severity: 'error', propertyShare: 0.95 });
  expect(report).toMatchObject({
    operations: { total: 3, described: 2 },
    parameters: { total: 2, described: 1 },
    properties: { total: 7, described: 2 },
  });
  expect(printed(report.problems)).toMatchInlineSnapshot(`
    "openapi/api.yaml:10:11  query parameter 'limit' of 'listUsers' has no description
        Say what it identifies, where to get it, and what happens without it
    openapi/api.yaml:15:5  operation 'removeUsers' has no summary
        Add it in an overlay: target: $.paths['/users'].delete
    openapi/api.yaml:15:5  operation 'removeUsers' has no description
        Add it in an overlay: target: $.paths['/users'].delete
    openapi/api.yaml:14:35  operation 'addUser' has the same summary as 'listUsers'
        Say what's different about it
    openapi/api.yaml:14:56  operation 'addUser' has the same description as 'listUsers'
        Say what's different about it
    openapi/api.yaml:18:5  #/components/schemas/User has properties without a description: id, friend, tags
        Say what the name doesn't: unit, format, who sets it, and what null or a missing value means
    openapi/api.yaml:26:5  #/components/schemas/Address has a property without a description: city
        Say what the name doesn't: unit, format, who sets it, and what null or a missing value means
    openapi/api.yaml:25:30  #/components/schemas/User/properties/tags/items has a property without a description: value
        Say what the name doesn't: unit, format, who sets it, and what null or a missing value means
    openapi/api.yaml:1:1  Test: 2 of 7 properties have a description (28.5 %), but at least 95 % should
        Describe 5 more. For the properties without a description, see the warnings"
  `);
  expect(report.problems.filter(({ severity }) => severity === 'warning')).toHaveLength(3);
});

test('only warns about single properties if enough others have descriptions', async () => {
  const report = checkWords(await describeText(api), { severity: 'error', propertyShare: 0.25 });
  const aboutProperties = report.problems.filter(({ message }) => message.includes('propert'));
  expect(aboutProperties.map(({ severity }) => severity)).toEqual([
    'warning',
    'warning',
    'warning',
  ]);
});

test('treats missing descriptions as errors only if the site writes its own', async () => {
  const description = await describeText(api);
  const config = { id: 'test', file: 'openapi/api.yaml', route: '/api' };
  const severities = (overlays?: string) =>
    new Set(
      checkApis([{ config: { ...config, overlays }, description }]).problems.map(
        (one) => one.severity,
      ),
    );
  expect(severities()).toEqual(new Set(['warning']));
  expect(severities('openapi/overlays')).toEqual(new Set(['warning', 'error']));
  expect(checkApis([{ config, description }]).counts).toEqual([
    {
      label: 'API test',
      value:
        'descriptions for 2 of 3 operations, 1 of 2 parameters, 2 of 7 properties, 0 examples checked',
    },
  ]);
});

test('requires a fact for every operation if one of them states it', async () => {
  const permissions = (value: string) => `openapi: 3.0.3
info: { title: Test, version: '1' }
paths:
  /users:
    get: { operationId: listUsers, summary: List, description: All., responses: {}, x-permissions: [READ] }
    post: { operationId: addUser, summary: Add, description: One., responses: {}${value} }
`;
  const facts = [
    { extension: 'x-permissions', label: 'Permission', isRequired: true },
    { extension: 'x-events', label: 'Event' },
  ] as const;
  const problems = async (value: string) => {
    const description = await describeText(permissions(value));
    return printed(
      checkWords(description, { severity: 'error', propertyShare: 0.95, facts }).problems,
    );
  };
  expect(await problems(', x-permissions: [NONE]')).toBe('');
  for (const value of ['', ', x-permissions: []', ', x-permissions: 1'])
    expect(await problems(value)).toContain(
      `'addUser' has no x-permissions (the "Permission" fact)`,
    );
});
