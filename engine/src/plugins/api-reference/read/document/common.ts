/** Types that all parts of a description have in common. */
import type { JsonValue } from './json.ts';

/** Vendor extensions, as written. */
export type Extensions = { readonly [key: `x-${string}`]: JsonValue | undefined };

/** Name of a component. It may be anything: never use it as a slug. */
export type ByName<Value> = Readonly<Record<string, Value>>;

export interface ExternalDocs {
  readonly url: string;
  readonly description?: string;
}
