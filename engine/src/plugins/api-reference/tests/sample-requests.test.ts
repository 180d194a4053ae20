import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { checkSamples } from '../../../checks/samples/check-samples.ts';
import { createCheckRequest } from '../check/check-request.ts';
import type { ApiDescription } from '../read/description.ts';
import { loadApiDescription } from '../read/load-description.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), 'fixtures');
let api: ApiDescription;

beforeAll(async () => {
  const { description, problems } = await loadApiDescription(
    { root: ROOT },
    {
      id: 'shop',
      file: 'shop.yaml',
    },
  );
  if (description === undefined) throw new Error(JSON.stringify(problems));
  api = description;
});

async function faults(language: string, code: string): Promise<string[]> {
  const place = { file: 'docs/page.md', line: 10 };
  const sample = { place, language, title: undefined, meta: '', code };
  return (await checkSamples(ROOT, [sample], [{ request: createCheckRequest(api) }])).map(
    ({ place: { line }, message, remedy }) => `${line} ${message} → ${remedy}`,
  );
}

it.each([
  ['bash', 'curl "$URL/api/books?limit=2"'],
  ['bash', 'curl "$URL/api/books?limit[]=2"'],
  ['bash', 'curl "$API_URL/books?limit=2"'],
  ['bash', 'curl "$SHOP_URL/checkout"'],
  ['bash', 'curl "$URL/api/books?tag[]=new"'],
  ['bash', `curl -d '{"title":"Emma"}' https://shop.example/api/books`],
  ['bash', `curl -d "{\\"title\\": $TITLE}" https://shop.example/api/books`],
  [
    'bash',
    `curl -d '{"title":"Emma","printedAt":"<your-day>T00:00:00Z"}' https://shop.example/api/books`,
  ],
  ['bash', 'curl <your-shop-url>/api/books/$ID'],
  ['bash', 'curl "$URL/api/$1"'],
  ['bash', 'curl https://registry.example/other/path'],
  ['bash', 'curl "$URL/api/free?anything=1"'],
  ['http', 'GET /api/books/new'],
  ['ts', 'fetch("/api/nothing")'],
])('accepts %s %s', async (language, code) => {
  expect(await faults(language, code)).toEqual([]);
});

it.each([
  ['curl "$URL/api/book"', "11 The bash sample calls GET /api/book, which isn't an API operation"],
  ['curl "$API_URL/books?limits=2"', 'uses the query parameter "limits", which listBooks'],
  ['curl -X PATCH "$URL/api/books"', '→ The path supports GET, POST.'],
  ['curl "$URL/api/books?limits=2"', 'uses the query parameter "limits", which listBooks'],
  ['curl "$URL/api/books?tag=new"', 'uses the query parameter "tag", which listBooks'],
  [
    `curl -d '{"titel":"Emma"}' "$URL/api/books"`,
    "sends a body that addBook doesn't accept: the value must have required property 'title'",
  ],
  [
    `curl -d '{"title":"Emma","printedAt":"<your-name>T00:00:00Z"}' "$URL/api/books"`,
    'addBook doesn\'t accept: /printedAt must match format "date-time"',
  ],
  [`curl -d '{title}' "$URL/api/books"`, "sends a body to addBook that isn't valid JSON"],
])('reports %s', async (code, expected) => {
  expect((await faults('bash', code)).join('\n')).toContain(expected);
});
