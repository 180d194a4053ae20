/** Resolves the references in parameters, bodies, and responses, and sets their defaults. */
import type {
  ApiExample,
  ApiHeader,
  ApiMediaType,
  ApiParameter,
  ApiRequestBody,
  ApiResponse,
} from './description.ts';
import type {
  ByName,
  Example,
  Extensions,
  Header,
  Link,
  MediaType,
  OpenApiDocument,
  Parameter,
  ParameterLocation,
  Reference,
  RequestBody,
  Response,
} from './document/document.ts';
import type { JsonValue } from './document/json.ts';
import { escapeKey, keysOf } from './document/pointer.ts';

/** A value, and the JSON pointer of its definition. */
export interface Located<Value> {
  value: Value;
  pointer: string;
}

type Referable =
  | 'parameters'
  | 'requestBodies'
  | 'responses'
  | 'headers'
  | 'examples'
  | 'links'
  | 'callbacks';

type Component<Section extends Referable> = Exclude<
  NonNullable<NonNullable<OpenApiDocument['components']>[Section]>[string],
  Reference
>;

/**
 * Follows references to the actual value. Descriptions next to a `$ref` take precedence. If the references form a
 * cycle, returns nothing, because a separate check reports it.
 */
export function follow<Section extends Referable>(
  document: OpenApiDocument,
  section: Section,
  value: Component<Section> | Reference,
  pointer: string,
): Located<Component<Section>> | undefined {
  const components: ByName<Component<Section> | Reference> | undefined = document.components?.[
    section
  ] as ByName<Component<Section> | Reference> | undefined;
  let current: object | undefined = value;
  let at = pointer;
  let words: { summary?: string; description?: string } = {};
  for (let steps = 0; current !== undefined && steps < 100; steps += 1) {
    if (!isReference(current)) {
      return { value: { ...(current as Component<Section>), ...words }, pointer: at };
    }
    const { $ref, summary, description }: Reference = current;
    words = {
      ...(summary === undefined ? {} : { summary }),
      ...(description === undefined ? {} : { description }),
      ...words,
    };
    const name: string = keysOf(decodeURIComponent($ref)).at(-1) ?? '';
    at = `/components/${section}/${escapeKey(name)}`;
    current = memberByName(components, name);
  }
  return undefined;
}

function memberByName(members: ByName<object> | undefined, name: string): object | undefined {
  return members !== undefined && Object.hasOwn(members, name) ? members[name] : undefined;
}

function isReference(value: object): value is Reference {
  return '$ref' in value && typeof value.$ref === 'string';
}

/** The vendor extensions of an object. */
export function extensionsOf(value: object): Extensions {
  const entries = Object.entries(value).filter(([key]) => key.startsWith('x-'));
  return Object.fromEntries<JsonValue>(entries);
}

const defaultStyles: Readonly<Record<ParameterLocation, string>> = {
  path: 'simple',
  query: 'form',
  header: 'simple',
  cookie: 'form',
};

/** Resolves a parameter and sets the defaults for its location. */
export function resolveParameter(
  document: OpenApiDocument,
  { value, pointer }: Located<Parameter>,
): ApiParameter {
  const header = resolveHeader(document, value.name, { value, pointer }, defaultStyles[value.in]);
  // Path parameters are always required. Without one, the request would have a different path.
  return { ...header, in: value.in, required: header.required || value.in === 'path' };
}

/** Returns a header, or the members that a parameter shares with a header. */
function resolveHeader(
  document: OpenApiDocument,
  name: string,
  { value, pointer }: Located<Header>,
  defaultStyle = 'simple',
): ApiHeader {
  const [contentType, content] = Object.entries(value.content ?? {})[0] ?? [];
  const style = value.style ?? defaultStyle;
  const examples = value.examples ?? content?.examples;
  return {
    name,
    description: value.description,
    required: value.required ?? false,
    deprecated: value.deprecated ?? false,
    schema: value.schema ?? content?.schema ?? {},
    examples: resolveExamples(document, examples, pointer),
    style,
    explode: value.explode ?? (style === 'form' || style === 'deepObject'),
    allowReserved: value.allowReserved ?? false,
    allowEmptyValue: value.allowEmptyValue ?? false,
    contentType,
    extensions: extensionsOf(value),
    pointer,
  };
}

function resolveExamples(
  document: OpenApiDocument,
  examples: ByName<Example | Reference> | undefined,
  pointer: string,
): ApiExample[] {
  return Object.entries(examples ?? {}).flatMap(([name, example]) => {
    const found = follow(document, 'examples', example, `${pointer}/examples/${escapeKey(name)}`);
    return found === undefined ? [] : [{ name, ...found.value }];
  });
}

function resolveContent(
  document: OpenApiDocument,
  content: ByName<MediaType> | undefined,
  pointer: string,
): ApiMediaType[] {
  return Object.entries(content ?? {}).map(([type, media]) => {
    const at = `${pointer}/content/${escapeKey(type)}`;
    return {
      type,
      schema: media.schema,
      examples: resolveExamples(document, media.examples, at),
      encoding: media.encoding ?? {},
      pointer: at,
    };
  });
}

/** Resolves a body and lists its media types. */
export function resolveRequestBody(
  document: OpenApiDocument,
  { value, pointer }: Located<RequestBody>,
): ApiRequestBody {
  return {
    description: value.description,
    required: value.required ?? false,
    content: resolveContent(document, value.content, pointer),
    extensions: extensionsOf(value),
    pointer,
  };
}

/** Resolves a response's headers, links, and media types. */
export function resolveResponse(
  document: OpenApiDocument,
  status: string,
  { value, pointer }: Located<Response>,
): ApiResponse {
  const headers = Object.entries(value.headers ?? {}).flatMap(([name, header]) => {
    if (name.toLowerCase() === 'content-type') return [];
    const found = follow(document, 'headers', header, `${pointer}/headers/${escapeKey(name)}`);
    return found === undefined ? [] : [resolveHeader(document, name, found)];
  });
  const links = Object.entries(value.links ?? {}).flatMap(([name, link]): [string, Link][] => {
    const found = follow(document, 'links', link, `${pointer}/links/${escapeKey(name)}`);
    return found === undefined ? [] : [[name, found.value]];
  });
  return {
    status,
    description: value.description,
    headers,
    content: resolveContent(document, value.content, pointer),
    links: Object.fromEntries(links),
    extensions: extensionsOf(value),
    pointer,
  };
}
