import { describe, expect, it } from 'vitest';
import {
  isLocal,
  normalServerAddress,
  serverAddressDoubt,
  serverAddressError,
} from './server-address.ts';

describe('the address of a server', () => {
  it.each([
    ['', /^Enter/],
    ['unleash.example.com', /^Begin/],
    ['javascript:alert(1)', /^Begin/],
    ['ftp://a.example', /^Begin/],
    ['https://', /isn’t a URL/],
    ['https://user:pw@a.example', /before the @/],
    ['https://a.example?x=1', /Remove everything after/],
    ['https://a.example/#x', /Remove everything after/],
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
    expect(serverAddressDoubt('https://a.example/api', '/api/admin')).toMatch(
      /already begins with \/api/,
    );
    expect(serverAddressDoubt('https://a.example', '/api/admin')).toBeUndefined();
    expect(serverAddressDoubt('nothing', '/api/admin')).toBeUndefined();
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
