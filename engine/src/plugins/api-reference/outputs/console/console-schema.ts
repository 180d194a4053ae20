/** Schemas for the console. They only contain what validation needs, without descriptions. */
import { REFERENCE_LIMITS } from '../../limits.ts';
import { MAXIMUM_SCHEMAS } from '../../pages/schema/api-schemas.ts';
import { componentName, schemaOf } from '../../read/description.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import type { ConsoleSchema, ConsoleSchemas } from '../../shared/console-data.ts';

const PLAIN = [
  'type',
  'format',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'required',
  'minProperties',
  'maxProperties',
  'readOnly',
] as const;

/** Collects schemas and the components to which they refer. */
export function createSchemaTable(document: OpenApiDocument) {
  const roots: string[] = [];
  return {
    /** Adds a schema and returns it without descriptions. The table contains the schemas to which it refers. */
    add: (schema: Schema): ConsoleSchema => slim(schema, roots),
    /**
     * Returns the components by name, the nearest ones first. Omits components that are farther away, which
     * only the server checks. If all of an API's components refer to each other, every file would otherwise
     * contain all of them.
     */
    table(): ConsoleSchemas {
      const table = new Map<string, ConsoleSchema>();
      // The list grows during the loop, because each schema can refer to more schemas.
      const refs = [...roots];
      for (const ref of refs) {
        if (table.size === MAXIMUM_SCHEMAS) break;
        const name = componentName(ref);
        if (name === undefined || table.has(name)) continue;
        const component = slimComponent(ref, document);
        table.set(name, component.schema);
        refs.push(...component.refs);
      }
      return Object.fromEntries(table);
    },
  };
}

interface SlimComponent {
  schema: ConsoleSchema;
  /** The schema's references, as written. */
  refs: readonly string[];
}

const components = new WeakMap<OpenApiDocument, Map<string, SlimComponent>>();

/** Returns a component without descriptions. It's created once for all operations. */
function slimComponent(ref: string, document: OpenApiDocument): SlimComponent {
  const known = components.get(document) ?? new Map<string, SlimComponent>();
  components.set(document, known);
  let component = known.get(ref);
  if (component === undefined) {
    const refs: string[] = [];
    component = { schema: slim(schemaOf(document, ref) ?? {}, refs), refs };
    known.set(ref, component);
  }
  return component;
}

function slim(schema: Schema, refs: string[]): ConsoleSchema {
  const result: Record<string, unknown> = {};
  const inner = (each: Schema) => slim(each, refs);
  const orBoolean = (each: Schema | boolean | undefined) =>
    typeof each === 'object' ? inner(each) : each;
  const name = schema.$ref === undefined ? undefined : componentName(schema.$ref);
  if (schema.$ref !== undefined && name !== undefined) {
    refs.push(schema.$ref);
    result.$ref = name;
  }
  for (const key of PLAIN) if (schema[key] !== undefined) result[key] = schema[key];
  // Otherwise, every file would repeat the list.
  if ((schema.enum?.length ?? 0) > REFERENCE_LIMITS.values) delete result.enum;
  for (const key of ['items', 'additionalProperties'] as const) {
    if (schema[key] !== undefined) result[key] = orBoolean(schema[key]);
  }
  for (const key of ['oneOf', 'anyOf', 'allOf', 'prefixItems'] as const) {
    if (schema[key] !== undefined) result[key] = schema[key].map(inner);
  }
  if (schema.discriminator !== undefined && result.anyOf === undefined) {
    // The discriminator's value selects the choice, so the value can also match other choices.
    result.anyOf = result.oneOf;
    delete result.oneOf;
  }
  if (schema.not !== undefined) result.not = inner(schema.not);
  if (schema.properties !== undefined) {
    const entries = Object.entries(schema.properties);
    result.properties = Object.fromEntries(entries.map(([key, value]) => [key, inner(value)]));
  }
  return result as ConsoleSchema;
}
