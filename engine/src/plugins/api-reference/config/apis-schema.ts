/** Schema of `apis` in `site/site.config.ts`: API descriptions that become pages. */
import { z } from 'zod';
import { commandLine, schemas } from '../../../core/plugin-api.ts';
import type { ApiConfig, ApiFactConfig } from './api-config.ts';

const { absoluteRoute, addProblem, href, ruledText, text } = schemas;

/** Checks a path inside the root, with forward slashes. */
function checkFile(value: string): schemas.RuleBreach | undefined {
  if (/^[a-z]+:\/\//i.test(value)) {
    return {
      message: `is a URL, but must be a file; download it with ${commandLine('openapi:update', '--url')}`,
      corrected: 'openapi/api.json',
    };
  }
  const corrected = value
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .replace(/\/+$/, '');
  if (corrected.split('/').includes('..')) return { message: 'is outside the site' };
  return corrected === value
    ? undefined
    : { message: "must be a path from the site's root", corrected };
}

function checkId(value: string): schemas.RuleBreach | undefined {
  if (/^[a-z][a-z0-9-]*$/.test(value)) return undefined;
  const corrected = value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
  const message = 'must contain only lowercase letters, digits, and hyphens';
  return corrected === '' ? { message } : { message, corrected };
}

const extensionName = z.templateLiteral(['x-', z.string().min(1)]);

const fact: z.ZodType<ApiFactConfig> = z.strictObject({
  extension: extensionName,
  label: text,
  several: text.exactOptional(),
  joinedBy: z.enum(['and', 'or']).exactOptional(),
  values: z.record(text, z.union([text, z.literal(false)])).exactOptional(),
  notes: z.record(text, text).exactOptional(),
  href: href.exactOptional(),
  isRequired: z.boolean().exactOptional(),
});

const api: z.ZodType<ApiConfig> = z.strictObject({
  id: ruledText(checkId, 'acme'),
  file: ruledText(checkFile, 'openapi/acme.json'),
  overlays: ruledText(checkFile, 'openapi/overlays').optional(),
  route: absoluteRoute,
  links: z.enum(['error', 'warning']).exactOptional(),
  facts: z.array(fact).exactOptional(),
  samples: z
    .strictObject({
      server: text.exactOptional(),
      credentials: z.record(text, text).exactOptional(),
      parameters: z.record(text, text).exactOptional(),
    })
    .exactOptional(),
  tokens: z.record(text, text).exactOptional(),
  console: z
    .strictObject({
      cors: z
        .record(
          text,
          z.strictObject({
            text,
            href: href.exactOptional(),
            isRefused: z.boolean().exactOptional(),
          }),
        )
        .exactOptional(),
    })
    .exactOptional(),
});

export const apis = z.array(api).superRefine((list, context) => {
  for (const key of ['id', 'route'] as const) {
    for (const [index, item] of list.entries()) {
      const first = list.findIndex((other) => other[key] === item[key]);
      if (first === index) continue;
      const message = `repeats apis[${first}].${key} ('${item[key]}')`;
      addProblem(context, message, `Give each API its own ${key}`, [index, key]);
    }
  }
});
