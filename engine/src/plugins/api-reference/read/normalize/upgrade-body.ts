/** Converts bodies and forms, which Swagger 2.0 defines as parameters, to the request bodies of OpenAPI 3. */
import type { JsonObject, JsonValue } from '../document/json.ts';
import { serialization, splitSchema } from './upgrade-parts.ts';

const urlEncoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data';

/** Builds the request body from the parameters of a body or form. Returns `undefined` if there are none. */
export function upgradeBody(
  parameters: readonly JsonObject[],
  consumes: readonly string[],
): JsonValue | undefined {
  const body = parameters.find((parameter) => parameter.in === 'body');
  if (body !== undefined) return jsonBody(body, consumes);
  const fields = parameters.filter((parameter) => parameter.in === 'formData');
  return fields.length === 0 ? undefined : formBody(fields, consumes);
}

function jsonBody(body: JsonObject, consumes: readonly string[]): JsonValue {
  const { in: _in, name: _name, schema = {}, required, ...others } = body;
  const types = consumes.length === 0 ? ['application/json'] : consumes;
  return {
    ...others,
    ...(required === undefined ? {} : { required }),
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
  };
}

function formBody(fields: readonly JsonObject[], consumes: readonly string[]): JsonValue {
  const hasFile = fields.some(({ type }) => type === 'file');
  const forms = consumes.filter((type) => type === multipart || (type === urlEncoded && !hasFile));
  const types = forms.length === 0 ? [hasFile ? multipart : urlEncoded] : forms;
  const required = fields
    .filter((field) => field.required === true)
    .map(({ name }) => String(name));
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [String(field.name), property(field)])),
    ...(required.length === 0 ? {} : { required }),
  };
  const encoding = Object.fromEntries(fields.flatMap(arrayEncoding));
  const media = { schema, ...(Object.keys(encoding).length === 0 ? {} : { encoding }) };
  return {
    ...(required.length === 0 ? {} : { required: true }),
    content: Object.fromEntries(types.map((type) => [type, media])),
  };
}

function property(field: JsonObject): JsonObject {
  const { schema, others } = splitSchema(field);
  const { name: _name, in: _in, required: _required, allowEmptyValue: _empty, ...words } = others;
  return { ...words, ...schema };
}

function arrayEncoding(field: JsonObject): [string, JsonValue][] {
  return field.type === 'array' ? [[String(field.name), serialization(field)]] : [];
}
