/** The settings of a live example, and how a URL's query represents them. */

/** A setting: its initial value, and how to parse it. A value that can't be parsed is ignored. */
export interface Field<T> {
  initial: T;
  read(text: string): T | undefined;
}

export type Fields<T> = { readonly [Name in keyof T]: Field<T[Name]> };

/** Returns a field for one of several values. */
export function choice<T extends string>(options: readonly T[], initial: T): Field<T> {
  return { initial, read: (text) => options.find((option) => option === text) };
}

/** Returns a field for a whole number. */
export function integer(minimum: number, maximum: number, initial: number): Field<number> {
  return {
    initial,
    read(text) {
      const number = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return number >= minimum && number <= maximum ? number : undefined;
    },
  };
}

/** Returns a field for a text of limited length. */
export function text(initial: string, maximumLength = 100): Field<string> {
  return { initial, read: (value) => (value.length <= maximumLength ? value : undefined) };
}

/** Returns a field for yes or no. */
export function toggle(initial: boolean): Field<boolean> {
  return {
    initial,
    read: (value) => (value === 'true' ? true : value === 'false' ? false : undefined),
  };
}

export function initialValues<T extends object>(fields: Fields<T>): T {
  const entries = namesOf(fields).map((name) => [name, fields[name].initial]);
  return Object.fromEntries(entries) as T;
}

/** Returns the values for the example in a query. Ignores everything else in the query. */
export function readQuery<T extends object>(
  example: string,
  fields: Fields<T>,
  query: string,
): Partial<T> {
  const parameters = new URLSearchParams(query);
  return readValues(fields, (name) => parameters.get(`${example}.${name}`) ?? undefined);
}

/** Parses the values that `textOf` returns a text for. */
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

/** Returns the URL with the values that differ from the initial ones, in the order of the fields. */
export function withQuery<T extends object>(
  example: string,
  fields: Fields<T>,
  values: T,
  href: string,
): URL {
  const url = new URL(href);
  for (const name of namesOf(fields)) {
    const parameter = `${example}.${String(name)}`;
    url.searchParams.delete(parameter);
    if (values[name] !== fields[name].initial) {
      url.searchParams.append(parameter, String(values[name]));
    }
  }
  return url;
}

function namesOf<T extends object>(fields: Fields<T>): (keyof T)[] {
  return Object.keys(fields) as (keyof T)[];
}
