import { describe, expect, it } from 'vitest';
import {
  hasOriginOf,
  isLocal,
  joinAddress,
  normalServerAddress,
  serverAddressDoubt,
  serverAddressError,
} from './server-address.ts';

describe('the address of a server', () => {
  it.each([
    ['', /^Enter/],
    ['library.example.com', /^Begin/],
    ['javascript:alert(1)', /^Begin/],
    ['ftp://a.example', /^Begin/],
    ['https://', /isn’t a valid URL/],
    ['https://user:pw@a.example', /before the @/],
    ['https://a.example?x=1', /Remove everything after/],
    ['https://a.example/#x', /Remove everything after/],
    ['https://a.example\\@evil.example', /instead of a backslash/],
  ])('%s is refused', (address, message) => {
    expect(serverAddressError(address)).toMatch(message);
  });

  it.each(['http://localhost:4242', ' https://a.example/base/ ', 'http://[::1]:4242'])(
    '%s is good',
    (address) => expect(serverAddressError(address)).toBeUndefined(),
  );

  it('loses slashes at the end', () => {
    expect(normalServerAddress(' https://a.example/base// ')).toBe('https://a.example/base');
  });

  it('should not repeat how the path begins', () => {
    expect(serverAddressDoubt('https://a.example/api', '/api/store')).toMatch(
      /already begins with \/api/,
    );
    expect(serverAddressDoubt('https://a.example', '/api/store')).toBeUndefined();
    expect(serverAddressDoubt('nothing', '/api/store')).toBeUndefined();
  });

  it('is local on this computer only', () => {
    expect(['http://localhost:1', 'http://127.0.0.1', 'http://[::1]:4242'].map(isLocal)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['http://localhost.example', 'http://10.0.0.1'].map(isLocal)).toEqual([false, false]);
  });
});

describe('a path after a server', () => {
  it.each([
    ['https://shop.example', '.evil.example/collect', 'https://shop.example/.evil.example/collect'],
    ['https://shop.example', ':4398/collect', 'https://shop.example/:4398/collect'],
    ['https://shop.example', '@evil.example/collect', 'https://shop.example/@evil.example/collect'],
    ['https://shop.example/base/', '/orders/', 'https://shop.example/base/orders/'],
    ['https://shop.example', '//evil.example', 'https://shop.example/evil.example'],
    ['', '//evil.example', '/evil.example'],
    ['/', '/\\evil.example', '/evil.example'],
    ['', '/\t/evil.example', '/evil.example'],
    ['<your-url>', '/orders', '<your-url>/orders'],
  ])('%j and %j have one slash between them', (server, path, joined) => {
    expect(joinAddress(server, path)).toBe(joined);
  });

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
  ])('%s has another origin than %s', (url, server) => {
    expect(hasOriginOf(url, server)).toBe(false);
  });

  it.each([
    ['https://shop.example/base/orders?x=https://evil.example', ' https://shop.example/base/ '],
    ['https://SHOP.example:443/orders', 'https://shop.example'],
    ['https://{tenant}.shop.example/orders', 'https://{tenant}.shop.example'],
    ['https://shop.example/a\\b', 'https://shop.example'],
    ['/orders', ''],
  ])('%s has the origin of %j', (url, server) => {
    expect(hasOriginOf(url, server)).toBe(true);
  });
});
