/** Warns about paths and parameters that a server can't tell apart, and about URLs with undefined variables. */
import type { Place, Problem } from '../../../../core/plugin-api.ts';
import {
  httpMethods,
  type OpenApiDocument,
  type Parameter,
  type Reference,
  type Server,
} from '../document/document.ts';
import { escapeKey } from '../document/pointer.ts';
import { follow } from '../resolve-parts.ts';
import { writtenOperations } from '../written-operations.ts';

type PlaceOf = (pointer: string) => Place;

/** Returns problems with paths, parameter lists, and servers. */
export function checkPaths(document: OpenApiDocument, placeOf: PlaceOf): Problem[] {
  const warn = (pointer: string, message: string, remedy: string): Problem => ({
    severity: 'warning',
    kind: 'unmatched-name',
    place: placeOf(pointer),
    message: `#${pointer} ${message}`,
    remedy,
  });
  return [
    ...samePaths(document, warn),
    ...parameterLists(document, warn),
    ...servers(document, warn),
  ];
}

type Warn = (pointer: string, message: string, remedy: string) => Problem;

const PARAMETER = /\{[^{}]*\}/g;

/**
 * Reports paths that repeat a parameter or contain a query, and paths that share a method and differ only in their
 * parameters' names. Paths with different methods are fine, because every request still matches one operation.
 */
function samePaths({ paths }: OpenApiDocument, warn: Warn): Problem[] {
  const known = new Map<string, string>();
  return Object.entries(paths).flatMap(([path, item]) => {
    if (path.startsWith('x-')) return [];
    const pointer = `/paths/${escapeKey(path)}`;
    const template = path.replace(PARAMETER, '{}');
    const requests = httpMethods.filter((method) => item[method] !== undefined);
    const keys = requests.map((method) => `${method} ${template}`);
    const other = keys.map((key) => known.get(key)).find((found) => found !== undefined);
    for (const key of keys) if (!known.has(key)) known.set(key, path);
    const names: readonly string[] = path.match(PARAMETER) ?? [];
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    return [
      ...(other === undefined
        ? []
        : [
            warn(
              pointer,
              `stands for the same URLs as ${other}`,
              `Move its operations to ${other}`,
            ),
          ]),
      ...(repeated === undefined
        ? []
        : [warn(pointer, `has ${repeated} twice`, 'Give each parameter its own name')]),
      ...(path.includes('?')
        ? [warn(pointer, 'contains a query', 'Define query parameters with `in: query` instead')]
        : []),
    ];
  });
}

/** Finds duplicate parameters in a list. It's fine if an operation's parameter overrides one of its path. */
function parameterLists(document: OpenApiDocument, warn: Warn): Problem[] {
  const written = writtenOperations(document);
  const lists = new Map([
    ...written.map(({ item, itemPointer }) => [itemPointer, item.parameters] as const),
    ...written.map(({ operation, pointer }) => [pointer, operation.parameters] as const),
  ]);
  return [...lists].flatMap(([owner, list = []]) => {
    const known = new Set<string>();
    return list.flatMap((parameter, index) => {
      const pointer = `${owner}/parameters/${index}`;
      const found = resolved(document, parameter, pointer);
      if (found === undefined) return [];
      const { name, in: location } = found;
      // Header names are case-insensitive: https://www.rfc-editor.org/rfc/rfc9110#section-5.1
      const key = `${location} ${location === 'header' ? name.toLowerCase() : name}`;
      const isKnown = known.has(key);
      known.add(key);
      if (!isKnown) return [];
      const message = `repeats the ${location} parameter '${name}'`;
      return [warn(pointer, message, 'Remove one of them')];
    });
  });
}

function resolved(
  document: OpenApiDocument,
  parameter: Parameter | Reference,
  pointer: string,
): Parameter | undefined {
  return follow(document, 'parameters', parameter, pointer)?.value;
}

function servers(document: OpenApiDocument, warn: Warn): Problem[] {
  const lists: (readonly [string, readonly Server[] | undefined])[] = [['', document.servers]];
  for (const { item, itemPointer, operation, pointer } of writtenOperations(document)) {
    lists.push([itemPointer, item.servers], [pointer, operation.servers]);
  }
  return [...new Map(lists)].flatMap(([owner, list = []]) =>
    list.flatMap((server, index) => variables(server, `${owner}/servers/${index}`, warn)),
  );
}

function variables({ url, variables: known = {} }: Server, pointer: string, warn: Warn): Problem[] {
  const names = (url.match(PARAMETER) ?? []).map((name) => name.slice(1, -1));
  const missing = names.filter((name) => !Object.hasOwn(known, name));
  return [
    ...missing.map((name) => {
      const remedy = `Add ${name} to variables, with a default`;
      return warn(`${pointer}/url`, `contains {${name}}, which variables doesn't define`, remedy);
    }),
    ...Object.entries(known).flatMap(([name, { default: value, enum: values }]) => {
      const at = `${pointer}/variables/${escapeKey(name)}`;
      const unused = warn(at, `isn't in the URL ${url}`, `Add {${name}} to the URL, or remove it`);
      const other = warn(
        `${at}/default`,
        `is '${value}', which enum doesn't contain`,
        `Add it to enum, or use '${values?.[0]}'`,
      );
      return [
        ...(names.includes(name) ? [] : [unused]),
        ...(values === undefined || values.includes(value) ? [] : [other]),
      ];
    }),
  ];
}
