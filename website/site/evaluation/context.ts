import type { Context } from './types.ts';

/** Returns a field's value as text, or undefined if the context doesn't have the field. */
export function contextValue(context: Context, field: string): string | undefined {
  const value = ownValue(context, field) ?? ownValue(context.properties ?? {}, field);
  return value === undefined || value === null ? undefined : String(value);
}

/** Ignores members that every object has, such as `constructor`. */
function ownValue(values: Readonly<Record<string, unknown>>, field: string): unknown {
  return Object.hasOwn(values, field) ? values[field] : undefined;
}
