/** What is wrong with a description although every single object in it is right. */
import { suggest } from '../../config/suggest.ts';
import type { Place, Problem } from '../../problems.ts';
import type { ApiOperation, ApiTag } from './description.ts';
import { httpMethods, type OpenApiDocument } from './document.ts';
import { isJsonObject, type JsonValue } from './json.ts';
import { type Slugged, slugClashes } from './operation-slugs.ts';
import { securityScheme, tagSlug } from './operations.ts';
import { escapeKey, keysOf, memberOf, pointerOf, valueAt } from './pointer.ts';

export interface Checked {
  document: OpenApiDocument;
  operations: readonly ApiOperation[];
  tags: readonly ApiTag[];
  placeOf: (pointer: string) => Place;
}

/** Problems with names: security schemes, path parameters, addresses of pages. */
export function checkDocument(checked: Checked): Problem[] {
  return [
    ...securityNames(checked),
    ...checked.operations.flatMap((operation) => pathParameters(operation, checked)),
    ...addressClashes(checked),
  ];
}

/** Components that are a reference to one another and nothing else, so that there is no end. */
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
          message: `${circle.map((pointer) => `#${pointer}`).join(' → ')} → itself: references without end`,
          remedy: 'Write out what one of them is',
        },
      ];
    });
  });
}

/** Pointers of the circle that references from `start` run into; each component is looked at once. */
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
    ...operations.map(({ path, method, pointer }) => ({
      pointer: `${pointer}/security`,
      security: document.paths[path]?.[method]?.security,
    })),
  ];
  return written.flatMap(({ pointer, security }) =>
    (security ?? []).flatMap((requirement, index) =>
      Object.keys(requirement).flatMap((name): Problem[] => {
        if (securityScheme(document, name) !== undefined) return [];
        const nearest = suggest(name, known);
        const add = `Add it to components.securitySchemes, which has ${known.join(', ') || 'none'}`;
        return [
          {
            severity: 'error',
            place: placeOf(`${pointer}/${index}/${escapeKey(name)}`),
            message: `#${pointer}/${index} names the security scheme '${name}', which does not exist`,
            remedy: nearest === undefined ? add : `Write ${nearest}`,
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
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const described = parameters.filter((parameter) => parameter.in === 'path');
  const warn = (at: string, message: string, remedy: string): Problem => ({
    severity: 'warning',
    place: placeOf(at),
    message,
    remedy,
  });
  return [
    ...inPath
      .filter((name) => !described.some((parameter) => parameter.name === name))
      .map((name) => {
        const remedy = `Add a parameter with name: ${name}, in: path, required: true`;
        return warn(pointer, `#${pointer} does not describe {${name}} of its path`, remedy);
      }),
    ...described
      .filter(({ name }) => !inPath.includes(name))
      .map((parameter) => {
        const message = `#${parameter.pointer} is a path parameter '${parameter.name}', but the path is ${path}`;
        return warn(
          parameter.pointer,
          message,
          `Write {${parameter.name}} in the path, or correct the name`,
        );
      }),
  ];
}

function addressClashes({ document, operations, tags, placeOf }: Checked): Problem[] {
  const tagIndex = new Map((document.tags ?? []).map(({ name }, index) => [name, index]));
  const names = new Set([
    ...tagIndex.keys(),
    ...Object.values(document.paths).flatMap((item) =>
      httpMethods.flatMap((method) => item[method]?.tags ?? []),
    ),
  ]);
  const tagPages = [...names].map((name) => ({ name, slug: tagSlug(name) }));
  const used = new Set(tags.map(({ slug }) => slug));
  const pages: Slugged[] = [
    ...tagPages
      .filter(({ slug }) => used.has(slug))
      .map(({ slug, name }) => ({
        slug,
        name: `tag '${name}'`,
        place: () => placeOf(tagIndex.has(name) ? `/tags/${tagIndex.get(name)}` : '/tags'),
        remedy: 'Give one of the two another name',
      })),
    ...operations.map(({ slug, method, path, pointer }) => ({
      slug,
      name: `${method.toUpperCase()} ${path}`,
      place: () => placeOf(pointer),
      remedy: 'Give one of the two another operationId',
    })),
  ];
  return slugClashes(pages);
}
