import { expect, it } from 'vitest';
import { shortenText } from './shorten-text.ts';

it.each([
  [
    "Access to fetch at 'http://localhost:4242/api/frontend' from origin 'http://localhost:5173' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present",
    'Access to fetch at from origin has been blocked by CORS policy:',
  ],
  [
    'Library Repository error: Library: http://localhost:4242/api responded 403 (Forbidden)',
    'Library Repository error: Library: responded 403 (Forbidden)',
  ],
  [
    "why can't my colleagues see a lamp that isn't archived when they don't belong to the project",
    "why can't my colleagues see a lamp that isn't archived when they",
  ],
  ['x'.repeat(100), 'x'.repeat(64)],
  ['', ''],
])('shortens %s', (text, shortened) => {
  expect(shortenText(text, 64)).toBe(shortened);
});
