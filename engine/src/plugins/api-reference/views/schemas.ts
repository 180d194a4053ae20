/** The data that schemas, parameters, and bodies are rendered from. */

export interface ApiFact {
  label: string;
  /** Shown as code; none where the label says everything. */
  values: readonly string[];
}

export interface ApiEnumValue {
  value: string;
  html?: string;
}

/** Children of a property: its own properties, or the schemas that it may be one of. */
export type ApiChildren =
  | { kind: 'properties'; label: string; properties: readonly ApiProperty[] }
  | {
      kind: 'choices';
      label: string;
      /** Property whose value tells which of them it is. */
      decidedBy?: string;
      choices: readonly ApiChoice[];
    }
  /** The same schema is described elsewhere on the page; recursion ends here. */
  | { kind: 'link'; label: string; id: string }
  /** The schema has a page of its own. */
  | { kind: 'page'; label: string; href: string };

/** What the description of a schema says besides its type. */
export interface ApiDetails {
  html: string;
  facts: readonly ApiFact[];
  values: readonly ApiEnumValue[];
  /** Number of further values, of long lists. */
  more?: number;
  /** The same of each item of a list, or each value of a map, where it says something. */
  inner?: ApiDetails & { label: string };
}

export interface ApiChoice extends ApiDetails {
  id: string;
  name: string;
  /** In words: `string`, `array of numbers`. */
  type: string;
  children: readonly ApiChildren[];
}

/** A parameter, header or property of a schema. */
export interface ApiProperty extends ApiDetails {
  /** Of a parameter or header, if something is said about them. */
  examples?: readonly ApiTerm[];
  id: string;
  name: string;
  /** In words: `array of strings`. */
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
  /** In words, with the name of the schema when it has one. */
  type: string;
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
