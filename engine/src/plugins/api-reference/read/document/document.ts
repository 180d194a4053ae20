/**
 * An OpenAPI document as the rest of the engine sees it, regardless of the format and version of the file: version
 * 3.1, one document, and one spelling of everything that has several spellings.
 *
 * - Schemas refer to each other only by `$ref: '#/components/schemas/Name'`. They're never inlined, so
 *   a recursive schema simply repeats a name.
 * - `type` is a list. `nullable` is `'null'` in that list, or an `anyOf` with `{ type: ['null'] }` if there's
 *   no type to which it could be added.
 * - `example` is `examples`. In schemas, that's a list. In media types, parameters, and headers, the examples
 *   have names, and an unnamed `example` is named `default`.
 * - Exclusive limits are numbers.
 * - `true` and `false` as schemas are `{}` and `{ not: {} }`, except where a boolean is common
 *   (`additionalProperties`, `unevaluatedProperties`, `items` after `prefixItems`).
 */

import type { JsonObject, JsonValue } from './json.ts';
import type { ByName, Extensions, ExternalDocs, Schema } from './schema.ts';
import type { SecurityScheme } from './security-scheme.ts';

export type * from './schema.ts';
export * from './schema.ts';
export type * from './security-scheme.ts';

/** A reference to a component. Descriptions next to `$ref` override the component's descriptions. */
export interface Reference {
  readonly $ref: string;
  readonly summary?: string;
  readonly description?: string;
}

export interface Example extends Extensions {
  readonly summary?: string;
  readonly description?: string;
  /** The example itself. Absent if there's only a URL. */
  readonly value?: JsonValue;
  readonly externalValue?: string;
}

/** Encoding of a form field or of one part of a multipart body. */
export interface Encoding extends Extensions {
  readonly contentType?: string;
  readonly headers?: ByName<Header | Reference>;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
}

export interface MediaType extends Extensions {
  readonly schema?: Schema;
  readonly examples?: ByName<Example | Reference>;
  readonly encoding?: ByName<Encoding>;
}

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

/** Members that parameters and headers share. */
export interface Header extends Extensions {
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly allowEmptyValue?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly schema?: Schema;
  readonly examples?: ByName<Example | Reference>;
  /** Used instead of `schema`: the single media type that the value is serialized as. */
  readonly content?: ByName<MediaType>;
}

export interface Parameter extends Header {
  readonly name: string;
  readonly in: ParameterLocation;
}

export interface RequestBody extends Extensions {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: ByName<MediaType>;
}

export interface Link extends Extensions {
  readonly operationId?: string;
  readonly operationRef?: string;
  readonly description?: string;
  readonly parameters?: JsonObject;
}

export interface Response extends Extensions {
  readonly summary?: string;
  readonly description?: string;
  readonly headers?: ByName<Header | Reference>;
  readonly content?: ByName<MediaType>;
  readonly links?: ByName<Link | Reference>;
}

export interface ServerVariable extends Extensions {
  readonly default: string;
  readonly enum?: readonly string[];
  readonly description?: string;
}

export interface Server extends Extensions {
  readonly url: string;
  readonly description?: string;
  readonly variables?: ByName<ServerVariable>;
}

export const httpMethods = [
  'get',
  'post',
  'put',
  'patch',
  'delete',
  'head',
  'options',
  'trace',
] as const;

export type HttpMethod = (typeof httpMethods)[number];

export interface Operation extends Extensions {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags?: readonly string[];
  readonly externalDocs?: ExternalDocs;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses?: ByName<Response | Reference>;
  /** Required scopes, keyed by scheme name. */
  readonly security?: readonly ByName<readonly string[]>[];
  readonly servers?: readonly Server[];
  readonly callbacks?: ByName<Callback | Reference>;
}

export type PathItem = Extensions &
  Readonly<Partial<Record<HttpMethod, Operation>>> & {
    readonly summary?: string;
    readonly description?: string;
    readonly parameters?: readonly (Parameter | Reference)[];
    readonly servers?: readonly Server[];
  };

/** The requests of a callback, keyed by the expression for their URL. */
export type Callback = ByName<PathItem>;

export interface Components extends Extensions {
  readonly schemas?: ByName<Schema>;
  readonly parameters?: ByName<Parameter | Reference>;
  readonly requestBodies?: ByName<RequestBody | Reference>;
  readonly responses?: ByName<Response | Reference>;
  readonly headers?: ByName<Header | Reference>;
  readonly examples?: ByName<Example | Reference>;
  readonly links?: ByName<Link | Reference>;
  readonly callbacks?: ByName<Callback | Reference>;
  readonly securitySchemes?: ByName<SecurityScheme | Reference>;
}

export interface DocumentTag extends Extensions {
  readonly name: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
}

export interface OpenApiDocument extends Extensions {
  /** The version, which is always 3.1. */
  readonly openapi: string;
  readonly info: Extensions & {
    readonly title: string;
    readonly version: string;
    readonly summary?: string;
    readonly description?: string;
    readonly termsOfService?: string;
    readonly contact?: JsonObject;
    readonly license?: JsonObject;
  };
  readonly servers?: readonly Server[];
  readonly security?: readonly ByName<readonly string[]>[];
  readonly tags?: readonly DocumentTag[];
  readonly paths: ByName<PathItem>;
  readonly webhooks?: ByName<PathItem>;
  readonly components?: Components;
  readonly externalDocs?: ExternalDocs;
}
