import { expect, test } from 'vitest';
import { isJsonObject, type JsonValue } from '../read/document/json.ts';
import { parseJson } from '../read/files/parse-json.ts';
import { canonicalText } from './canonical.ts';

const document = {
  'x-last': 1,
  components: { schemas: { b: { type: 'object', properties: { z: {}, a: {} } }, a: {} } },
  paths: {
    '/users/{id}': { delete: {}, get: { responses: { default: {}, 200: {} }, operationId: 'get' } },
    '/users-export': { get: {} },
    '/users': { post: {}, get: {} },
  },
  info: { title: 'T', version: '1' },
  openapi: '3.1.0',
};

/** Returns a copy in which the keys of every object are in reverse order. */
function reversed(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

test("sorts what has a canonical order, and leaves properties in the author's order", () => {
  expect(canonicalText(document)).toMatchInlineSnapshot(`
    "{
      "openapi": "3.1.0",
      "info": {
        "title": "T",
        "version": "1"
      },
      "paths": {
        "/users": {
          "get": {},
          "post": {}
        },
        "/users/{id}": {
          "get": {
            "operationId": "get",
            "responses": {
              "200": {},
              "default": {}
            }
          },
          "delete": {}
        },
        "/users-export": {
          "get": {}
        }
      },
      "components": {
        "schemas": {
          "a": {},
          "b": {
            "type": "object",
            "properties": {
              "z": {},
              "a": {}
            }
          }
        }
      },
      "x-last": 1
    }
    "
  `);
});

test('is the same for any order, except for what people order', () => {
  const other = reversed({ ...document, components: {} });
  expect(isJsonObject(other) && canonicalText(other)).toBe(
    canonicalText({ ...document, components: {} }),
  );
});

test("doesn't change canonical text, even with big integers", () => {
  const text = canonicalText({ ...document, 'x-big': 9007199254740993n });
  const again = parseJson(text);
  expect(isJsonObject(again) && canonicalText(again)).toBe(text);
});
