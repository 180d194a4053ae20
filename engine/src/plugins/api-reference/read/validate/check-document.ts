/** Finds problems in descriptions in which each object on its own is valid. */

import { type Place, type Problem, suggest } from '../../../../core/plugin-api.ts';
import type { ApiOperation } from '../description.ts';
import type { OpenApiDocument } from '../document/document.ts';
import { isJsonObject, type JsonValue } from '../document/json.ts';
import { escapeKey, keysOf, memberOf, pointerOf, valueAt } from '../document/pointer.ts';
import type { Addresses } from '../operation-slugs.ts';
import { securityScheme } from '../operations.ts';

export interface Checked {
  document: OpenApiDocument;
  operations: readonly ApiOperation[];
  addresses: Addresses;
  placeOf: (pointer: string) => Place;
}

/** Returns problems with names of security schemes, with path parameters, and with page URLs. */
export function checkDocument(checked: Checked): Problem[] {
  return [
    ...securityNames(checked),
    ...checked.operations.flatMap((operation) =>
      operation.isWebhook ? [] : pathParameters(operation, checked),
    ),
    ...movedAddresses(checked),
  ];
}

/** Finds components that are only references to each other, in a cycle. */
export function checkCircles(value: JsonValue, placeOf: Checked['placeOf']): Problem[] {
  const components = memberOf(value, 'components');
  const sections = isJsonObject(components) ? Object.entries(components) : [];
  const done = new Set<string>();
  return sections.flatMap(([section, members]) => {
    const names = isJsonObject(members) ? Object.keys(members) : [];
    return names.flatMap((name): Problem[] => {
      const circle = circleFrom(value, ['components', section, name], done);
      if (circle.length === 0) return [];
      return [
        {
          severity: 'error',
          place: placeOf(circle[0] ?? ''),
          message: `endless references: ${circle.map((pointer) => `#${pointer}`).join(' → ')} → itself`,
          remedy: 'Replace one of these references with its value',
        },
      ];
    });
  });
}

/**
 * If references from `start` lead into a cycle, returns the pointers in that cycle. Each component is checked only
 * once.
 */
function circleFrom(value: JsonValue, start: readonly string[], done: Set<string>): string[] {
  const steps: string[] = [];
  let keys = start;
  for (;;) {
    const pointer = pointerOf(keys);
    if (steps.includes(pointer)) return steps.slice(steps.indexOf(pointer));
    if (done.has(pointer)) return [];
    done.add(pointer);
    steps.push(pointer);
    const ref = memberOf(valueAt(value, keys), '$ref');
    if (typeof ref !== 'string') return [];
    keys = keysOf(decodeURIComponent(ref));
  }
}

function securityNames({ document, operations, placeOf }: Checked): Problem[] {
  const known = Object.keys(document.components?.securitySchemes ?? {});
  const written = [
    { pointer: '/security', security: document.security },
    ...operations.map(({ path, method, pointer, isWebhook }) => ({
      pointer: `${pointer}/security`,
      security: (isWebhook ? document.webhooks : document.paths)?.[path]?.[method]?.security,
    })),
  ];
  return written.flatMap(({ pointer, security }) =>
    (security ?? []).flatMap((requirement, index) =>
      Object.keys(requirement).flatMap((name): Problem[] => {
        if (securityScheme(document, name) !== undefined) return [];
        const nearest = suggest(name, known);
        const add = `Add it to components.securitySchemes, which defines ${known.join(', ') || 'no schemes'}`;
        return [
          {
            severity: 'warning',
            kind: 'unmatched-name',
            place: placeOf(`${pointer}/${index}/${escapeKey(name)}`),
            message: `#${pointer}/${index} uses the security scheme '${name}', which doesn't exist`,
            remedy: nearest === undefined ? add : `Use ${nearest}`,
          },
        ];
      }),
    ),
  );
}

function pathParameters(
  { path, pointer, parameters }: ApiOperation,
  { placeOf }: Checked,
): Problem[] {
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const described = parameters.filter((parameter) => parameter.in === 'path');
  const warn = (at: string, message: string, remedy: string): Problem => ({
    severity: 'warning',
    kind: 'unmatched-name',
    place: placeOf(at),
    message,
    remedy,
  });
  return [
    ...inPath
      .filter((name) => !described.some((parameter) => parameter.name === name))
      .map((name) => {
        const remedy = `Add a parameter with name: ${name}, in: path, required: true`;
        return warn(pointer, `#${pointer} doesn't describe the path parameter {${name}}`, remedy);
      }),
    ...described
      .filter(({ name }) => !inPath.includes(name))
      .map((parameter) => {
        const message = `#${parameter.pointer} is the path parameter '${parameter.name}', but the path ${path} doesn't contain it`;
        return warn(
          parameter.pointer,
          message,
          `Add {${parameter.name}} to the path, or correct the name`,
        );
      }),
  ];
}

function movedAddresses({ addresses, placeOf }: Checked): Problem[] {
  return addresses.moved.map(({ pointer, name, other, slug }) => ({
    severity: 'warning',
    kind: 'changed-url',
    place: placeOf(pointer),
    message: `the URL of ${name} ends with '${slug}', because ${other} would otherwise have the same URL`,
    remedy:
      'Rename one of them, or ignore this warning. The URL stays the same as long as both exist',
  }));
}
