/** Collects a document's operations and tags, together with everything that belongs to them. */
import {
  type ApiCall,
  type ApiCallback,
  type ApiOperation,
  type ApiParameter,
  type ApiResponse,
  type ApiSecurityRequirement,
  type ApiTag,
  badgeOf,
} from './description.ts';
import type { OpenApiDocument, SecurityScheme, Server } from './document/document.ts';
import { isJsonObject } from './document/json.ts';
import { escapeKey, keysOf } from './document/pointer.ts';
import { limitedOperation, shortName } from './limited-operation.ts';
import { type Addresses, uniqueAddresses } from './operation-slugs.ts';
import {
  extensionsOf,
  follow,
  resolveParameter,
  resolveRequestBody,
  resolveResponse,
} from './resolve-parts.ts';
import {
  namesOfTags,
  slugOf,
  tagNamesOf,
  type Written,
  writtenIn,
  writtenOperations,
} from './written-operations.ts';

/** A limit that an operation exceeds. */
export interface Excess {
  /** The operation's name, such as `GET /users`. */
  name: string;
  pointer: string;
  /** Text that completes a sentence about the operation. */
  text: string;
}

/**
 * Returns a document's tags, the URLs of its pages, and its operations in document order. Operations on the same
 * path are in the usual order of methods.
 */
export function operationsOf(
  document: OpenApiDocument,
  hasAllHeaders = false,
): {
  operations: ApiOperation[];
  tags: ApiTag[];
  addresses: Addresses;
  excess: Excess[];
} {
  const written = writtenOperations(document);
  const tagNames = tagNamesOf(document, written);
  const addresses = uniqueAddresses(
    written.map((each) => ({
      pointer: each.pointer,
      name: `${badgeOf(each)} ${each.path}`,
      slug: slugOf(each),
    })),
    tagNames,
  );
  const limited = written.map((each) =>
    limitedOperation(resolveOperation({ ...each, hasAllHeaders }, addresses)),
  );
  const operations = limited.map(({ operation }) => operation);
  const excess = limited.flatMap(({ operation, excess: text }) =>
    text === undefined
      ? []
      : [{ name: `${badgeOf(operation)} ${operation.path}`, pointer: operation.pointer, text }],
  );
  const tags = tagsOf(document, operations, tagNames, addresses);
  return { operations, tags, addresses, excess };
}

function resolveOperation(written: Written, addresses: Addresses): ApiOperation {
  const { operation, pointer, isWebhook } = written;
  const slug = addresses.operations.get(pointer) ?? '';
  const tags = namesOfTags(written).flatMap((name) => addresses.tags.get(name) ?? []);
  const call = resolveCall(written);
  const id = operation.operationId || undefined;
  return {
    ...call,
    slug,
    id: id ?? slug,
    title: call.summary ?? id ?? (isWebhook ? call.path : `${badgeOf(written)} ${call.path}`),
    isWebhook,
    tag: tags[0] ?? '',
    tags,
    externalDocs: operation.externalDocs,
    callbacks: callbacksOf(written),
    security: securityOf(written),
    servers: serversOf(written),
    extensions: extensionsOf(operation),
  };
}

function resolveCall(written: Written): ApiCall {
  const { document, path, method, item, operation, pointer } = written;
  const body =
    operation.requestBody &&
    follow(document, 'requestBodies', operation.requestBody, `${pointer}/requestBody`);
  return {
    method,
    path,
    pointer,
    summary: [operation.summary, item.summary].find((text) => (text?.trim() ?? '') !== ''),
    description: operation.description ?? item.description,
    deprecated: operation.deprecated ?? false,
    parameters: parametersOf(written),
    requestBody: body && resolveRequestBody(document, body),
    responses: responsesOf(written),
  };
}

function callbacksOf({ document, operation, pointer }: Written): ApiCallback[] {
  return Object.entries(operation.callbacks ?? {}).flatMap(([name, value]) => {
    const at = `${pointer}/callbacks/${escapeKey(name)}`;
    const found = follow(document, 'callbacks', value, at);
    if (found === undefined) return [];
    const written = writtenIn(document, found.value, found.pointer);
    return written.map((each) => ({ name, ...resolveCall(each) }));
  });
}

const locations = ['path', 'query', 'header', 'cookie'];

/** Headers that OpenAPI 3 doesn't allow as parameters, because other parts of the document describe them. */
const IGNORED_HEADERS = ['accept', 'content-type', 'authorization'];

function parametersOf(written: Written): ApiParameter[] {
  const { document, path, item, operation, itemPointer, hasAllHeaders = false } = written;
  const ignored = hasAllHeaders ? [] : IGNORED_HEADERS;
  const byKey = new Map<string, ApiParameter>();
  for (const [list, owner] of [
    [item.parameters, itemPointer],
    [operation.parameters, written.pointer],
  ] as const) {
    for (const [index, value] of (list ?? []).entries()) {
      const found = follow(document, 'parameters', value, `${owner}/parameters/${index}`);
      if (found === undefined) continue;
      const { in: location, name } = found.value;
      if (location === 'header' && ignored.includes(name.toLowerCase())) continue;
      byKey.set(`${location} ${name}`, resolveParameter(document, found));
    }
  }
  return inOrder([...byKey.values()], path);
}

