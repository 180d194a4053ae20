/**
 * An API's description, ready for rendering: the document, and its operations together with everything that
 * OpenAPI puts elsewhere (path-level parameters, references, and the root's security and servers). Only schemas
 * keep their `$ref`s, which `schemaOf` resolves.
 */

import type { Place } from '../../../core/plugin-api.ts';
import type { ApiConfig } from '../config/api-config.ts';
import type {
  ByName,
  Encoding,
  Example,
  Extensions,
  ExternalDocs,
  HttpMethod,
  Link,
  OpenApiDocument,
  ParameterLocation,
  Schema,
  SecurityScheme,
  Server,
} from './document/document.ts';
import { refTo, unescapeKey } from './document/pointer.ts';

export interface ApiDescription {
  /** The id from the site's configuration, such as `shop`. */
  readonly id: string;
  readonly document: OpenApiDocument;
  /** In document order. */
  readonly operations: readonly ApiOperation[];
  /**
   * In the order of the document's `x-tagGroups`, then of its `tags`, and then of tags that only operations
   * list. Operations without a tag have the tag `Other`, and webhooks `Webhooks`, which come last. Each tag has
   * at least one operation.
   */
  readonly tags: readonly ApiTag[];
  /** True for Swagger 2.0, where header parameters can have any name. */
  readonly hasAllHeaders?: boolean;
  /** Files from which the description was read (file, external files, overlays), relative to the root. */
  readonly files: readonly string[];
  /**
   * Returns the place of a value by its JSON pointer in `document` (`/paths/~1users/get/description`): in an
   * overlay if one of them set the value, and otherwise in the file. If the place isn't known, returns the
   * place of the nearest value around it. This requires a pass over the file, so use it only for problems.
   */
  readonly placeOf: (pointer: string) => Place;
}

export interface ApiTag extends Extensions {
  /** The `x-displayName` if there's one. */
  readonly name: string;
  /** The name of its group in `x-tagGroups`. */
  readonly group?: string;
  /** Unique among tags and operations: `api-tokens`. */
  readonly slug: string;
  /** Markdown. */
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  /** Slugs in document order. */
  readonly operations: readonly string[];
}

/** A request and its responses, no matter who sends the request. */
export interface ApiCall {
  readonly method: HttpMethod;
  /**
   * The path with parameters, as written: `/authors/{id}`. For a webhook, it's the name, and for a callback,
   * the expression.
   */
  readonly path: string;
  /** JSON pointer in the document, for `placeOf`: `/paths/~1users/get`. */
  readonly pointer: string;
  readonly summary?: string;
  /** Markdown. */
  readonly description?: string;
  readonly deprecated: boolean;
  /**
   * The path item's parameters that the operation doesn't override, followed by its own: path, query, header,
   * and cookie parameters.
   */
  readonly parameters: readonly ApiParameter[];
  readonly requestBody?: ApiRequestBody;
  /** By status in ascending order. Ranges (`4XX`) follow their numbers, and `default` comes last. */
  readonly responses: readonly ApiResponse[];
}

/** A request that the server sends because of an operation, to a URL from that operation. */
export interface ApiCallback extends ApiCall {
  readonly name: string;
}

export interface ApiOperation extends ApiCall {
  /**
   * Unique in the API. It's the id in kebab case or, without an id, the method and path:
   * `get-api-admin-users-by-id`.
   */
  readonly slug: string;
  /** The `operationId`, or otherwise the slug. */
  readonly id: string;
  /** The summary, or otherwise the `operationId`, the webhook's key, or the method and path. */
  readonly title: string;
  /** True for a request that the server sends to a URL of its client. */
  readonly isWebhook: boolean;
  /** The slug of the tag that lists the operation, which is the first of its tags. */
  readonly tag: string;
  /** Slugs of all its tags, including the first one. */
  readonly tags: readonly string[];
  readonly externalDocs?: ExternalDocs;
  readonly callbacks: readonly ApiCallback[];
  /** Any one of them is sufficient. Empty if the operation requires none. */
  readonly security: readonly ApiSecurityRequirement[];
  /** Servers of the operation, or else of the path, or else of the document, or else a server with the URL `/`. */
  readonly servers: readonly Server[];
  /** Vendor extensions: `x-plan`, `x-permissions`, … */
  readonly extensions: Extensions;
}

