import { expect, it } from 'vitest';
import { consoleServers } from './api-console.ts';

it("lets readers call servers only if there's an API to try", () => {
  expect(consoleServers({})).toEqual({});
  expect(consoleServers({ apis: [] })).toEqual({});
  const apis = [{ id: 'shop', file: 'shop.yaml', route: '/api' }];
  const servers = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];
  expect(consoleServers({ apis })).toEqual({ 'request-worker': servers });
});
