/** Compares two descriptions of an API, and classifies the changes by what they mean for clients. */

import type {
  ApiCall,
  ApiCallback,
  ApiDescription,
  ApiMediaType,
  ApiOperation,
  ApiParameter,
} from '../read/description.ts';
import type { Schema } from '../read/document/document.ts';
import { type Change, compareSchemas, type Direction, type Impact } from './compare-schemas.ts';

type Described = Pick<ApiDescription, 'document' | 'operations'>;

const sent: Direction = { sent: true, received: false };
const received: Direction = { sent: false, received: true };

/** Returns all changes except changes to descriptions, in operation order. Changes to components come last. */
export function compareDescriptions(before: Described, after: Described): Change[] {
  const changes: Change[] = [];
  const report = (impact: Impact, message: string) => changes.push({ impact, message });
  const now = new Map(after.operations.map((operation) => [keyOf(operation), operation]));
  for (const operation of before.operations) {
    const next = now.get(keyOf(operation));
    now.delete(keyOf(operation));
    if (next === undefined) report('breaking', `${keyOf(operation)} was removed`);
    else compareOperations(operation, next, changes);
  }
  for (const key of now.keys()) report('other', `${key} is new`);
  compareComponents(before, after, changes);
  return changes;
}

function keyOf({ method, path, isWebhook }: ApiOperation): string {
  return `${method.toUpperCase()} ${isWebhook ? `webhook ${path}` : path}`;
}

function compareOperations(before: ApiOperation, after: ApiOperation, changes: Change[]): void {
  const name = keyOf(before);
  const report = (impact: Impact, message: string) =>
    changes.push({ impact, message: `${name}${message}` });
  if (before.id !== after.id)
    report('maybe', `: operationId changed from ${before.id} to ${after.id}`);
  if (after.deprecated && !before.deprecated) report('other', ' is deprecated');
  if (securityText(before) !== securityText(after)) {
    report(
      'maybe',
      `: authorization changed from ${securityText(before)} to ${securityText(after)}`,
    );
  }
  compareCalls(before, after, { name, isFromServer: before.isWebhook, changes });
  const callbacks = new Map(after.callbacks.map((callback) => [callbackKey(callback), callback]));
  for (const callback of before.callbacks) {
    const key = callbackKey(callback);
    const next = callbacks.get(key);
    callbacks.delete(key);
    if (next === undefined) report('breaking', `: ${key} was removed`);
    else compareCalls(callback, next, { name: `${name}: ${key}`, isFromServer: true, changes });
  }
  for (const key of callbacks.keys()) report('other', `: ${key} is new`);
}

function callbackKey({ name, method, path }: ApiCallback): string {
  return `callback '${name}' (${method.toUpperCase()} ${path})`;
}

interface CallComparison {
  /** Beginning of every message: `GET /users`. */
  name: string;
  /** True for webhooks and callbacks, where clients receive the request and send the response. */
  isFromServer: boolean;
  changes: Change[];
}

function compareCalls(before: ApiCall, after: ApiCall, comparison: CallComparison): void {
  const { name, isFromServer, changes } = comparison;
  const report = (impact: Impact, message: string) =>
    changes.push({ impact, message: `${name}${message}` });
  compareParameters(before, after, comparison);
  const body = before.requestBody;
  const nextBody = after.requestBody;
  if (nextBody?.required && !body?.required) {
    report(isFromServer ? 'other' : 'breaking', ': a body is now required');
  }
  if (body !== undefined && nextBody === undefined) {
    report(isFromServer ? 'breaking' : 'maybe', ': no longer accepts a body');
  }
  const [request, answer] = isFromServer ? [received, sent] : [sent, received];
  compareContent(body?.content, nextBody?.content, `${name}: body`, request, changes);
  const responses = new Map(after.responses.map((response) => [response.status, response]));
  for (const { status, content } of before.responses) {
    const next = responses.get(status);
    responses.delete(status);
    const where = `: response ${status}`;
    if (next === undefined)
      report(status.startsWith('2') ? 'breaking' : 'maybe', `${where} was removed`);
    else compareContent(content, next.content, `${name}${where}`, answer, changes);
  }
  for (const status of responses.keys()) report('maybe', `: response ${status} is new`);
}

function securityText({ security }: ApiOperation): string {
  const alternatives = security.map(({ schemes }) =>
    schemes.map(({ name, scopes }) => [name, ...scopes].join(' ')).join(' and '),
  );
  return alternatives.map((one) => one || 'none').join(' or ') || 'none';
}

