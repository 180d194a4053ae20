/**
 * The data that pages of an API reference are rendered from. The compile stage makes it. All `html` is sanitized,
 * because descriptions can contain anything. `schemas.ts` has the data of schemas.
 */
import type { ApiBody, ApiMedia, ApiProperty, ApiSchema, ApiTerm } from './schemas.ts';

/** Part of a path: text, or a parameter in braces with the id of its description. */
export type ApiPathPart = { text: string } | { parameter: string; id?: string };

export interface ApiResponse {
  /** Id of its section: the status. */
  id: string;
  /** `200`, `4XX`, `default`. */
  status: string;
  /** `success` for 2xx, `error` for 4xx and 5xx, else `other`. */
  outcome: 'success' | 'error' | 'other';
  /** First sentence of the description as HTML for a line. */
  summary: string;
  /** Rest of the description. */
  html: string;
  headers: readonly ApiProperty[];
  media: readonly ApiMedia[];
  /** Status of an earlier response whose body is the same. */
  sameBodyAs?: string;
  links: readonly ApiLink[];
  /** True when the examples have a tab for it. */
  hasExample: boolean;
}

export interface ApiParameterGroup {
  id: string;
  label: string;
  parameters: readonly ApiProperty[];
}

/** A way to authenticate; all of its schemes are required. */
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
  /** With its variables in braces. */
  url: string;
  html: string;
  variables: readonly ApiProperty[];
}

/** An operation that a value of a response can be passed to. */
export interface ApiLink extends ApiTerm {
  /** Absent if the operation isn't part of this API. */
  href?: string;
  operation: string;
  /** Where each parameter's value comes from. */
  parameters: readonly { name: string; from: string }[];
}

/** Highlighted code: classes of tokens only. */
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
  /** Where it is, if it isn't part of the description; there's no code then. */
  href?: string;
}

export interface ApiResponseExamples {
  status: string;
  outcome: ApiResponse['outcome'];
  /** That of the response. */
  summary: string;
  /** Empty: the response has no body. */
  examples: readonly ApiExample[];
  /** The body in a few lines: names, types, what is required. */
  schema?: string;
}

/** A fact about an operation, such as the permission that it needs. */
export interface ApiOperationFact {
  label: string;
  html: string;
}

export interface ApiBadges {
  isDeprecated: boolean;
  /** `alpha`, `beta`, `experimental`: what is not settled yet. */
  stability?: string;
}

/** Request that the server makes because of an operation. */
export interface ApiCallbackView {
  /** Id of its description. */
  id: string;
  name: string;
  /** Upper case. */
  method: string;
  /** Expression that says where its address comes from: `{$request.body#/url}`. */
  address: string;
  html: string;
  parameters: readonly ApiProperty[];
  body?: ApiBody;
  examples: readonly ApiExample[];
  /** Answers that the server understands. */
  answers: readonly { status: string; html: string }[];
}

export interface ApiOperationView {
  title: string;
  /** Upper case; `WEBHOOK` for one. */
  method: string;
  path: readonly ApiPathPart[];
  /** Method, in upper case, that the server uses for a webhook; absent for what clients call. */
  sentAs?: string;
  badges: ApiBadges;
  /** True when no website may call it, whatever the settings of the server. */
  isRefused: boolean;
  html: string;
  facts: readonly ApiOperationFact[];
  /** Documentation elsewhere, as HTML. */
  documentation: string;
  /** The overview's section about authentication, if there is one. */
  authentication?: string;
  authorization: readonly ApiAuthorization[];
  /** Empty if they're the API's. */
  servers: readonly ApiServer[];
  parameters: readonly ApiParameterGroup[];
  body?: ApiBody;
  responses: readonly ApiResponse[];
  callbacks: readonly ApiCallbackView[];
  samples: readonly ApiSample[];
  requestExamples: readonly ApiExample[];
  /** As `schema` of responses. */
  requestSchema?: string;
  responseExamples: readonly ApiResponseExamples[];
}

/** The page of a schema, of large APIs. */
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
  /** Documentation elsewhere, as HTML. */
  documentation: string;
  operations: readonly ApiOperationLink[];
}

export interface ApiTagLink {
  name: string;
  href: string;
  html: string;
  /** Number of its operations. */
  count: number;
}

/** Facts of an API that stand around the words of its overview. */
export interface ApiOverviewView {
  title: string;
  version: string;
  html: string;
  downloads: readonly { label: string; href: string }[];
  /** License, terms, contact, and other documentation, as HTML; these and the next two are empty if the site has an overview of its own. */
  about: readonly string[];
  servers: readonly ApiServer[];
  schemes: readonly ApiScheme[];
  /** By group; the label is empty for tags without one. */
  tags: readonly { label: string; tags: readonly ApiTagLink[] }[];
  /** Pages of schemas, of large APIs. */
  schemas: readonly { name: string; href: string }[];
}
