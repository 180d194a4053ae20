import { describe, expect, it } from 'vitest';
import { normalServerAddress, reachesServer, serverAddressError } from './server-address.ts';

describe("a server's URL", () => {
  it.each([
    ['', /^Enter/],
    ['library.example.com', /^Enter/],
    ['javascript:alert(1)', /^Enter/],
    ['ftp://a.example', /^Enter/],
    ['https://', /^Enter/],
    ['https://a.example\\@evil.example', /^Enter/],
    ['https://user:pw@a.example', /^Remove/],
    ['https://a.example?x=1', /^Remove/],
    ['https://a.example/#x', /^Remove/],
    ['http://a.example', /^Use https/],
    ['http://localhost.example', /^Use https/],
    ['http://[::1]:4242', /^Use https/],
  ])('rejects %s', (address, message) => {
    expect(serverAddressError(address)).toMatch(message);
  });

  it.each(['http://localhost:4242', ' https://a.example/base/ ', 'http://127.0.0.1:4242'])(
    'accepts %s',
    (address) => expect(serverAddressError(address)).toBeUndefined(),
  );

  it('loses trailing slashes', () => {
    expect(normalServerAddress(' https://a.example/base// ')).toBe('https://a.example/base');
  });
});

describe('reachesServer', () => {
  it.each([
    ['https://shop.example.evil.example/collect', 'https://shop.example'],
    ['https://shop.example:4398/collect', 'https://shop.example'],
    ['https://shop.example@evil.example/collect', 'https://shop.example'],
    ['http://shop.example/collect', 'https://shop.example'],
    ['//evil.example/collect', 'https://shop.example'],
    ['https:\\\\evil.example/collect', 'https://shop.example'],
    ['https:/evil.example/collect', 'https://'],
    // According to the WHATWG standard, both hosts are a.example, but curl connects to evil.example.
    ['https://a.example\\@evil.example/collect', 'https://a.example\\@evil.example'],
    ['https://shop.example/orders/..', 'https://shop.example'],
    ['https://shop.example/orders/%2e./x', 'https://shop.example'],
  ])('is false for %s at %s', (url, server) => {
    expect(reachesServer(url, server)).toBe(false);
  });

  it.each([
    ['https://shop.example/base/orders?x=https://evil.example', ' https://shop.example/base/ '],
    ['https://SHOP.example:443/orders', 'https://shop.example'],
    ['https://{tenant}.shop.example/orders', 'https://{tenant}.shop.example'],
    ['https://shop.example/a\\b', 'https://shop.example'],
    ['https://shop.example/a/...?b=/../', 'https://shop.example'],
    ['/orders', ''],
  ])('is true for %s at %j', (url, server) => {
    expect(reachesServer(url, server)).toBe(true);
  });
});
