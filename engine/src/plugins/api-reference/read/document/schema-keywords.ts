/** Keywords of JSON Schema that contain schemas. Normalizing, validating, and walking read this one table. */
export const schemaKeywords = {
  /** One schema, or `true` or `false`, which are customary here. */
  orBoolean: ['items', 'unevaluatedItems', 'additionalProperties', 'unevaluatedProperties'],
  /** One schema. */
  single: ['contains', 'propertyNames', 'not', 'if', 'then', 'else', 'contentSchema'],
  lists: ['prefixItems', 'oneOf', 'anyOf', 'allOf'],
  /** Schemas by name. */
  maps: ['properties', 'patternProperties', 'dependentSchemas'],
  /** Schemas by name that only references lead to. */
  definitions: ['$defs', 'definitions'],
} as const;
