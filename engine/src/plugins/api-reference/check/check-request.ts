/** Checks that requests in samples match the API: path, method, query, and body. */
import type { Plugin } from '../../../core/plugin-api.ts';
import type { ApiDescription, ApiOperation } from '../read/description.ts';
import type { JsonValue } from '../read/document/json.ts';
import { type Validate, validatorOf } from './check-examples.ts';

/** Matches the host in a URL: a placeholder, a variable, or a real host. */
const HOST = /^(?:https?:\/\/[^/]*|<[^>]+>|"?\$\{?\w+\}?"?)/;

const VARIABLE = /^"?\$/;

/** The result of the plugin's checks. */
export type Checks = ReturnType<NonNullable<Plugin['checks']>>;

export type CheckRequest = NonNullable<Checks['request']>;
type SampleFault = ReturnType<CheckRequest>[number];

/**
 * Returns a function that checks requests whose paths begin like the API's. Requests to other programs aren't checked.
 */
export function createCheckRequest(api: ApiDescription): CheckRequest {
  const find = createFindOperation(api.operations);
  const validate = validatorOf(api);
  return (request) => requestFaults(request, find, validate);
}

function requestFaults(
  { method, address, body, line }: Parameters<CheckRequest>[0],
  find: FindOperation,
  validate: Validate,
): SampleFault[] {
  const [path = '', query = ''] = address.replace(HOST, '').replace(/#.*$/, '').split('?');
  const found = find(method, address);
  if (found === undefined) return [];
  if ('methods' in found) {
    const remedy =
      found.methods.length > 0
        ? `The path supports ${found.methods.join(', ')}.`
        : 'Correct the path, or mark the sample with check=partial and reason="…".';
    return [{ message: `calls ${method} ${path}, which isn't an API operation`, line, remedy }];
  }
  return [
    ...queryFaults(query, found.operation).map((message) => ({ message, line })),
    ...bodyFaults(body, found.operation, validate).map((message) => ({ message, line })),
  ];
}

/** Returns the mistakes in a query. An operation that declares no query parameters can accept any. */
function queryFaults(query: string, { parameters, id }: ApiOperation): string[] {
  const known = new Set(parameters.flatMap((each) => (each.in === 'query' ? each.name : [])));
  if (known.size === 0) return [];
  return (
    [...new URLSearchParams(query).keys()]
      // Names of lists and objects contain brackets, as in `ids[]` and `properties[region]`.
      .filter((name) => name !== '' && !known.has(name) && !known.has(name.replace(/\[.*\]$/, '')))
      .map((name) => `uses the query parameter "${name}", which ${id} doesn't have`)
  );
}

function bodyFaults(
  body: string | undefined,
  { requestBody, id }: ApiOperation,
  validate: Validate,
): string[] {
  const media = requestBody?.content.find(({ type }) => type === 'application/json');
  if (body === undefined || media?.schema === undefined) return [];
  let value: JsonValue;
  try {
    value = JSON.parse(withValues(body));
  } catch {
    // If the body contains shell substitutions, it's JSON only after the shell expands it.
    return /\$[({\w]/.test(body) ? [] : [`sends a body to ${id} that isn't valid JSON`];
  }
  const schemaPointer = `${media.pointer}/schema`;
  const reason = validate({ schema: media.schema, schemaPointer, value });
  return reason === undefined ? [] : [`sends a body that ${id} doesn't accept: ${reason}`];
}

/** Replaces placeholders with values in the right format. */
function withValues(body: string): string {
  return body
    .replace(/<[a-z0-9-]+-url>/g, 'https://placeholder.example')
    .replace(/<[a-z0-9-]+-day>/g, '2030-01-01')
    .replace(/<[a-z][a-z0-9-]*>/g, 'placeholder');
}

type Found = { operation: ApiOperation } | { methods: readonly string[] };

/** Returns `undefined` for paths outside the API. */
export type FindOperation = (method: string, address: string) => Found | undefined;

/** Returns a function that finds the operation that a request calls, by its method and URL. */
export function createFindOperation(operations: readonly ApiOperation[]): FindOperation {
  const templates = operations.map((operation) => ({ operation, parts: partsOf(operation.path) }));
  const roots = new Set(templates.map(({ parts }) => parts[0]));
  return (method, address) => {
    const path = address.replace(HOST, '').replace(/[?#].*$/, '');
    const found = findPath(method, path);
    if (found !== undefined || !VARIABLE.test(address)) return found;
    // SDKs expect the API's root in this variable, so a sample can contain `/books` for `/api/books`.
    return [...roots]
      .map((root) => findPath(method, `/${root}${path}`))
      .find((each) => each !== undefined && 'operation' in each);
  };

  function findPath(method: string, path: string): Found | undefined {
    const parts = partsOf(path);
    if (!roots.has(parts[0]) || parts.length < 2) return undefined;
    const matching = templates
      .filter((template) => matches(template.parts, parts))
      // `/orders/validate` takes precedence over `/orders/{name}`.
      .sort((a, b) => variables(a.parts) - variables(b.parts));
    const exact = matching.find(({ operation }) => operation.method === method.toLowerCase());
    if (exact !== undefined) return { operation: exact.operation };
    return { methods: matching.map(({ operation }) => operation.method.toUpperCase()) };
  }
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function matches(template: readonly string[], parts: readonly string[]): boolean {
  return (
    template.length === parts.length &&
    template.every((part, index) => {
      const written = parts[index] ?? '';
      // A shell variable or a placeholder matches any segment.
      return part.startsWith('{') || part === written || /^["']?\$|^</.test(written);
    })
  );
}

function variables(template: readonly string[]): number {
  return template.filter((part) => part.startsWith('{')).length;
}
