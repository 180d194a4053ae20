import { expect, it } from 'vitest';
import { loadFiles } from './test-description.ts';

it('limits the alternatives and security schemes that operations share', async () => {
  const names = Array.from({ length: 30 }, (_, at) => `s${at}`);
  const schemes = Object.fromEntries(
    names.map((name) => [name, { type: 'http', scheme: 'bearer' }]),
  );
  const all = Object.fromEntries(names.map((name) => [name, []]));
  const { description, problems } = await loadFiles({
    'openapi/api.yaml': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'X', version: '1' },
      security: names.map(() => all),
      paths: { '/p': { get: { operationId: 'p', responses: { 200: { description: 'd' } } } } },
      components: { securitySchemes: schemes },
    }),
  });
  const [operation] = description?.operations ?? [];
  expect(operation?.security).toHaveLength(20);
  expect(operation?.security[0]?.schemes).toHaveLength(20);
  expect(problems.map(({ message }) => message)).toContain(
    'GET /p has 30 entries in "security", more than the limit of 20, so only the beginning is shown',
  );
});
