/** Checks that a file is an API description in a supported version. */

import { type Problem, suggest } from '../../../../core/plugin-api.ts';
import { isJsonObject, type Path } from '../document/json.ts';
import { pointerOf } from '../document/pointer.ts';
import type { SourceFile } from '../files/source-files.ts';

/** Returns a problem if a file isn't an OpenAPI document or has an unknown version. */
export function versionProblem({ value, locate }: SourceFile): Problem | undefined {
  const problem = (path: Path, message: string, remedy: string): Problem => ({
    severity: 'error',
    place: locate(path),
    message: `#${pointerOf(path)} ${message}`,
    remedy,
  });
  if (!isJsonObject(value)) {
    return problem(
      [],
      "isn't an object",
      'Use an OpenAPI document with openapi: 3.1.1, info, and paths',
    );
  }
  const { openapi, swagger } = value;
  if (swagger !== undefined) {
    if (String(swagger) === '2' || swagger === '2.0') return undefined;
    return problem(
      ['swagger'],
      `is ${String(swagger)}, which isn't supported`,
      "Use swagger: '2.0'",
    );
  }
  if (typeof openapi === 'string' && /^3\.[012](\.\d+)?(-.*)?$/.test(openapi)) return undefined;
  if (openapi === undefined) {
    const near = suggest('openapi', Object.keys(value));
    const remedy = near === undefined ? "Add openapi: '3.1.1'" : `Use openapi instead of ${near}`;
    return problem([], "has no openapi key, so it isn't an OpenAPI document", remedy);
  }
  const message = `is ${JSON.stringify(openapi)}, which isn't a supported version`;
  return problem(['openapi'], message, "Use openapi: '3.1.1' (or 3.0.x), or swagger: '2.0'");
}
