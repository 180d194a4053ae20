/** The operations in the API description, and their pages on the site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WEBSITE } from '../measure-command.ts';

export interface NamedOperation {
  method: string;
  path: string;
  operationId: string;
  /** URL of the operation's page. */
  page: string;
}

type Paths = Readonly<Record<string, Readonly<Record<string, { operationId?: string }>>>>;

/** Returns all operations in the site's description. */
export function allOperations(): NamedOperation[] {
  const file = path.join(WEBSITE, 'openapi/unleash.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Paths };
  return Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) => {
      if (operationId === undefined) return [];
      const page = `/reference/api/unleash/${kebabCase(operationId)}`;
      return [{ method: method.toUpperCase(), path: address, operationId, page }];
    }),
  );
}

/** Converts a name to kebab case: `getUIConfig` → `get-ui-config`. */
function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
