import type { Context } from './types.ts';

/** Returns a field's value as text. If the context doesn't have the field, returns undefined. */
export function contextValue(context: Context, field: string): string | undefined {
  const value = ownValue(context, field) ?? ownValue(context.properties ?? {}, field);
  return value === undefined || value === null ? undefined : String(value);
}

/** Returns an object's own value. Members that all objects inherit, such as `constructor`, are ignored. */
function ownValue(values: Readonly<Record<string, unknown>>, field: string): unknown {
  return Object.hasOwn(values, field) ? values[field] : undefined;
}
