/** The data for rendering schemas, parameters, and bodies. */

export interface ApiFact {
  label: string;
  /** Shown as code. Empty if the label says everything. */
  values: readonly string[];
}

export interface ApiEnumValue {
  value: string;
  html?: string;
}

/** A property's children: its properties, or the schemas that it can match. */
export type ApiChildren =
  | {
      kind: 'properties';
      properties: readonly ApiProperty[];
      /** True for the items of a tuple. */
      isTuple?: boolean;
    }
  | {
      kind: 'choices';
      label: string;
      /** The property whose value selects the choice. */
      decidedBy?: string;
      choices: readonly ApiChoice[];
    }
  /** The schema is described elsewhere on the page, which ends recursion. */
  | { kind: 'link'; label: string; id: string }
  /** The schema has its own page. */
  | { kind: 'page'; label: string; href: string };

/** A schema's details in addition to its type. */
export interface ApiDetails {
  html: string;
  facts: readonly ApiFact[];
  values: readonly ApiEnumValue[];
  /** How many more values a long list has. */
  more?: number;
  /** The details of a list's items or a map's values, if there are any. */
  inner?: ApiDetails & { label: string };
}

export interface ApiChoice extends ApiDetails {
  id: string;
  name: string;
  /** The type in words: `string`, `array of numbers`. */
  type: string;
  isDeprecated: boolean;
  children: readonly ApiChildren[];
}

/** A parameter, a header, or a schema's property. */
export interface ApiProperty extends ApiDetails {
  /** A parameter's or header's examples, if they have descriptions. */
  examples?: readonly ApiTerm[];
  id: string;
  name: string;
  /** The type in words: `array of strings`. */
  type: string;
  isRequired: boolean;
  isDeprecated: boolean;
  /** `read only`, `write only`, `nullable`. */
  marks: readonly string[];
  children: readonly ApiChildren[];
}

/** A body in one media type. */
export interface ApiMedia {
  type: string;
  schema?: ApiSchema;
}

/** The root of a tree. */
export interface ApiSchema extends ApiDetails {
  /** The type in words. */
  type: string;
  /** The name that the description gives to the schema, or to the items of a list. Only search uses it. */
  name?: string;
  children: readonly ApiChildren[];
}

export interface ApiBody {
  isRequired: boolean;
  html: string;
  media: readonly ApiMedia[];
}

/** A name with its description. */
export interface ApiTerm {
  name: string;
  html: string;
}