function compareParameters(before: ApiCall, after: ApiCall, comparison: CallComparison): void {
  const { isFromServer, changes } = comparison;
  const key = ({ in: place, name }: ApiParameter) => `${place} parameter '${name}'`;
  const now = new Map(after.parameters.map((parameter) => [key(parameter), parameter]));
  const report = (impact: Impact, message: string) =>
    changes.push({ impact, message: `${comparison.name}: ${message}` });
  // Additional data in responses breaks no client, but missing data can.
  const [more, less] = isFromServer
    ? (['other', 'maybe'] as const)
    : (['breaking', 'other'] as const);
  for (const parameter of before.parameters) {
    const name = key(parameter);
    const next = now.get(name);
    now.delete(name);
    if (next === undefined) {
      report('maybe', `${name} was removed`);
      continue;
    }
    if (next.required && !parameter.required) report(more, `${name} is now required`);
    if (!next.required && parameter.required) report(less, `${name} is no longer required`);
    if (next.style !== parameter.style || next.explode !== parameter.explode) {
      report('breaking', `${name} has a different serialization style`);
    }
    const where = `${comparison.name}: ${name}`;
    compareSchemas(parameter.schema, next.schema, {
      direction: isFromServer ? received : sent,
      where,
      report: (impact, message) => changes.push({ impact, message }),
    });
  }
  for (const [name, { required }] of now) {
    report(required ? more : 'other', `${name} is new${required ? ' and required' : ''}`);
  }
}

function compareContent(
  before: readonly ApiMediaType[] = [],
  after: readonly ApiMediaType[] = [],
  where: string,
  direction: Direction,
  changes: Change[],
): void {
  const report = (impact: Impact, message: string) => changes.push({ impact, message });
  const now = new Map(after.map((media) => [media.type, media]));
  for (const { type, schema } of before) {
    const next = now.get(type);
    now.delete(type);
    if (next === undefined) report('breaking', `${where}: ${type} was removed`);
    else compareSchemas(schema ?? {}, next.schema ?? {}, { direction, where, report });
  }
  for (const type of now.keys()) report('other', `${where}: ${type} is new`);
}

/** Components in both versions. The meaning of a change depends on where the component is used. */
function compareComponents(before: Described, after: Described, changes: Change[]): void {
  const report = (impact: Impact, message: string) => changes.push({ impact, message });
  const toServer = reached(before, 'sent');
  const toClient = reached(before, 'received');
  const now = after.document.components?.schemas ?? {};
  for (const [name, schema] of Object.entries(before.document.components?.schemas ?? {})) {
    const direction = { sent: toServer.has(name), received: toClient.has(name) };
    const next = Object.hasOwn(now, name) ? now[name] : undefined;
    // Operations that used a removed component have also changed, and are reported separately.
    if (next === undefined) report('other', `schema ${name} was removed`);
    else compareSchemas(schema, next, { direction, where: `schema ${name}`, report });
  }
}

/** Returns the names of the components that values in one direction contain. */
function reached({ document, operations }: Described, direction: keyof Direction): Set<string> {
  const calls: { call: ApiCall; isFromServer: boolean }[] = operations.flatMap((operation) => [
    { call: operation, isFromServer: operation.isWebhook },
    ...operation.callbacks.map((call) => ({ call, isFromServer: true })),
  ]);
  const pending = calls.flatMap(({ call: { parameters, requestBody, responses }, isFromServer }) =>
    (direction === 'sent') !== isFromServer
      ? [...parameters, ...(requestBody?.content ?? [])].flatMap(({ schema }) => schema ?? [])
      : responses.flatMap(({ content }) => content.flatMap(({ schema }) => schema ?? [])),
  );
  const names = new Set<string>();
  for (let schema = pending.pop(); schema !== undefined; schema = pending.pop()) {
    for (const name of namesIn(schema)) {
      if (names.has(name)) continue;
      names.add(name);
      const target = document.components?.schemas?.[name];
      if (target !== undefined) pending.push(target);
    }
  }
  return names;
}

/** Returns the names of all components anywhere in a schema. */
function namesIn(schema: Schema): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('$ref' in value && typeof value.$ref === 'string') {
      names.add(decodeURIComponent(value.$ref.split('/').at(-1) ?? ''));
    }
    for (const member of Object.values(value)) visit(member);
  };
  visit(schema);
  return names;
}
