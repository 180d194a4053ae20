import { expect, test } from 'vitest';
import { describeText } from '../read/test-description.ts';
import { compareDescriptions } from './compare-descriptions.ts';

const before = `openapi: 3.1.0
info: { title: Test, version: '1' }
security: [{ key: [] }]
paths:
  /gone: { get: { operationId: gone, responses: {} } }
  /users:
    get:
      operationId: listUsers
      parameters:
        - { name: old, in: query, schema: { type: string } }
        - { name: page, in: query, schema: { type: integer } }
        - { name: sort, in: query, required: true, schema: { type: string, enum: [name, date] } }
      responses:
        '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/User' } }, text/csv: {} } }
        '404': { description: Not Found }
    post:
      operationId: addUser
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/NewUser' } } } }
      responses: { '201': { description: Created } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: key }, token: { type: http, scheme: bearer } }
  schemas:
    User:
      type: object
      required: [id]
      properties: { id: { type: integer }, name: { type: string }, role: { type: string, enum: [admin] } }
    NewUser:
      type: object
      properties: { name: { type: [string, 'null'], maxLength: 10 }, role: { type: string, enum: [admin, guest] } }
    Unused: { type: string }
`;

const after = `openapi: 3.1.0
info: { title: Test, version: '2' }
security: [{ token: [] }, { key: [] }]
paths:
  /new: { get: { operationId: new, responses: {}, security: [{ key: [] }] } }
  /users:
    get:
      operationId: getUsers
      deprecated: true
      parameters:
        - { name: page, in: query, required: true, schema: { type: string } }
        - { name: sort, in: query, schema: { type: string, enum: [name] } }
        - { name: fresh, in: query, required: true, schema: { type: string } }
        - { name: free, in: query, schema: { type: string } }
      responses:
        '200': { description: Other words, content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } }
        '429': { description: Too Many Requests }
    post:
      operationId: addUser
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/NewUser' } } } }
      responses: { '202': { description: Accepted } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: key }, token: { type: http, scheme: bearer } }
  schemas:
    User:
      type: object
      properties: { id: { type: [integer, 'null'] }, role: { type: string, enum: [admin, guest] }, age: { type: integer } }
    NewUser:
      type: object
      required: [role, email]
      properties: { name: { type: string, maxLength: 5 }, role: { type: string, enum: [admin] }, email: { type: string } }
`;

test('sorts changes by what they mean for those who send and those who receive', async () => {
  const changes = compareDescriptions(await describeText(before), await describeText(after));
  const lines = changes.map(({ impact, message }) => `${impact}: ${message}`);
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "breaking: GET /gone was removed
    maybe: GET /users: operationId changed from listUsers to getUsers
    other: GET /users is deprecated
    maybe: GET /users: authorization changed from key to token or key
    maybe: GET /users: query parameter 'old' was removed
    breaking: GET /users: query parameter 'page' is now required
    breaking: GET /users: query parameter 'page': type integer is now string
    other: GET /users: query parameter 'sort' is no longer required
    breaking: GET /users: query parameter 'sort': value "date" was removed
    breaking: GET /users: query parameter 'fresh' is new and required
    other: GET /users: query parameter 'free' is new
    breaking: GET /users: response 200: text/csv was removed
    maybe: GET /users: response 404 was removed
    maybe: GET /users: response 429 is new
    maybe: POST /users: authorization changed from key to token or key
    breaking: POST /users: a body is now required
    breaking: POST /users: response 201 was removed
    maybe: POST /users: response 202 is new
    other: GET /new is new
    maybe: schema User, property 'id' is no longer required
    maybe: schema User, property 'id': type null is new
    breaking: schema User, property 'name' was removed
    maybe: schema User, property 'role': value "guest" is new
    other: schema User, property 'age' is new
    breaking: schema NewUser, property 'name': type null was removed
    maybe: schema NewUser, property 'name': maxLength changed from 10 to 5
    breaking: schema NewUser, property 'role' is now required
    breaking: schema NewUser, property 'role': value "guest" was removed
    breaking: schema NewUser, property 'email' is new and required
    other: schema Unused was removed"
  `);
});

test('the same description, and one with other words, has no changes', async () => {
  const words = before.replaceAll('description: OK', 'description: Better words');
  expect(compareDescriptions(await describeText(before), await describeText(words))).toEqual([]);
});

test('bodies of webhooks are what clients receive', async () => {
  const withBody = (property: string) => `openapi: 3.1.0
info: { title: Test, version: '1' }
webhooks:
  shipped:
    post:
      operationId: shipped
      requestBody: { content: { application/json: { schema: { type: object, properties: { ${property}: { type: string } } } } } }
      responses: {}
`;
  const changes = compareDescriptions(
    await describeText(withBody('order')),
    await describeText(withBody('parcel')),
  );
  expect(changes).toMatchInlineSnapshot(`
    [
      {
        "impact": "breaking",
        "message": "POST webhook shipped: body, property 'order' was removed",
      },
      {
        "impact": "other",
        "message": "POST webhook shipped: body, property 'parcel' is new",
      },
    ]
  `);
});

/** Returns an order with a callback and a webhook. The server sends a header and a component to both. */
const requestsOfServer = ({
  header = '',
  property = '',
  required = '',
  callback = 'paid',
}) => `openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /orders:
    post:
      operationId: addOrder
      responses: {}
      callbacks:
        ${callback}:
          '{$request.body#/url}':
            post: { parameters: [${header}], ${BODY}, responses: { '204': {} } }
webhooks:
  shipped:
    post: { operationId: shipped, parameters: [${header}], ${BODY}, responses: {} }
components:
  schemas:
    Parcel: { type: object, required: [${required}], properties: { ${property}: { type: string } } }
`;
const BODY = `requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Parcel' } } } }`;

async function changesOf(before: string, after: string): Promise<string[]> {
  const changes = compareDescriptions(await describeText(before), await describeText(after));
  return changes.map(({ impact, message }) => `${impact}: ${message}`);
}

test('what webhooks and callbacks send is what clients receive', async () => {
  const header = (text: string) => `{ name: X-Try, in: header, ${text} }`;
  const old = { header: header('required: true, schema: { type: integer }'), property: 'order' };
  expect(
    await changesOf(
      requestsOfServer({ ...old, required: 'order' }),
      requestsOfServer({
        header: header("schema: { type: [integer, 'null'] }"),
        property: 'parcel',
        required: 'parcel',
      }),
    ),
  ).toMatchInlineSnapshot(`
    [
      "maybe: POST /orders: callback 'paid' (POST {$request.body#/url}): header parameter 'X-Try' is no longer required",
      "maybe: POST /orders: callback 'paid' (POST {$request.body#/url}): header parameter 'X-Try': type null is new",
      "maybe: POST webhook shipped: header parameter 'X-Try' is no longer required",
      "maybe: POST webhook shipped: header parameter 'X-Try': type null is new",
      "breaking: schema Parcel, property 'order' was removed",
      "other: schema Parcel, property 'parcel' is new",
    ]
  `);
});

test('callbacks come and go', async () => {
  const parts = { property: 'order' };
  expect(
    await changesOf(requestsOfServer(parts), requestsOfServer({ ...parts, callback: 'refunded' })),
  ).toMatchInlineSnapshot(`
    [
      "breaking: POST /orders: callback 'paid' (POST {$request.body#/url}) was removed",
      "other: POST /orders: callback 'refunded' (POST {$request.body#/url}) is new",
    ]
  `);
});
