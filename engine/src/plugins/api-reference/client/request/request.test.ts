import { describe, expect, it } from 'vitest';
import type { ConsoleMedia, ConsolePart, ConsoleScheme } from '../../shared/console-data.ts';
import * as texts from '../../texts/console-checks.ts';
import { browserNote, buildRequest, type ConsoleValues } from './request.ts';
import { MASK, secretError, sentSecret } from './secrets.ts';
import { consoleData, consoleValues, parameter } from './testing.ts';
import { curlText, httpText } from './write-request.ts';

const SECRET = 'user:s3cret';
const scheme = (kind: ConsoleScheme['kind'], name = 'X-Key'): ConsoleScheme => ({
  name: kind,
  kind,
  parameter: name,
  label: `the ${kind}`,
  scopes: [],
});
const build = (data: Parameters<typeof consoleData>[0], values: Partial<ConsoleValues> = {}) =>
  buildRequest(consoleData(data), consoleValues(values), (each) => sentSecret(each, SECRET));
const media = (changes: Partial<ConsoleMedia>): ConsoleMedia => ({
  type: 'application/json',
  kind: 'json',
  examples: [],
  ...changes,
});
const part = (name: string, changes: Partial<ConsolePart> = {}): ConsolePart => ({
  ...parameter('query', name),
  ...changes,
});

describe('buildRequest', () => {
  it('puts parameters where they belong and leaves out empty ones', () => {
    const parameters = [
      parameter('path', 'id'),
      parameter('query', 'q'),
      parameter('query', 'tag', { kind: 'list', explode: false }),
      parameter('query', 'none'),
      parameter('header', 'X-Trace'),
    ];
    const texts = {
      'path.id': 'a b',
      'query.q': 'x&y',
      'query.tag': 'a\nb',
      'header.X-Trace': '1',
    };
    expect(build({ parameters }, { parameters: texts })).toMatchObject({
      url: 'https://shop.example/orders/a%20b?q=x%26y&tag=a,b',
      headers: [['X-Trace', '1']],
      notes: [],
    });
  });

  it('sends parameters without a value where the description allows that', () => {
    const parameters = [
      parameter('query', 'archived', { allowEmptyValue: true, isRequired: true }),
      parameter('query', 'open', { allowEmptyValue: true }),
      parameter('query', 'plain'),
    ];
    const valueless = ['query.archived', 'query.plain'];
    expect(build({ parameters }, { parameters: {}, valueless }).url).toMatch(/\?archived=$/);
    const filled = { 'query.archived': 'yes' };
    expect(build({ parameters }, { parameters: filled, valueless }).url).toMatch(/\?archived=yes$/);
  });

  it.each([
    ['header', 'User-Agent', texts.replacedHeader('User-Agent')],
    ['header', 'Referer', texts.forbiddenHeaders('Referer')],
    ['header', 'Sec-Token', texts.forbiddenHeaders('Sec-Token')],
    ['cookie', 'session', texts.forbiddenHeaders('Cookie')],
    ['header', 'X-Trace', undefined],
    ['query', 'Referer', undefined],
  ] as const)('says beforehand what browsers do to the %s %s', (location, name, note) => {
    expect(browserNote(location, name)).toBe(note);
    const values = { [`${location}.${name}`]: '1' };
    const { notes } = build({ parameters: [parameter(location, name)] }, { parameters: values });
    expect(notes).toEqual(note === undefined ? [] : [note]);
  });

  it('leaves parameters of the path that are missing as they are', () => {
    expect(build({}, { parameters: {} }).url).toBe('https://shop.example/orders/{id}');
  });

  it.each(['.evil.example/{id}', ':4398/{id}', '@evil.example/{id}', '//evil.example/{id}'])(
    'stays on the server for the path %s',
    (path) => {
      const parameters = [parameter('path', 'id', { allowReserved: true })];
      for (const id of ['@evil.example', '//evil.example', '\\\\evil.example']) {
        const { url } = build({ path, parameters }, { parameters: { 'path.id': id } });
        expect(new URL(url).origin).toBe('https://shop.example');
      }
    },
  );

  it.each<[ConsoleScheme['kind'], string]>([
    ['header', `X-Key: ${SECRET}`],
    ['bearer', `Authorization: Bearer ${SECRET}`],
    ['basic', `Authorization: Basic ${btoa(SECRET)}`],
    ['other', `X-Key ${SECRET}`],
    ['cookie', `Cookie: X-Key=${SECRET}`],
  ])('sends the secret of a scheme of the kind %s', (kind, expected) => {
    const [header] = build({ security: [[scheme(kind)]] }).headers;
    expect(header?.join(': ')).toContain(expected);
  });

  it('sends a secret in the query, and several schemes together', () => {
    const request = build({ security: [[scheme('query', 'key'), scheme('bearer')]] });
    expect(request.url).toMatch(/\?key=user%3As3cret$/);
    expect(request.headers).toHaveLength(1);
  });

  it('uses the way that was chosen, and none without a secret', () => {
    const security = [[scheme('header')], []];
    expect(build({ security }, { security: 1 }).headers).toEqual([]);
    const request = buildRequest(consoleData({ security }), consoleValues(), () => '');
    expect(request.headers).toEqual([]);
  });

  it('says what a browser cannot do', () => {
    const { notes } = build(
      { security: [[scheme('cookie'), scheme('unsupported')]] },
      { media: media({}), text: '{}' },
    );
    expect(notes.join('\n')).toMatchInlineSnapshot(`
      "Browsers don’t allow pages to set Cookie. Use the cURL command instead.
      Browsers don’t send a body with GET. Use the cURL command instead.
      The console can’t use the unsupported. Use the cURL command instead."
    `);
  });
});

