/** Facts that operations state as vendor extensions, such as the permission that a request needs. */
import type { Extensions } from '../read/document/common.ts';
import type { ApiConfig } from './api-config.ts';

/** What a site says about an extension: an entry of `facts` in the configuration of an API. */
export interface ApiFactConfig {
  /** The extension's name, for example `x-permissions`. Its value is a text or a list of texts and `{ name, when }`. */
  extension: `x-${string}`;
  /** Label of the fact on the page. */
  label: string;
  /** Label for several values. Defaults to `label`. */
  several?: string;
  /** Word between the last two of several values. Defaults to "and"; "or" if any one of them is enough. */
  joinedBy?: 'and' | 'or';
  /** Markdown shown in place of a value, by value. `false` leaves the value out. */
  values?: Readonly<Record<string, string | false>>;
  /** Short addition behind a value, in plain text, by value: `{ CREATE_FEATURE: 'project' }`. */
  notes?: Readonly<Record<string, string>>;
  /** Route or URL that names lead to; `{name}` stands for the name. */
  href?: string;
  /** True if every operation must state the fact once one does: readers take silence for "none". */
  isRequired?: boolean;
  /** True for the permissions that the console names when a server responds with `403`. */
  isPermission?: boolean;
}

/** One value of a fact. */
export interface FactValue {
  name: string;
  /** Condition under which the value applies, in Markdown: `the tag is new`. Without it, it always applies. */
  when?: string;
}

/** Returns the values that an extension states; none if it is absent or has another shape. */
export function factValues(extension: unknown): readonly FactValue[] {
  const items: readonly unknown[] = Array.isArray(extension) ? extension : [extension];
  return items.flatMap((item): FactValue[] => {
    if (typeof item === 'string' && item !== '') return [{ name: item }];
    if (typeof item !== 'object' || item === null || !('name' in item)) return [];
    const { name, when } = item as { name: unknown; when?: unknown };
    if (typeof name !== 'string') return [];
    return [{ name, ...(typeof when === 'string' && { when }) }];
  });
}

/** Returns the values of a fact that are names: all but those that the configuration has a text for. */
export function factNames(extension: unknown, { values = {} }: ApiFactConfig): readonly string[] {
  return factValues(extension)
    .map(({ name }) => name)
    .filter((name) => !Object.hasOwn(values, name));
}

/** Returns the names of the permissions of which an operation needs any one. */
export function permissionsOf(
  extensions: Extensions,
  { facts = [] }: Pick<ApiConfig, 'facts'>,
): readonly string[] {
  return facts
    .filter(({ isPermission }) => isPermission)
    .flatMap((fact) => factNames(extensions[fact.extension], fact));
}
