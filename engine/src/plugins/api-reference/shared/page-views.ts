/**
 * The data for rendering API reference pages, which the compile stage creates. All `html` is sanitized, because
 * descriptions can contain anything. The data of schemas is in `schema-views.ts`.
 */
import type { ApiBody, ApiMedia, ApiProperty, ApiSchema, ApiTerm } from './schema-views.ts';

/** One part of a path: text, or a parameter in braces with the id of its description. */
export type ApiPathPart = { text: string } | { parameter: string; id?: string };

export interface ApiResponse {
  /** The id of its section, which is the status. */
  id: string;
  /** `200`, `4XX`, `default`. */
  status: string;
  /** `success` for 2xx, `error` for 4xx and 5xx, and `other` for everything else. */
  outcome: 'success' | 'error' | 'other';
  /** The first sentence of the description as inline HTML. */
  summary: string;
  /** The rest of the description. */
  html: string;
  headers: readonly ApiProperty[];
  media: readonly ApiMedia[];
  /** The status of an earlier response with the same body. */
  sameBodyAs?: string;
  links: readonly ApiLink[];
  /** True if the examples contain a tab for it. */
  hasExample: boolean;
}

export interface ApiParameterGroup {
  id: string;
  label: string;
  parameters: readonly ApiProperty[];
}

/** A way to authenticate. All of its schemes are required. */
export type ApiAuthorization = readonly {
  name: string;
  /** `API key in the Authorization header`. */
  kind: string;
  html: string;
  scopes: readonly ApiTerm[];
}[];

/** An OAuth 2.0 flow. */
export interface ApiFlow {
  label: string;
  urls: readonly { label: string; url: string }[];
  scopes: readonly ApiTerm[];
}

export interface ApiScheme extends ApiTerm {
  kind: string;
  flows: readonly ApiFlow[];
}

export interface ApiServer {
  /** The URL with variables in braces. */
  url: string;
  html: string;
  variables: readonly ApiProperty[];
}

/** An operation that can use a value from the response. */
export interface ApiLink extends ApiTerm {
  /** Absent if the operation isn't part of this API. */
  href?: string;
  operation: string;
  /** Where each parameter's value comes from. */
  parameters: readonly { name: string; from: string }[];
}

/** Highlighted code. */
export interface ApiCode {
  html: string;
  language: string;
}

export interface ApiSample extends ApiCode {
  id: string;
  label: string;
}

export interface ApiExample extends ApiCode {
  label: string;
  /** What the example shows. */
  description: string;
  /** The example's URL, if the description doesn't contain the example. Then, there's no code. */
  href?: string;
}

export interface ApiResponseExamples {
  status: string;
  outcome: ApiResponse['outcome'];
  /** The response's summary. */
  summary: string;
  /** Empty if the response has no body. */
  examples: readonly ApiExample[];
  /** The body's schema in a few lines: names, types, and required properties. */
  schema?: string;
}

/** A fact about an operation, such as the permission that it needs. */
export interface ApiOperationFact {
  label: string;
  html: string;
}

export interface ApiBadges {
  isDeprecated: boolean;
  /** `alpha`, `beta`, or `experimental`, if the operation isn't stable yet. */
  stability?: string;
}

/** A request that the server sends because of an operation. */
export interface ApiCallbackView {
  /** The id of its description. */
  id: string;
  name: string;
  /** In uppercase. */
  method: string;
  /** The expression for its URL: `{$request.body#/url}`. */
  address: string;
  html: string;
  parameters: readonly ApiProperty[];
  body?: ApiBody;
  examples: readonly ApiExample[];
  /** Responses that the server accepts. */
  answers: readonly { status: string; html: string }[];
}

export interface ApiOperationView {
  title: string;
  /** In uppercase. For a webhook, it's `WEBHOOK`. */
  method: string;
  path: readonly ApiPathPart[];
  /** The method that the server uses for a webhook, in uppercase. Absent for other operations. */
  sentAs?: string;
  badges: ApiBadges;
  /** True if no website can call the operation, regardless of the server's settings. */
  isRefused: boolean;
  html: string;
  facts: readonly ApiOperationFact[];
  /** External documentation, as HTML. */
  documentation: string;
  /** The overview's section about authentication, if there is one. */
  authentication?: string;
  authorization: readonly ApiAuthorization[];
  /** The tokens that the operation accepts, as HTML. Empty if the site doesn't name them. */
  token?: string;
  /** Empty if the operation uses the API's servers. */
  servers: readonly ApiServer[];
  parameters: readonly ApiParameterGroup[];
  body?: ApiBody;
  responses: readonly ApiResponse[];
  callbacks: readonly ApiCallbackView[];
  samples: readonly ApiSample[];
  requestExamples: readonly ApiExample[];
  /** The request body's schema in a few lines. */
  requestSchema?: string;
  responseExamples: readonly ApiResponseExamples[];
}

/** A schema's page, which only large APIs have. */
export interface ApiSchemaView extends ApiSchema {
  title: string;
}

export interface ApiOperationLink {
  title: string;
  /** Route. */
  href: string;
  method: string;
  path: string;
  isDeprecated: boolean;
}

export interface ApiTagView {
  title: string;
  html: string;
  /** External documentation, as HTML. */
  documentation: string;
  operations: readonly ApiOperationLink[];
}

export interface ApiTagLink {
  name: string;
  href: string;
  html: string;
  /** The number of operations with the tag. */
  count: number;
}

/** Facts about an API that are shown around its overview's text. */
export interface ApiOverviewView {
  title: string;
  version: string;
  html: string;
  downloads: readonly { label: string; href: string }[];
  /**
   * License, terms, contact, and other documentation, as HTML. This list and the next two are empty if the site
   * has its own overview.
   */
  about: readonly string[];
  servers: readonly ApiServer[];
  schemes: readonly ApiScheme[];
  /** By group. The label is empty for tags without a group. */
  tags: readonly { label: string; tags: readonly ApiTagLink[] }[];
  /** Schemas' pages, which only large APIs have. */
  schemas: readonly { name: string; href: string }[];
}
