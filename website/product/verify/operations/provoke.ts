/** Creates requests that should be rejected: the example of an operation with one mistake. */
import type { ApiOperation } from '../../../../engine/src/plugins/api-reference/read/description.ts';
import { tokens } from '../../example/tokens.ts';
import type { HttpRequest } from '../http.ts';
import { pathValues } from './prepare.ts';

/** True for statuses that can be provoked. */
export function isProvoked(status: string): boolean {
  return ['400', '401', '403', '404', '409', '413', '415'].includes(status);
}

export interface Provocation {
  request: HttpRequest;
  /** True to skip the example's preparation. `isTwice` means that the request is sent twice. */
  isUnprepared?: boolean;
  isTwice?: boolean;
  /** Statements to run before the request. */
  statements?: string;
}

/** Length of a text that every operation rejects as too long. */
const MANY_CHARACTERS = 3_000_000;

/** Returns requests that may cause this status, the most likely one first. */
export function provocations(
  operation: ApiOperation,
  request: HttpRequest,
  status: string,
): readonly Provocation[] {
  switch (status) {
    case '400':
      return [
        ...wrongBodies(request),
        ...wrongPaths(operation, request),
        ...wrongQueries(operation, request),
      ].map(asProvocation);
    case '401':
      return [
        withoutToken(request),
        withHeader(request, 'Authorization', 'user:unknown'),
        ...unknownInBody(request),
        ...unknownInQuery(request),
      ].map(asProvocation);
    case '403':
      return [tokens.mei, tokens.backend, tokens.tutorialFrontend]
        .map((token) => withHeader(request, 'Authorization', token))
        .map(asProvocation);
    case '404':
      return [
        ...unknownInPath(operation, request),
        ...unknownInBody(request),
        ...unknownInQuery(request),
      ].map(asProvocation);
    case '409':
      return [
        { request, isUnprepared: true },
        { request, isTwice: true },
      ];
    case '413':
      return [
        { request: { ...request, body: JSON.stringify({ name: 'x'.repeat(MANY_CHARACTERS) }) } },
      ];
    case '415':
      return [
        withHeader(withText(request), 'Content-Type', 'text/plain'),
        { ...withoutHeader(request, 'Content-Type'), body: undefined },
      ].map(asProvocation);
    default:
      return [];
  }
}

function asProvocation(request: HttpRequest): Provocation {
  return { request };
}

function withHeader(request: HttpRequest, name: string, value: string): HttpRequest {
  return { ...request, headers: { ...request.headers, [name]: value } };
}

function withoutHeader(request: HttpRequest, name: string): HttpRequest {
  const { [name]: _, ...headers } = request.headers;
  return { ...request, headers };
}

function withoutToken(request: HttpRequest): HttpRequest {
  return withoutHeader(request, 'Authorization');
}

/** Returns the request with a text as its body. Read requests don't have a body. */
function withText(request: HttpRequest): HttpRequest {
  return request.method === 'GET' ? request : { ...request, body: 'text' };
}

/**
 * Returns the request with various invalid bodies: an empty one, one of a different type, and for each property,
 * one in which its value has a different type.
 */
function wrongBodies(request: HttpRequest): readonly HttpRequest[] {
  if (typeof request.body !== 'string') return [];
  const value: unknown = JSON.parse(request.body);
  const isList = Array.isArray(value);
  const whole = isList ? [{}, [{}], ['x']] : [{}, []];
  const parts = isList
    ? []
    : Object.keys(value as object).flatMap((key) =>
        [{ wrong: true }, -1, ''].map((wrong) => ({ ...(value as object), [key]: wrong })),
      );
  return [...whole, ...parts].map((body) => ({ ...request, body: JSON.stringify(body) }));
}

function wrongPaths({ path }: ApiOperation, request: HttpRequest): readonly HttpRequest[] {
  return replacedInPath(path, request, ['not-a-number', '%00', 'a%20b']);
}

function unknownInPath({ path }: ApiOperation, request: HttpRequest): readonly HttpRequest[] {
  return replacedInPath(path, request, [
    'unknown',
    '999999',
    '00000000-0000-4000-8000-000000000000',
  ]);
}

/**
 * Returns a request for each path variable and each value, with the variable replaced. The last variable comes
 * first.
 */
function replacedInPath(
  template: string,
  request: HttpRequest,
  values: readonly string[],
): readonly HttpRequest[] {
  const names = Object.keys(pathValues(template, request.path)).reverse();
  const [, query = ''] = /(\?.*)$/.exec(request.path) ?? [];
  const written = request.path.replace(/\?.*$/, '').split('/');
  return names.flatMap((name) =>
    values.map((value) => {
      const parts = template
        .split('/')
        .map((part, index) => (part === `{${name}}` ? value : (written[index] ?? '')));
      return { ...request, path: parts.join('/') + query };
    }),
  );
}

function wrongQueries({ parameters }: ApiOperation, request: HttpRequest): readonly HttpRequest[] {
  const [path = ''] = request.path.split('?');
  return parameters
    .filter((each) => each.in === 'query')
    .map(({ name }) => ({ ...request, path: `${path}?${name}=${encodeURIComponent('a:b;{}')}` }));
}

function unknownInQuery(request: HttpRequest): readonly HttpRequest[] {
  const [path = '', query = ''] = request.path.split('?');
  return [...new URLSearchParams(query).keys()].map((name) => {
    const values = new URLSearchParams(query);
    values.set(name, 'unknown');
    return { ...request, path: `${path}?${values}` };
  });
}

/**
 * Returns a request for each string or number in the body, even in lists, with that value replaced by an unknown
 * one.
 */
function unknownInBody(request: HttpRequest): readonly HttpRequest[] {
  if (typeof request.body !== 'string') return [];
  const value: unknown = JSON.parse(request.body);
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const replaced = unknownLike(each);
    return replaced === undefined
      ? []
      : [{ ...request, body: JSON.stringify({ ...value, [key]: replaced }) }];
  });
}

function unknownLike(value: unknown): unknown {
  if (typeof value === 'string') return 'unknown';
  if (typeof value === 'number') return 999_999;
  if (Array.isArray(value)) {
    const list = value.map(unknownLike).filter((each) => each !== undefined);
    return list.length === 0 ? undefined : list;
  }
  return undefined;
}
