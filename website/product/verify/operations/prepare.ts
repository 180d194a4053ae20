/** Inserts the values of a request into the statements of a preparation. */
import type { ApiOperation } from '../../../../engine/src/plugins/api-reference/read/description.ts';
import type { HttpRequest } from '../http.ts';

/**
 * Replaces `{path.name}` and `{body.name}` in statements with literals. A list becomes several literals separated
 * by commas, and a missing value becomes `NULL`.
 */
export function filledStatements(
  statements: string,
  { path: template }: Pick<ApiOperation, 'path'>,
  request: HttpRequest,
): string {
  const path = pathValues(template, request.path);
  return statements.replace(/\{(path|body)\.(\w+)\}/g, (_, place: string, name: string) =>
    literal(place === 'path' ? path[name] : bodyOf(request)[name]),
  );
}

/** Returns the values of a path's variables, decoded. */
export function pathValues(template: string, path: string): Readonly<Record<string, string>> {
  const written = path.replace(/\?.*$/, '').split('/');
  return Object.fromEntries(
    template.split('/').flatMap((part, index) => {
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      return name === undefined ? [] : [[name, decodeURIComponent(written[index] ?? '')]];
    }),
  );
}

function bodyOf({ body }: HttpRequest): Record<string, unknown> {
  return typeof body === 'string' ? JSON.parse(body) : {};
}

function literal(value: unknown): string {
  if (value === undefined || value === null) return 'NULL';
  if (Array.isArray(value)) return value.map(literal).join(', ');
  return `'${String(value).replaceAll("'", "''")}'`;
}