/** Members that parameters and headers share. References are resolved, and defaults are set. */
export interface ApiHeader {
  readonly name: string;
  readonly description?: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** Empty (`{}`) if the file contains none. For parameters with a `contentType`, it's the schema of that content. */
  readonly schema: Schema;
  /** The parameter's own examples, without its schema's examples. */
  readonly examples: readonly ApiExample[];
  /** One of `simple`, `form`, `label`, `matrix`, `spaceDelimited`, `pipeDelimited`, and `deepObject`. */
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  readonly allowEmptyValue: boolean;
  /** The media type in which the value is serialized: `application/json`. */
  readonly contentType?: string;
  readonly extensions: Extensions;
  /** JSON pointer of the place where it's written. */
  readonly pointer: string;
}

export interface ApiParameter extends ApiHeader {
  readonly in: ParameterLocation;
}

export interface ApiExample extends Example {
  /** The name of `example` is `default`. */
  readonly name: string;
}

export interface ApiMediaType {
  /** A media type such as `application/json`. */
  readonly type: string;
  /** Absent if any content of the type is valid. */
  readonly schema?: Schema;
  readonly examples: readonly ApiExample[];
  /** Encodings of a form's parts, by property. */
  readonly encoding: ByName<Encoding>;
  /** JSON pointer of the place where it's written. */
  readonly pointer: string;
}

export interface ApiRequestBody {
  readonly description?: string;
  readonly required: boolean;
  readonly content: readonly ApiMediaType[];
  readonly extensions: Extensions;
  readonly pointer: string;
}

export interface ApiResponse {
  /** A status such as `200`, `4XX`, or `default`. */
  readonly status: string;
  readonly description?: string;
  /** Headers without `Content-Type`, which `content` contains. */
  readonly headers: readonly ApiHeader[];
  /** Empty if there's no body. */
  readonly content: readonly ApiMediaType[];
  readonly links: ByName<Link>;
  readonly extensions: Extensions;
  readonly pointer: string;
}

/** All schemes are required together. If there are none, no authentication is required. */
export interface ApiSecurityRequirement {
  readonly schemes: readonly {
    readonly name: string;
    /** `undefined` if the document doesn't describe it. */
    readonly scheme: SecurityScheme | undefined;
    /** Scopes (OAuth 2, OpenID Connect) or roles. */
    readonly scopes: readonly string[];
  }[];
}

/** The source of one description: an entry of `apis` in the site's configuration. */
export type ApiInput = Pick<ApiConfig, 'id' | 'file' | 'overlays'>;

/** Returns the text on an operation's badge: `WEBHOOK`, or the method in uppercase. */
export function badgeOf({ method, isWebhook }: Pick<ApiOperation, 'method' | 'isWebhook'>): string {
  return isWebhook ? 'WEBHOOK' : method.toUpperCase();
}

/**
 * Returns the parameters, headers, and bodies of all operations, webhooks, and callbacks, in document order. A
 * body has a `type`.
 */
export function operationParts({
  operations,
}: Pick<ApiDescription, 'operations'>): (ApiHeader | ApiMediaType)[] {
  const calls: ApiCall[] = operations.flatMap((each) => [each, ...each.callbacks]);
  return calls.flatMap(({ parameters, requestBody, responses }) => [
    ...parameters,
    ...(requestBody?.content ?? []),
    ...responses.flatMap(({ headers, content }) => [...headers, ...content]),
  ]);
}

const schemaPrefix = '#/components/schemas/';

/** Returns a reference to the component with this name. */
export function schemaRef(name: string): string {
  return refTo(['components', 'schemas', name]);
}

/** Returns the name of the component that a schema refers to: `userSchema`. */
export function componentName(ref: string): string | undefined {
  if (!ref.startsWith(schemaPrefix)) return undefined;
  return unescapeKey(decodeURIComponent(ref.slice(schemaPrefix.length)));
}

/**
 * Returns the component that a schema's `$ref` refers to. Loaded descriptions always contain it, because
 * unresolved references are errors.
 */
export function schemaOf(document: OpenApiDocument, ref: string): Schema | undefined {
  const name = componentName(ref);
  const schemas = document.components?.schemas;
  return name === undefined || schemas === undefined || !Object.hasOwn(schemas, name)
    ? undefined
    : schemas[name];
}
