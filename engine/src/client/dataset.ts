/** Limits `dataset` to the attributes that the markup contains, so a renamed attribute is a type error. */
import type * as attributes from '../shared/attributes.ts';

/** `sidebarUrl` for `sidebar-url`. */
type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type Attribute = (typeof attributes)[keyof typeof attributes];
type NameOf<Value> = Value extends `data-${infer Name}` ? CamelCase<Name> : never;

type Dataset = { [Name in NameOf<Attribute>]?: string };

declare global {
  interface HTMLElement {
    readonly dataset: Dataset;
  }
}
