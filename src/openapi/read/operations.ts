/** The operations and tags of a document, each with everything that belongs to it. */
import type {
  ApiOperation,
  ApiParameter,
  ApiResponse,
  ApiSecurityRequirement,
  ApiTag,
} from './description.ts';
import {
  type HttpMethod,
  httpMethods,
  type OpenApiDocument,
  type Operation,
  type PathItem,
  type SecurityScheme,
  type Server,
} from './document/document.ts';
import { escapeKey, keysOf } from './document/pointer.ts';
import { type Addresses, NO_TAG, operationSlug, uniqueAddresses } from './operation-slugs.ts';
import {
  extensionsOf,
  follow,
  resolveParameter,
  resolveRequestBody,
  resolveResponse,
} from './resolve-parts.ts';

/** The operation where it stands. */
interface Written {
  document: OpenApiDocument;
  path: string;
  method: HttpMethod;
  item: PathItem;
  operation: Operation;
}

/** Operations in document order, methods in the customary order within a path; tags; addresses. */
export function operationsOf(document: OpenApiDocument): {
  operations: ApiOperation[];
  tags: ApiTag[];
  addresses: Addresses;
} {
  const written = writtenOperations(document);
  const tagNames = tagNamesOf(document, written);
  const addresses = uniqueAddresses(
    written.map((each) => ({
      pointer: pointerTo(each),
      name: `${each.method.toUpperCase()} ${each.path}`,
      slug: operationSlug(each.method, each.path, each.operation.operationId),
    })),
    tagNames,
  );
  const operations = written.map((each) => resolveOperation(each, addresses));
  return { operations, tags: tagsOf(document, operations, tagNames, addresses), addresses };
}

function writtenOperations(document: OpenApiDocument): Written[] {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    if (path.startsWith('x-')) return [];
    return httpMethods.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ document, path, method, item, operation }];
    });
  });
}

/** Tags that operations have, in the order of the document's list, then as they come up. */
function tagNamesOf(document: OpenApiDocument, written: readonly Written[]): string[] {
  const used = new Set(written.flatMap(({ operation }) => namesOfTags(operation)));
  const declared = (document.tags ?? []).map(({ name }) => name);
  const names = [...new Set([...declared, ...used])].filter((name) => used.has(name));
  // Operations without a tag come last.
  return names.includes(NO_TAG) && !declared.includes(NO_TAG)
    ? [...names.filter((name) => name !== NO_TAG), NO_TAG]
    : names;
}

function namesOfTags({ tags }: Operation): readonly string[] {
  return tags?.length ? [...new Set(tags)] : [NO_TAG];
}

function resolveOperation(written: Written, addresses: Addresses): ApiOperation {
  const { document, path, method, item, operation } = written;
  const pointer = pointerTo(written);
  const slug = addresses.operations.get(pointer) ?? '';
  const tags = namesOfTags(operation).flatMap((name) => addresses.tags.get(name) ?? []);
  const body =
    operation.requestBody &&
    follow(document, 'requestBodies', operation.requestBody, `${pointer}/requestBody`);
  return {
    slug,
    id: operation.operationId ?? slug,
    method,
    path,
    pointer,
    tag: tags[0] ?? '',
    tags,
    summary: operation.summary ?? item.summary,
    description: operation.description ?? item.description,
    deprecated: operation.deprecated ?? false,
    externalDocs: operation.externalDocs,
    parameters: parametersOf(written),
    requestBody: body && resolveRequestBody(document, body),
    responses: responsesOf(written),
    security: securityOf(written),
    servers: serversOf(written),
    extensions: extensionsOf(operation),
  };
}

function pointerTo({ path, method }: Written): string {
  return `/paths/${escapeKey(path)}/${method}`;
}

const locations = ['path', 'query', 'header', 'cookie'];

/** Headers that OpenAPI says are not parameters: other parts of the document speak of them. */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization']);

function parametersOf(written: Written): ApiParameter[] {
  const { document, path, item, operation } = written;
  const byKey = new Map<string, ApiParameter>();
  const shared = `/paths/${escapeKey(path)}`;
  for (const [list, owner] of [
    [item.parameters, shared],
    [operation.parameters, pointerTo(written)],
  ] as const) {
    for (const [index, value] of (list ?? []).entries()) {
      const found = follow(document, 'parameters', value, `${owner}/parameters/${index}`);
      if (found === undefined) continue;
      const { in: location, name } = found.value;
      if (location === 'header' && ignoredHeaders.has(name.toLowerCase())) continue;
      byKey.set(`${location} ${name}`, resolveParameter(document, found));
    }
  }
  return inOrder([...byKey.values()], path);
}

/** Those in the path as they stand in it; the others as written, by location. */
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
    const pointer = `${pointerTo(written)}/responses/${escapeKey(status)}`;
    const found = follow(document, 'responses', value, pointer);
    return found === undefined ? [] : [resolveResponse(document, status, found)];
  });
  return responses.sort((a, b) => statusRank(a.status) - statusRank(b.status));
}

/** 2xx first: what a reader came for. Then by number, ranges after their numbers, `default` last. */
function statusRank(status: string): number {
  const range = /^([1-5])XX$/i.exec(status);
  const number = range ? Number(range[1]) * 100 + 99.5 : Number(status);
  if (Number.isNaN(number)) return 10_000;
  return number >= 200 && number < 300 ? number - 1000 : number;
}

function securityOf({ document, operation }: Written): ApiSecurityRequirement[] {
  const requirements = operation.security ?? document.security ?? [];
  const resolved = requirements.map((requirement) => ({
    schemes: Object.entries(requirement).map(([name, scopes]) => ({
      name,
      scheme: securityScheme(document, name),
      scopes,
    })),
  }));
  // A list that says only "or none" asks for nothing.
  return resolved.every(({ schemes }) => schemes.length === 0) ? [] : resolved;
}

/** The scheme that a requirement names; the names are checked elsewhere. */
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
  return names.map((name) => {
    const slug = addresses.tags.get(name) ?? '';
    const { description, externalDocs, ...others } = declared.get(name) ?? {};
    const members = operations.filter(({ tags }) => tags.includes(slug)).map((each) => each.slug);
    return {
      ...extensionsOf(others),
      name,
      slug,
      description,
      externalDocs,
      operations: members,
    };
  });
}