/** Sorts path parameters by their position in the path, and other parameters by location. */
function inOrder(parameters: readonly ApiParameter[], path: string): ApiParameter[] {
  const rank = ({ in: location, name }: ApiParameter) =>
    locations.indexOf(location) * 10_000 + (location === 'path' ? path.indexOf(`{${name}}`) : 0);
  return [...parameters].sort((a, b) => rank(a) - rank(b));
}

function responsesOf(written: Written): ApiResponse[] {
  const { document, operation } = written;
  const entries = Object.entries(operation.responses ?? {}).filter(
    ([key]) => !key.startsWith('x-'),
  );
  const responses = entries.flatMap(([status, value]) => {
    const pointer = `${written.pointer}/responses/${escapeKey(status)}`;
    const found = follow(document, 'responses', value, pointer);
    return found === undefined ? [] : [resolveResponse(document, status, found)];
  });
  return responses.sort((a, b) => statusRank(a.status) - statusRank(b.status));
}

/**
 * Returns a status's sort key. The 2xx statuses come first, because readers look for them, and the others follow by
 * number. Ranges come after single statuses, and `default` comes last.
 */
function statusRank(status: string): number {
  const range = /^([1-5])XX$/i.exec(status);
  const number = range ? Number(range[1]) * 100 + 99.5 : Number(status);
  if (Number.isNaN(number)) return 10_000;
  return number >= 200 && number < 300 ? number - 1000 : number;
}

function securityOf({ document, operation, isWebhook }: Written): ApiSecurityRequirement[] {
  // Security requirements are for clients, so they don't apply to requests that the server sends.
  const requirements = operation.security ?? (isWebhook ? [] : document.security) ?? [];
  const resolved = requirements.map((requirement) => ({
    schemes: Object.entries(requirement).map(([name, scopes]) => ({
      name,
      scheme: securityScheme(document, name),
      scopes,
    })),
  }));
  // A list whose only entry means "or none" requires nothing.
  return resolved.every(({ schemes }) => schemes.length === 0) ? [] : resolved;
}

/** Returns a requirement's scheme. A separate check makes sure that it exists. */
export function securityScheme(
  document: OpenApiDocument,
  name: string,
): SecurityScheme | undefined {
  const schemes = document.components?.securitySchemes ?? {};
  let current = name;
  for (let steps = 0; steps < 100 && Object.hasOwn(schemes, current); steps += 1) {
    const scheme = schemes[current];
    if (scheme === undefined || !('$ref' in scheme)) return scheme;
    current = keysOf(decodeURIComponent(scheme.$ref)).at(-1) ?? '';
  }
  return undefined;
}

function serversOf({ document, item, operation }: Written): readonly Server[] {
  const found = [operation.servers, item.servers, document.servers].find((list) => list?.length);
  return found ?? [{ url: '/' }];
}

function tagsOf(
  document: OpenApiDocument,
  operations: readonly ApiOperation[],
  names: readonly string[],
  addresses: Addresses,
): ApiTag[] {
  const declared = new Map((document.tags ?? []).map((tag) => [tag.name, tag]));
  const groups = groupsOfTags(document);
  const grouped = [...groups.keys()].filter((name) => names.includes(name));
  const others = names.filter((name) => !groups.has(name));
  return [...grouped, ...others].flatMap((name): ApiTag[] => {
    const slug = addresses.tags.get(name) ?? '';
    const { description, externalDocs, ...rest } = declared.get(name) ?? {};
    const members = operations.filter(({ tags }) => tags.includes(slug)).map((each) => each.slug);
    if (members.length === 0) return [];
    const displayName = 'x-displayName' in rest ? rest['x-displayName'] : undefined;
    const tag = {
      ...extensionsOf(rest),
      name: shortName(typeof displayName === 'string' ? displayName : name),
      group: groups.get(name),
      slug,
      description,
      externalDocs,
      operations: members,
    };
    return [tag];
  });
}

/** Returns each tag's group from `x-tagGroups`, in the order listed there. */
function groupsOfTags(document: OpenApiDocument): ReadonlyMap<string, string> {
  const groups = document['x-tagGroups'];
  const found = new Map<string, string>();
  for (const group of Array.isArray(groups) ? groups : []) {
    if (!isJsonObject(group) || typeof group.name !== 'string') continue;
    for (const tag of Array.isArray(group.tags) ? group.tags : []) {
      if (typeof tag === 'string' && !found.has(tag)) found.set(tag, shortName(group.name));
    }
  }
  return found;
}