describe('bodies', () => {
  const post = (body: ConsoleMedia, values: Partial<ConsoleValues>) =>
    build({ method: 'POST' }, { media: body, ...values });

  it('sends JSON as it is typed', () => {
    const text = '{"n": 12345678901234567890}';
    expect(post(media({}), { text })).toMatchObject({
      headers: [['Content-Type', 'application/json']],
      body: { kind: 'text', text },
    });
    expect(post(media({}), { text: ' ' }).body).toBeUndefined();
  });

  it('sends the fields where the body has some', () => {
    const body = media({ fields: [part('name')] });
    const request = post(body, { view: 'fields', fields: { name: 'x' }, text: '{}' });
    expect(request.body).toMatchObject({ text: '{\n  "name": "x"\n}' });
  });

  it('encodes forms', () => {
    const fields = [part('a'), part('tags', { kind: 'list' }), part('o', { kind: 'json' })];
    const texts = { a: 'x y', tags: '1\n2', o: '{"k":"v"}' };
    const form = media({ type: 'application/x-www-form-urlencoded', kind: 'form', fields });
    expect(post(form, { fields: texts }).body).toMatchObject({ text: 'a=x%20y&tags=1&tags=2&k=v' });
  });

  it('sends files and typed parts, and lets the browser write the header', () => {
    const file = new File(['abc'], 'a.csv');
    const fields = [part('f', { kind: 'file' }), part('meta', { kind: 'json' }), part('n')];
    const body = media({ type: 'multipart/form-data', kind: 'multipart', fields });
    const request = post(body, { files: { f: [file] }, fields: { meta: '{}' } });
    expect(request.headers).toEqual([]);
    expect(request.body).toEqual({
      kind: 'multipart',
      parts: [
        { name: 'f', value: file },
        { name: 'meta', value: '{}', contentType: 'application/json' },
      ],
    });
  });

  it('sends a file with the type it has where any is allowed', () => {
    const file = new File(['abc'], 'a.png', { type: 'image/png' });
    const request = post(media({ type: 'image/*', kind: 'file' }), { files: { '': [file] } });
    expect(request.headers).toEqual([['Content-Type', 'image/png']]);
  });
});

describe('the request as text', () => {
  const security = [[scheme('header', 'Authorization'), scheme('query', 'key')]];
  const values = consoleValues({ media: media({}), text: `{"a": "it's"}` });
  const written = (secret: string) =>
    buildRequest(consoleData({ method: 'POST', security }), values, () => secret);

  it('shows a mask', () => {
    expect(httpText(written(MASK))).toBe(
      `POST https://shop.example/orders/7?key=${MASK}\nAuthorization: ${MASK}\nContent-Type: application/json\n\n{"a": "it's"}`,
    );
  });

  it('is a command with a placeholder', () => {
    expect(curlText(written('<your-token>'), 'https://shop.example')).toBe(
      [
        `curl --request POST 'https://shop.example/orders/7?key=<your-token>' \\`,
        `  --header 'Authorization: <your-token>' \\`,
        `  --header 'Content-Type: application/json' \\`,
        `  --data-raw '{"a": "it'\\''s"}'`,
      ].join('\n'),
    );
  });

  it('is no command for another server', () => {
    const request = { ...written(''), url: 'https://shop.example.evil.example/collect' };
    expect(curlText(request, 'https://shop.example')).toBe(`# ${texts.otherServer}`);
  });

  it('names files', () => {
    const body = {
      kind: 'multipart' as const,
      parts: [
        { name: 'f', value: new File(['abc'], 'a.csv') },
        { name: 'm', value: '{"a":1}', contentType: 'application/json' },
        { name: 't', value: '@x' },
      ],
    };
    const request = { method: 'POST', url: 'https://a.example', headers: [], notes: [], body };
    expect(curlText(request, 'https://a.example')).toContain(
      `--form 'f=@a.csv' \\\n  --form 'm="{\\"a\\":1}";type=application/json' \\\n  --form-string 't=@x'`,
    );
    expect(httpText(request)).toContain('f: [a.csv, 3 bytes]');
  });
});

describe('secrets', () => {
  it('does not double what was pasted along', () => {
    expect(sentSecret(scheme('bearer'), ' Bearer abc ')).toBe('abc');
    expect(sentSecret(scheme('basic'), 'Basic dTpw')).toBe('dTpw');
    expect(sentSecret(scheme('basic'), 'u:pä')).toBe('dTpww6Q=');
  });

  it('refuses what no header can carry', () => {
    expect(secretError(scheme('header'), 'a\nb')).toMatch(/aren’t allowed in a header/);
    expect(secretError(scheme('header'), 'user:abc')).toBeUndefined();
    expect(secretError(scheme('basic'), 'name')).toMatch(/colon/);
  });
});
