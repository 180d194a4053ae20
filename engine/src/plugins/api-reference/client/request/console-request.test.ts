import { describe, expect, it } from 'vitest';
import type { ConsoleMedia, ConsoleScheme } from '../../shared/console-data.ts';
import {
  type ConsoleValues,
  consoleRequest,
  sentSecret,
  unsendableParts,
} from './console-request.ts';
import { consoleData, consoleValues, field, parameter } from './test-console.ts';

const SECRET = 'user:s3cret';
const scheme = (changes: Partial<ConsoleScheme>): ConsoleScheme => ({
  name: 'key',
  label: 'a key',
  scopes: [],
  ...changes,
});
const AUTHORIZATION = { in: 'header', parameter: 'Authorization' } as const;
const build = (data: Parameters<typeof consoleData>[0], values: Partial<ConsoleValues> = {}) =>
  consoleRequest(consoleData(data), consoleValues(values), (each) => sentSecret(each, SECRET));

describe('consoleRequest', () => {
  it('puts parameters where they belong and omits empty ones', () => {
    const parameters = [
      parameter('path', 'id'),
      parameter('query', 'q'),
      parameter('query', 'tag', { kind: 'list', explode: false }),
      parameter('query', 'filter', { kind: 'json', style: 'deepObject' }),
      parameter('query', 'none'),
      parameter('header', 'X-Trace'),
    ];
    const texts = {
      'path.id': 'a b',
      'query.q': 'x&y',
      'query.tag': 'a\nb',
      'query.filter': '{"from": 1}',
      'header.X-Trace': '1',
    };
    expect(build({ parameters }, { texts })).toMatchObject({
      url: 'https://shop.example/orders/a%20b?q=x%26y&tag=a,b&filter%5Bfrom%5D=1',
      headers: [['X-Trace', '1']],
    });
  });

  it('leaves missing path parameters as they are', () => {
    expect(build({}, { texts: {} }).url).toBe('https://shop.example/orders/{id}');
  });

  it.each(['.evil.example/{id}', ':4398/{id}', '@evil.example/{id}', '//evil.example/{id}'])(
    'stays on the server for the path %s',
    (path) => {
      const parameters = [parameter('path', 'id', { allowReserved: true })];
      for (const id of ['@evil.example', '//evil.example', '\\\\evil.example']) {
        const { url } = build({ path, parameters }, { texts: { 'path.id': id } });
        expect(new URL(url).origin).toBe('https://shop.example');
      }
    },
  );

  it.each<[Partial<ConsoleScheme>, string]>([
    [{ in: 'header', parameter: 'X-Key' }, `X-Key: ${SECRET}`],
    [{ ...AUTHORIZATION, prefix: 'Bearer ' }, `Authorization: Bearer ${SECRET}`],
    [{ ...AUTHORIZATION, prefix: 'Basic ', isPair: true }, `Authorization: Basic ${btoa(SECRET)}`],
    [{ in: 'cookie', parameter: 'X-Key' }, `Cookie: X-Key=${SECRET}`],
  ])('sends the secret of %o', (changes, expected) => {
    const [header] = build({ security: [[scheme(changes)]] }).headers;
    expect(header?.join(': ')).toBe(expected);
  });

  it('uses the selected authentication method, and none without a secret', () => {
    const security = [[scheme({ in: 'query', parameter: 'a key' })], [scheme({})]];
    expect(build({ security }).url).toMatch(/\?a%20key=user%3As3cret$/);
    expect(build({ security }, { security: 1 }).headers).toEqual([]);
    expect(consoleRequest(consoleData({ security }), consoleValues(), () => '').headers).toEqual(
      [],
    );
  });

  it("lists what a browser can't send", () => {
    const parameters = [parameter('header', 'Referer'), parameter('cookie', 'session')];
    const texts = { 'header.Referer': 'a', 'cookie.session': 'b', body: '{}' };
    const media: ConsoleMedia = { type: 'text/plain', kind: 'text', fields: [], examples: [] };
    const request = build({ parameters }, { texts, media });
    expect(unsendableParts(request)).toEqual(['Referer', 'Cookie', 'GET with a body']);
    expect(unsendableParts(build({}))).toEqual([]);
  });
});

describe('bodies', () => {
  const post = (body: Partial<ConsoleMedia>, values: Partial<ConsoleValues>) => {
    const media = { type: 'application/json', kind: 'text', fields: [], examples: [], ...body };
    return build({ method: 'POST' }, { media: media as ConsoleMedia, ...values });
  };

  it('are sent as typed', () => {
    const body = '{"n": 12345678901234567890}';
    expect(post({}, { texts: { body } })).toMatchObject({
      headers: [['Content-Type', 'application/json']],
      body: { kind: 'text', text: body },
    });
    expect(post({}, { texts: { body: ' ' } }).body).toBeUndefined();
  });

  it('contain the encoded fields of forms', () => {
    const fields = [field('a'), field('tags', { kind: 'list' }), field('o', { kind: 'json' })];
    const texts = { 'body.a': 'x y', 'body.tags': '1\n2', 'body.o': '{"k":"v"}' };
    const form = { type: 'application/x-www-form-urlencoded', kind: 'form', fields } as const;
    expect(post(form, { texts }).body).toEqual({
      kind: 'form',
      fields: [
        ['a', 'x y'],
        ['tags', '1'],
        ['tags', '2'],
        ['k', 'v'],
      ],
    });
  });

  it('contain files and typed parts, and leave the header to the browser', () => {
    const file = new File(['abc'], 'a.csv');
    const fields = [field('f', { kind: 'file' }), field('meta', { kind: 'json' }), field('n')];
    const request = post(
      { type: 'multipart/form-data', kind: 'multipart', fields },
      { files: { 'body.f': [file] }, texts: { 'body.meta': '{}' } },
    );
    expect(request.headers).toEqual([]);
    expect(request.body).toMatchObject({
      fields: [
        { name: 'f', value: 'a.csv', isFile: true },
        { name: 'meta', value: '{}', contentType: 'application/json' },
      ],
      files: [file, undefined],
    });
  });

  it("have the file's type if any type is allowed", () => {
    const file = new File(['abc'], 'a.png', { type: 'image/png' });
    const request = post({ type: 'image/*', kind: 'file' }, { files: { body: [file] } });
    expect(request.headers).toEqual([['Content-Type', 'image/png']]);
  });
});

it("doesn't repeat a prefix that was pasted with the secret", () => {
  expect(sentSecret(scheme({ prefix: 'Bearer ' }), ' Bearer abc ')).toBe('abc');
  const basic = scheme({ prefix: 'Basic ', isPair: true });
  expect(sentSecret(basic, 'basic dTpw')).toBe('dTpw');
  expect(sentSecret(basic, 'u:pä')).toBe('dTpww6Q=');
});
