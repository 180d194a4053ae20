/** Converts Swagger 2.0 to OpenAPI 3. */
import { rewrite } from '../document/grammar.ts';
import { isJsonObject, type JsonObject, type JsonValue, type Path } from '../document/json.ts';
import { keysOf, memberOf, valueAt } from '../document/pointer.ts';
import { upgradeBody } from './upgrade-body.ts';
import { upgradeParameter, upgradeResponse, upgradeSecurityScheme } from './upgrade-parts.ts';

/** Default media types of a document or operation. */
export interface MediaTypes {
  consumes: readonly string[];
  produces: readonly string[];
}

/** Converts a bundled Swagger 2.0 document to OpenAPI 3. References keep their targets. */
export function upgradeSwagger(document: JsonObject): JsonObject {
  const {
    swagger: _,
    host,
    basePath,
    schemes,
    consumes,
    produces,
    definitions,
    parameters,
    responses,
    securityDefinitions,
    paths,
    ...others
  } = document;
  const types = { consumes: texts(consumes), produces: texts(produces) };
  const upgraded: JsonObject = {
    openapi: '3.0.3',
    ...others,
    servers: servers(host, basePath, schemes),
    paths: mapMembers(paths ?? {}, (item) => upgradePathItem(item, document, types)),
    components: {
      securitySchemes: mapMembers(securityDefinitions ?? {}, upgradeSecurityScheme),
      parameters: mapMembers(withoutBodies(parameters ?? {}), upgradeParameter),
      responses: mapMembers(responses ?? {}, (item) => upgradeResponse(item, types.produces)),
      schemas: definitions ?? {},
    },
  };
  return moveReferences(upgraded);
}

/** Converts a path in the upgraded document back to the path in the Swagger document. */
export function swaggerPath(path: Path): Path {
  const [first, section, ...others] = path;
  if (first !== 'components') return path;
  if (section === 'schemas') return ['definitions', ...others];
  if (section === 'securitySchemes') return ['securityDefinitions', ...others];
  return section === undefined ? [] : [section, ...others];
}

function texts(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function servers(
  host: JsonValue | undefined,
  basePath: JsonValue | undefined,
  schemes: JsonValue | undefined,
): JsonValue {
  const path = typeof basePath === 'string' ? basePath.replace(/\/+$/, '') : '';
  if (typeof host !== 'string') return [{ url: path === '' ? '/' : path }];
  const known = texts(schemes).filter((scheme) => /^https?$/.test(scheme));
  return (known.length === 0 ? ['https'] : known).map((scheme) => ({
    url: `${scheme}://${host}${path}`,
  }));
}

/** Applies a function to each member of an object. */
function mapMembers(value: JsonValue, change: (item: JsonValue) => JsonValue): JsonValue {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)]));
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options']);

function upgradePathItem(item: JsonValue, document: JsonObject, types: MediaTypes): JsonValue {
  if (!isJsonObject(item)) return item;
  const { parameters, ...others } = item;
  const shared = Array.isArray(parameters) ? parameters.map((one) => resolved(one, document)) : [];
  const bodies = shared.filter(isBody);
  const kept = Array.isArray(parameters)
    ? parameters.filter((_, index) => !isBody(shared[index] ?? null)).map(upgradeParameter)
    : parameters;
  const upgraded = Object.entries(others).map(([key, value]) => {
    if (!methods.has(key) || !isJsonObject(value)) return [key, value] as const;
    return [key, upgradeOperation(value, bodies, document, types)] as const;
  });
  return { ...Object.fromEntries(upgraded), ...(kept === undefined ? {} : { parameters: kept }) };
}

function upgradeOperation(
  operation: JsonObject,
  sharedBodies: readonly JsonValue[],
  document: JsonObject,
  defaults: MediaTypes,
): JsonObject {
  const { consumes, produces, parameters, responses, schemes, ...others } = operation;
  const types = {
    consumes: consumes === undefined ? defaults.consumes : texts(consumes),
    produces: produces === undefined ? defaults.produces : texts(produces),
  };
  const written = Array.isArray(parameters) ? parameters : [];
  const own = written.map((one) => resolved(one, document));
  const bodies = own.some(isBody) ? own.filter(isBody) : sharedBodies;
  const kept = written.filter((_, index) => !isBody(own[index] ?? null)).map(upgradeParameter);
  const requestBody = upgradeBody(bodies.filter(isJsonObject), types.consumes);
  return {
    ...others,
    ...(schemes === undefined ? {} : { 'x-schemes': schemes }),
    ...(Array.isArray(parameters) ? { parameters: kept } : {}),
    ...(requestBody === undefined ? {} : { requestBody }),
    ...(responses === undefined
      ? {}
      : { responses: mapMembers(responses, (item) => upgradeResponse(item, types.produces)) }),
  };
}

function resolved(parameter: JsonValue, document: JsonObject): JsonValue {
  const ref = memberOf(parameter, '$ref');
  if (typeof ref !== 'string') return parameter;
  return valueAt(document, keysOf(decodeURIComponent(ref))) ?? parameter;
}

function isBody(parameter: JsonValue): boolean {
  const place = memberOf(parameter, 'in');
  return place === 'body' || place === 'formData';
}

function withoutBodies(parameters: JsonValue): JsonValue {
  if (!isJsonObject(parameters)) return parameters;
  return Object.fromEntries(Object.entries(parameters).filter(([, item]) => !isBody(item)));
}

const moved: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    definitions: 'components/schemas',
    parameters: 'components/parameters',
    responses: 'components/responses',
  }),
);

function moveReferences(document: JsonObject): JsonObject {
  const move = (ref: string): string => {
    const [, section = '', name = ''] = /^#\/([^/]+)\/(.+)$/.exec(ref) ?? [];
    const target = moved.get(section);
    return target === undefined ? ref : `#/${target}/${name}`;
  };
  const result = rewrite(document, 'Document', (value, kind) => {
    const mapping = memberOf(value.discriminator, 'mapping');
    const { $ref } = value;
    if (typeof $ref === 'string') return { ...value, $ref: move($ref) };
    if (kind !== 'Schema' || !isJsonObject(mapping)) return value;
    const mapped = mapMembers(mapping, (ref) => (typeof ref === 'string' ? move(ref) : ref));
    return {
      ...value,
      discriminator: { propertyName: '', ...discriminatorOf(value), mapping: mapped },
    };
  });
  return isJsonObject(result) ? result : document;
}

function discriminatorOf(value: JsonObject): JsonObject {
  return isJsonObject(value.discriminator) ? value.discriminator : {};
}
