/**
 * Description of an API, ready to be drawn: the document, and its operations with everything that
 * OpenAPI scatters (path-level parameters, references, security and servers of the root) put in one
 * place. Only schemas keep their `$ref`s: look them up with `schemaOf`.
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
  /** From the site's configuration: `shop`. */
  readonly id: string;
  readonly document: OpenApiDocument;
  /** In document order. */
  readonly operations: readonly ApiOperation[];
  /**
   * In the order of the document's `x-tagGroups`, then of its `tags`; tags that only operations name follow. Operations without
   * a tag belong to one named `Other`, webhooks to `Webhooks`; these come last. Each has at least one operation.
   */
  readonly tags: readonly ApiTag[];
  /** Files that the description was read from (file, external files, overlays), relative to the root. */
  readonly files: readonly string[];
  /**
   * Place in which a value was written, by its JSON pointer in `document` (`/paths/~1users/get/description`):
   * the overlay if one of them set it, else the file. Of the nearest value around it if it is not
   * known. Costs a pass over the file: for problems only.
   */
  readonly placeOf: (pointer: string) => Place;
}

export interface ApiTag extends Extensions {
  /** `x-displayName` if there is one. */
  readonly name: string;
  /** Name of its group in `x-tagGroups`. */
  readonly group?: string;
  /** Unique among tags and operations: `api-tokens`. */
  readonly slug: string;
  /** Markdown. */
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  /** Slugs, in document order. */
  readonly operations: readonly string[];
}

/** A request and its answers, whoever sends it. */
export interface ApiCall {
  readonly method: HttpMethod;
  /** As written, with its parameters: `/authors/{id}`. The name of a webhook, or the expression of a callback. */
  readonly path: string;
  /** JSON pointer in the document, for `placeOf`: `/paths/~1users/get`. */
  readonly pointer: string;
  readonly summary?: string;
  /** Markdown. */
  readonly description?: string;
  readonly deprecated: boolean;
  /** The path item's parameters that it doesn't override, then its own: path, query, header, and cookie parameters. */
  readonly parameters: readonly ApiParameter[];
  readonly requestBody?: ApiRequestBody;
  /** By status in ascending order. Ranges (`4XX`) follow their numbers, and `default` comes last. */
  readonly responses: readonly ApiResponse[];
}

/** Request that the server makes because of an operation, to an address which that gave it. */
export interface ApiCallback extends ApiCall {
  readonly name: string;
}

export interface ApiOperation extends ApiCall {
  /** Unique in the API: kebab-case of the id, else method and path: `get-api-admin-users-by-id`. */
  readonly slug: string;
  /** `operationId`; the slug where there is none. */
  readonly id: string;
  /** True for a request that the server sends to an address of its client. */
  readonly isWebhook: boolean;
  /** Slug of the tag that the operation is listed under: the first of its tags. */
  readonly tag: string;
  /** Slugs of all its tags, the first included. */
  readonly tags: readonly string[];
  readonly externalDocs?: ExternalDocs;
  readonly callbacks: readonly ApiCallback[];
  /** Any one of them suffices. Empty: the operation needs none. */
  readonly security: readonly ApiSecurityRequirement[];
  /** Of the operation, else the path, else the document, else one with the address `/`. */
  readonly servers: readonly Server[];
  /** Vendor extensions: `x-plan`, `x-permissions`, … */
  readonly extensions: Extensions;
}

/** Members that parameters and headers have in common, references resolved, serialization filled in. */
export interface ApiHeader {
  readonly name: string;
  readonly description?: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** `{}` when the file has none. For `contentType` parameters the schema of that content. */
  readonly schema: Schema;
  /** The parameter's own examples, without its schema's examples. */
  readonly examples: readonly ApiExample[];
  /** `simple`, `form`, `label`, `matrix`, `spaceDelimited`, `pipeDelimited`, `deepObject`. */
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  readonly allowEmptyValue: boolean;
  /** The value is serialized as this media type: `application/json`. */
  readonly contentType?: string;
  readonly extensions: Extensions;
  /** JSON pointer of where it is written. */
  readonly pointer: string;
}

export interface ApiParameter extends ApiHeader {
  readonly in: ParameterLocation;
}

export interface ApiExample extends Example {
  /** `default` for the one of `example`. */
  readonly name: string;
}

export interface ApiMediaType {
  /** `application/json` */
  readonly type: string;
  /** Absent where any content of the type may be sent. */
  readonly schema?: Schema;
  readonly examples: readonly ApiExample[];
  /** Of the parts of forms, by property. */
  readonly encoding: ByName<Encoding>;
  /** JSON pointer of where it is written. */
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
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  readonly description?: string;
  /** Without `Content-Type`, which `content` says. */
  readonly headers: readonly ApiHeader[];
  /** Empty: no body. */
  readonly content: readonly ApiMediaType[];
  readonly links: ByName<Link>;
  readonly extensions: Extensions;
  readonly pointer: string;
}

/** All of `schemes` together are needed. None: the operation may be called without any. */
export interface ApiSecurityRequirement {
  readonly schemes: readonly {
    readonly name: string;
    /** `undefined` when the document does not describe it. */
    readonly scheme: SecurityScheme | undefined;
    /** Scopes (OAuth 2, OpenID Connect) or roles. */
    readonly scopes: readonly string[];
  }[];
}

/** Source of one description: an entry of `apis` in the site's configuration. */
export type ApiInput = Pick<ApiConfig, 'id' | 'file' | 'overlays'>;

/** Word on the badge of an operation: its method in upper case, or what else it is. */
export function badgeOf({ method, isWebhook }: Pick<ApiOperation, 'method' | 'isWebhook'>): string {
  return isWebhook ? 'WEBHOOK' : method.toUpperCase();
}

/**
 * Parameters, headers and bodies of all operations, webhooks and callbacks, in the order of the document.
 * A body has a `type`.
 */
export function partsOf({
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

/** Reference to the component of this name. */
export function schemaRef(name: string): string {
  return refTo(['components', 'schemas', name]);
}

/** Name of the component that a schema refers to: `userSchema`. */
export function componentName(ref: string): string | undefined {
  if (!ref.startsWith(schemaPrefix)) return undefined;
  return unescapeKey(decodeURIComponent(ref.slice(schemaPrefix.length)));
}

/** The component a `$ref` of a schema names. Loaded descriptions have it: unresolved ones are errors. */
export function schemaOf(document: OpenApiDocument, ref: string): Schema | undefined {
  const name = componentName(ref);
  const schemas = document.components?.schemas;
  return name === undefined || schemas === undefined || !Object.hasOwn(schemas, name)
    ? undefined
    : schemas[name];
}
