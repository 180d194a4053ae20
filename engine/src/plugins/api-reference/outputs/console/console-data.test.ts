import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ApiConfig } from '../../config/api-config.ts';
import { loadApiDescription } from '../../read/load-description.ts';
import type { ConsoleData } from '../../shared/console-data.ts';
import { english } from '../../texts/test-texts.ts';
import { consoleData } from './console-data.ts';

const ROOT = join(import.meta.dirname, 'fixtures');
const CONFIG: ApiConfig = {
  id: 'shop',
  file: 'shop.yaml',
  route: '/api',
  facts: [{ extension: 'x-permissions', label: 'Permission' }],
  samples: { credentials: { '/': '<token>', '/orders': '<order-token>' }, parameters: { id: '7' } },
  console: { cors: { '/': { text: 'No.' }, '/orders': { text: 'Yes.', href: '/cors' } } },
};

async function dataOf(id: string, config: ApiConfig = CONFIG): Promise<ConsoleData> {
  const { description, problems } = await loadApiDescription({ root: ROOT }, config);
  const operation = description?.operations.find((each) => each.id === id);
  if (description === undefined || operation === undefined)
    throw new Error(JSON.stringify(problems));
  return consoleData({ operation, description, config, texts: english });
}

describe('consoleData', () => {
  it('has what requests are made of, and no words', async () => {
    const data = await dataOf('createOrder');
    expect(data).toMatchSnapshot();
    expect(JSON.stringify(data)).not.toContain('Words');
  });

  it('describes how readers enter values', async () => {
    const { parameters } = await dataOf('searchOrders');
    const kinds = parameters.map(({ name, kind, initial, example }) => [
      name,
      kind,
      initial,
      example,
    ]);
    expect(kinds).toEqual([
      ['id', 'text', '7', undefined],
      ['state', 'choice', 'open', undefined],
      ['sizes', 'list', '', '1\n2'],
      ['filter', 'json', '', '{\n  "from": 1\n}'],
      ['level', 'choice', '', '1'],
      ['limit', 'text', '', '50'],
      ['isNew', 'choice', '', 'true'],
      ['body', 'json', '', '{\n  "a": 1\n}'],
      ['X-Trace', 'text', '', undefined],
    ]);
  });

  it('fills in the only server, unless the site has an example server', async () => {
    const { server } = await dataOf('createOrder');
    const own = { ...CONFIG, samples: { ...CONFIG.samples, server: '<your-url>' } };
    const { server: unknown, serverExample } = await dataOf('createOrder', own);
    expect(server).toMatch(/^https:/);
    expect([unknown, serverExample]).toEqual(['', '<your-url>']);
  });

  it('lets the reader enter the name of what a request changes', async () => {
    const { parameters } = await dataOf('removeOrder');
    expect(parameters.map(({ initial, example }) => [initial, example])).toEqual([
      ['', '7'],
      ['late', undefined],
    ]);
  });

  it('supports all media types', async () => {
    const { body } = await dataOf('upload');
    const media = body?.media.map(({ type, kind, fields }) => [
      type,
      kind,
      fields.map((field) => `${field.name}: ${field.kind} ${field.contentType ?? ''}`.trim()),
    ]);
    expect(media).toEqual([
      [
        'multipart/form-data',
        'multipart',
        ['file: file', 'pages: files', 'meta: json application/json'],
      ],
      ['application/x-www-form-urlencoded', 'form', ['url: text']],
      ['application/octet-stream', 'file', []],
      ['text/plain', 'text', []],
    ]);
    expect(body?.media.at(-1)?.examples).toEqual([{ label: 'default', text: 'hello' }]);
  });

  it('supports all security schemes', async () => {
    const { security } = await dataOf('upload');
    expect(
      security.map((way) => way.map((each) => [each.in, each.parameter, each.prefix])),
    ).toEqual([
      [['header', 'X-Key', undefined]],
      [
        ['query', 'key', undefined],
        ['cookie', 'session', undefined],
      ],
      [['header', 'Authorization', 'Basic ']],
      [['header', 'Authorization', 'Bearer ']],
      [['header', 'Authorization', 'Bearer ']],
      [['header', 'Authorization', 'Bearer ']],
      [[undefined, undefined, undefined]],
      [['header', 'Authorization', 'Hoba ']],
      [],
    ]);
  });
});
