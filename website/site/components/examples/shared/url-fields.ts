/** The settings of a live example, and their form in a URL's query. */

/** A setting: its first value, and how to read it. What can't be read counts as absent. */
export interface Field<T> {
  initial: T;
  read(text: string): T | undefined;
}

export type Fields<T> = { readonly [Name in keyof T]: Field<T[Name]> };

/** One of several values. */
export function choice<T extends string>(options: readonly T[], initial: T): Field<T> {
  return { initial, read: (text) => options.find((option) => option === text) };
}

/** A whole number. */
export function integer(minimum: number, maximum: number, initial: number): Field<number> {
  return {
    initial,
    read(text) {
      const number = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return number >= minimum && number <= maximum ? number : undefined;
    },
  };
}

/** Text of a limited length. */
export function text(initial: string, maximumLength = 100): Field<string> {
  return { initial, read: (value) => (value.length <= maximumLength ? value : undefined) };
}

/** Yes or no. */
export function toggle(initial: boolean): Field<boolean> {
  return {
    initial,
    read: (value) => (value === 'true' ? true : value === 'false' ? false : undefined),
  };
}

/** Returns the first values. */
export function initialValues<T extends object>(fields: Fields<T>): T {
  const entries = namesOf(fields).map((name) => [name, fields[name].initial]);
  return Object.fromEntries(entries) as T;
}

/** Returns the values that a query has for the example. Anything else in the query is ignored. */
export function readQuery<T extends object>(
  example: string,
  fields: Fields<T>,
  query: string,
): Partial<T> {
  const parameters = new URLSearchParams(query);
  return readValues(fields, (name) => parameters.get(`${example}.${name}`) ?? undefined);
}

/** Reads the values that have a text. */
export function readValues<T extends object>(
  fields: Fields<T>,
  textOf: (name: string) => string | undefined,
): Partial<T> {
  const values: Partial<T> = {};
  for (const name of namesOf(fields)) {
    const text = textOf(String(name));
    const value = text === undefined ? undefined : fields[name].read(text);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** Returns the URL with the values that differ from the first ones. */
export function withQuery<T extends object>(
  example: string,
  fields: Fields<T>,
  values: T,
  href: string,
): URL {
  const url = new URL(href);
  for (const name of namesOf(fields)) {
    const parameter = `${example}.${String(name)}`;
    if (values[name] === fields[name].initial) url.searchParams.delete(parameter);
    else url.searchParams.set(parameter, String(values[name]));
  }
  return url;
}

function namesOf<T extends object>(fields: Fields<T>): (keyof T)[] {
  return Object.keys(fields) as (keyof T)[];
}
