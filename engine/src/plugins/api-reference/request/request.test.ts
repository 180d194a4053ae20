import { describe, expect, it } from 'vitest';
import { buildRequest, type RequestParts } from './request.ts';

const build = (parts: Partial<RequestParts>) =>
  buildRequest({
    method: 'get',
    server: 'https://a.example',
    path: '/',
    parameters: [],
    secrets: [],
    ...parts,
  });
const parameter = (place: 'path' | 'query' | 'header' | 'cookie', name: string, value: string) => ({
  in: place,
  name,
  value,
  style: place === 'query' || place === 'cookie' ? 'form' : 'simple',
  explode: false,
  allowReserved: false,
});

describe('the path after the server', () => {
  it.each([
    ['https://shop.example', '.evil.example/x', 'https://shop.example/.evil.example/x'],
    ['https://shop.example', ':4398/collect', 'https://shop.example/:4398/collect'],
    ['https://shop.example', '@evil.example/x', 'https://shop.example/@evil.example/x'],
    ['https://shop.example/base/', '/orders/', 'https://shop.example/base/orders/'],
    ['https://shop.example', '//evil.example', 'https://shop.example/evil.example'],
    ['', '//evil.example', '/evil.example'],
    ['/', '/\\evil.example', '/evil.example'],
    ['', '/\t/evil.example', '/evil.example'],
    ['<your-url>', '/orders', '<your-url>/orders'],
  ])('joins %j and %j with a single slash', (server, path, url) => {
    expect(build({ server, path }).url).toBe(url);
  });
});

describe('the URL', () => {
  it.each([
    ['/a?x=1#b', 'https://a.example/a?x=1&q=v'],
    ['/a?q=1&y=2', 'https://a.example/a?y=2&q=v'],
    ['/a?q', 'https://a.example/a?q=v'],
    ['/a#q=1?x', 'https://a.example/a?q=v'],
    ['/a?x={id}', 'https://a.example/a?x=5%2F6&q=v'],
  ])('has the query of %s once, and no fragment', (path, url) => {
    const parameters = [parameter('query', 'q', 'v'), parameter('path', 'id', '5/6')];
    expect(build({ path, parameters }).url).toBe(url);
  });

  it('has the query of the server at its end', () => {
    expect(build({ server: 'https://a.example/base/?v=1', path: '/a' }).url).toBe(
      'https://a.example/base/a?v=1',
    );
  });

  it('has no characters that are invalid in URLs', () => {
    const parts = { server: 'https://a.example/my api', path: '/a "b"/`c`/{d}/é%20^100%' };
    expect(build(parts).url).toBe(
      'https://a.example/my%20api/a%20%22b%22/%60c%60/{d}/%C3%A9%20%5E100%25',
    );
    const secrets = [{ in: 'query', parameter: 'my "key"', value: '<your-token>' } as const];
    expect(build({ secrets }).url).toBe('https://a.example/?my%20%22key%22=<your-token>');
  });
});

it('keeps a header on one line', () => {
  const parameters = [
    parameter('header', 'X-A', 'a\r\nX-Evil: b'),
    parameter('cookie', 'c', 'd;\ne'),
  ];
  const secrets = [{ in: 'header', parameter: 'X-Key', value: 'k\n' } as const];
  expect(build({ parameters, secrets }).headers).toEqual([
    ['X-Key', 'k '],
    ['X-A', 'a X-Evil: b'],
    ['Cookie', 'c=d%3B%0Ae'],
  ]);
});
