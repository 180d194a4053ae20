/** JSON Schema keywords that contain schemas. Normalization, validation, and walking all use this table. */
export const schemaKeywords = {
  /** One schema, or `true` or `false`, which are common here. */
  orBoolean: ['items', 'unevaluatedItems', 'additionalProperties', 'unevaluatedProperties'],
  /** One schema. */
  single: ['contains', 'propertyNames', 'not', 'if', 'then', 'else', 'contentSchema'],
  lists: ['prefixItems', 'oneOf', 'anyOf', 'allOf'],
  /** Schemas by name. */
  maps: ['properties', 'patternProperties', 'dependentSchemas'],
  /** Schemas by name to which only references lead. */
  definitions: ['$defs', 'definitions'],
} as const;
