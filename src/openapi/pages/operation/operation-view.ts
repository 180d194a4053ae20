/** What the page of an operation shows. */

import type {
  ApiBadges,
  ApiFact,
  ApiOperationView,
  ApiParameterGroup,
  ApiPathPart,
} from '../../../shared/api.ts';
import type { ApiSampleValues } from '../../config/api-config.ts';
import type { ApiOperation, ApiParameter } from '../../read/description.ts';
import type { OpenApiDocument, ParameterLocation } from '../../read/document/document.ts';
import { createIds } from '../ids.ts';
import { apiMarkdown } from '../markdown.ts';
import { requestSamples } from '../samples/index.ts';
import { sampleRequest } from '../samples/request.ts';
import { schemaText } from '../schema/schema-text.ts';
import { propertyTree } from '../schema/schema-tree.ts';
import { valueText } from '../schema/schema-words.ts';
import { authorizationOf } from './authorization.ts';
import { exampleViews } from './examples.ts';
import { mediaViews, type TreeSurroundings } from './media-views.ts';
import { responseParts } from './response-views.ts';

export interface OperationInput {
  operation: ApiOperation;
  document: OpenApiDocument;
  /** From the site's configuration. */
  samples: ApiSampleValues;
  /** Route of the overview. */
  route: string;
  /** Routes of the pages of schemas by name. */
  pages?: ReadonlyMap<string, string> | undefined;
}

const GROUPS: readonly { in: ParameterLocation; label: string }[] = [
  { in: 'path', label: 'Path parameters' },
  { in: 'query', label: 'Query parameters' },
  { in: 'header', label: 'Header parameters' },
  { in: 'cookie', label: 'Cookie parameters' },
];

/** Title of an operation: its summary, else its id. */
export function operationTitle({ summary, id }: ApiOperation): string {
  return summary ?? id;
}

/** Returns the view of an operation. The same input gives the same view. */
export function operationView(input: OperationInput): ApiOperationView {
  const { operation, document, samples, route, pages = new Map() } = input;
  const { requestBody, responses } = operation;
  const ids = createIds();
  const parameters = parameterGroups(operation, { document, ids, pages });
  const body = requestBody && {
    isRequired: requestBody.required,
    html: apiMarkdown(requestBody.description),
    media: mediaViews(requestBody.content, {
      document,
      ids,
      pages,
      prefix: 'body',
      direction: 'request',
    }),
  };
  const answers = responseParts(responses, { document, ids, pages });
  return {
    title: operationTitle(operation),
    method: operation.method.toUpperCase(),
    path: pathParts(operation.path, parameters),
    badges: badgesOf(operation),
    html: apiMarkdown(operation.description),
    overview: route,
    authorization: operation.security.map(authorizationOf),
    parameters,
    body,
    responses: answers.map(({ view }) => view),
    samples: requestSamples(sampleRequest(operation, document, samples)),
    requestExamples: exampleViews(requestBody?.content ?? [], document, 'request'),
    requestSchema: schemaText(body?.media ?? []),
    responseExamples: answers.flatMap(({ examples }) => examples ?? []),
  };
}

function parameterGroups(
  { parameters }: ApiOperation,
  options: TreeSurroundings,
): ApiParameterGroup[] {
  return GROUPS.flatMap(({ in: location, label }) => {
    const own = parameters.filter((parameter) => parameter.in === location);
    if (own.length === 0) return [];
    const views = own.map((parameter) => {
      const view = propertyTree(parameter.name, parameter.schema, {
        ...options,
        prefix: location,
        direction: 'request',
        isRequired: parameter.required,
      });
      return {
        ...view,
        isDeprecated: parameter.deprecated || view.isDeprecated,
        html: apiMarkdown(parameter.description) || view.html,
        facts: parameterFacts(parameter, view.facts),
      };
    });
    return [{ id: `${location}-parameters`, label, parameters: views }];
  });
}

/** An example of the parameter stands for those of its schema. */
function parameterFacts(parameter: ApiParameter, ofSchema: readonly ApiFact[]): ApiFact[] {
  const own = exampleFact(parameter.examples);
  const others = ofSchema.filter(({ label }) => own.length === 0 || !/^Examples?$/.test(label));
  return [...own, ...serialisation(parameter), ...others];
}

function exampleFact(examples: ApiOperation['parameters'][number]['examples']) {
  const values = examples.flatMap(({ value }) => (value === undefined ? [] : [valueText(value)]));
  return values.length === 0 ? [] : [{ label: 'Example', values }];
}

/** How lists and objects are written, where it is not the usual way. */
function serialisation({
  in: location,
  style,
  explode,
  schema,
}: ApiOperation['parameters'][number]) {
  const isList = schema.type?.includes('array') === true;
  if (style === 'deepObject') return [{ label: 'Written as', values: ['name[key]=value'] }];
  if (!isList || location !== 'query' || (style === 'form' && explode)) return [];
  const separators: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '|' };
  const values = [`a${separators[style] ?? ','}b`];
  return [{ label: 'Written as', values }];
}

function pathParts(path: string, groups: readonly ApiParameterGroup[]): ApiPathPart[] {
  const described = groups.find(({ id }) => id === 'path-parameters')?.parameters ?? [];
  return path
    .split(/(\{[^}]+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const parameter = /^\{(.+)\}$/.exec(part)?.[1];
      if (parameter === undefined) return { text: part };
      return { parameter, id: described.find(({ name }) => name === parameter)?.id };
    });
}

/** Stability that is not worth a word. */
const SETTLED = new Set(['stable', 'release', 'ga']);

function badgesOf({ deprecated, extensions }: ApiOperation): ApiBadges {
  const text = (key: `x-${string}`) => {
    const value = extensions[key];
    return typeof value === 'string' ? value : undefined;
  };
  const stability = text('x-stability-level') ?? text('x-stability');
  const permissions = extensions['x-permissions'];
  const edition = text('x-edition');
  return {
    isDeprecated: deprecated,
    stability: stability === undefined || SETTLED.has(stability) ? undefined : stability,
    edition: edition === 'oss' ? undefined : edition,
    permissions: Array.isArray(permissions)
      ? permissions.filter((each) => typeof each === 'string')
      : undefined,
  };
}
