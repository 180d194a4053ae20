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
  /** Files that the description was read from (main file, external files, overlays), relative to the root. */
  readonly files: readonly string[];
  /**
   * Returns the location of a value, identified by its JSON pointer in `document`
   * (`/paths/~1users/get/description`). If an overlay set the value, the location is in the overlay. If it's
   * unknown, returns the location of the closest parent. Finding a location takes a pass over the file, so do it
   * only to report problems.
   */
  readonly placeOf: (pointer: string) => Place;
}

export interface ApiTag extends Extensions {
  /** The tag's `x-displayName`, if it has one. */
  readonly name: string;
  /** The name of the `x-tagGroups` entry that contains the tag. */
  readonly group?: string;
  /** Slug that's unique among tags and operations: `api-tokens`. */
  readonly slug: string;
  /** Markdown. */
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  /** Slugs of the tag's operations, in document order. */
  readonly operations: readonly string[];
}

/** A request and its responses, no matter who sends the request. */
export interface ApiCall {
  readonly method: HttpMethod;
  /**
   * The path template as written: `/authors/{id}`. For a webhook, this is its name, and for a callback, its
   * expression.
   */
  readonly path: string;
  /** JSON pointer in the document, such as `/paths/~1users/get`. Pass it to `placeOf`. */
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
  /** Responses in ascending order of status. Ranges (`4XX`) follow single statuses, and `default` comes last. */
  readonly responses: readonly ApiResponse[];
}

/** A request that the server sends because of an operation, to a URL from that operation. */
export interface ApiCallback extends ApiCall {
  readonly name: string;
}

export interface ApiOperation extends ApiCall {
  /**
   * Slug that's unique in the API: the id in kebab case or, if there's none, the method and path
   * (`get-api-admin-users-by-id`).
   */
  readonly slug: string;
  /** The `operationId` or, if there's none, the slug. */
  readonly id: string;
  /** The first of these that exists: summary, `operationId`, the webhook's key, or method and path. */
  readonly title: string;
  /** True for a request that the API's server sends to its client. */
  readonly isWebhook: boolean;
  /** Slug of the operation's first tag. That tag's list contains the operation. */
  readonly tag: string;
  /** Slugs of all the operation's tags, including the first one. */
  readonly tags: readonly string[];
  readonly externalDocs?: ExternalDocs;
  readonly callbacks: readonly ApiCallback[];
  /** Alternatives, any one of which is sufficient. Empty if the operation requires no authentication. */
  readonly security: readonly ApiSecurityRequirement[];
  /** The operation's servers. If it has none, the path's or else the document's, with `/` as the last resort. */
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
  /**
   * The schema, or `{}` if the file has none. For parameters with a `contentType`, this is the content's schema.
   */
  readonly schema: Schema;
  /** The parameter's own examples, not counting those in its schema. */
  readonly examples: readonly ApiExample[];
  /** One of `simple`, `form`, `label`, `matrix`, `spaceDelimited`, `pipeDelimited`, and `deepObject`. */
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  readonly allowEmptyValue: boolean;
  /** The media type that the value is serialized as: `application/json`. */
  readonly contentType?: string;
  readonly extensions: Extensions;
  /** JSON pointer of the definition. */
  readonly pointer: string;
}

export interface ApiParameter extends ApiHeader {
  readonly in: ParameterLocation;
}

export interface ApiExample extends Example {
  /** The example's name. An unnamed `example` is called `default`. */
  readonly name: string;
}

export interface ApiMediaType {
  /** A media type such as `application/json`. */
  readonly type: string;
  /** Absent if the type allows any content. */
  readonly schema?: Schema;
  readonly examples: readonly ApiExample[];
  /** Encodings of a form's fields, keyed by property. */
  readonly encoding: ByName<Encoding>;
  /** JSON pointer of the definition. */
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
  /** The headers except `Content-Type`, which is in `content`. */
  readonly headers: readonly ApiHeader[];
  /** Media types of the body. Empty if there's no body. */
  readonly content: readonly ApiMediaType[];
  readonly links: ByName<Link>;
  readonly extensions: Extensions;
  readonly pointer: string;
}

/** Schemes that are all required together. With no schemes, the request needs no authentication. */
export interface ApiSecurityRequirement {
  readonly schemes: readonly {
    readonly name: string;
    /** `undefined` if the document doesn't define the scheme. */
    readonly scheme: SecurityScheme | undefined;
    /** Scopes (for OAuth 2 and OpenID Connect) or roles. */
    readonly scopes: readonly string[];
  }[];
}

/** The source of a description: an `apis` entry in the site's configuration. */
export type ApiInput = Pick<ApiConfig, 'id' | 'file' | 'overlays'>;

/** Returns the label of an operation's badge: `WEBHOOK`, or the method in uppercase. */
export function badgeOf({ method, isWebhook }: Pick<ApiOperation, 'method' | 'isWebhook'>): string {
  return isWebhook ? 'WEBHOOK' : method.toUpperCase();
}

/**
 * Returns the parameters, headers, and bodies of all operations, webhooks, and callbacks, in document order. Only
 * bodies have a `type`.
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
