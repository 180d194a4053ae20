import { expect, it } from 'vitest';
import { breakableParts, breakPaths } from './breakable.ts';

it('breaks long names and URLs at their joints', () => {
  expect(breakableParts('FEATURES_REFRESH_INTERVAL_SECONDS')).toEqual([
    'FEATURES_',
    'REFRESH_',
    'INTERVAL_',
    'SECONDS',
  ]);
  expect(breakableParts('GET /api/store/products/{productId}')).toEqual([
    'GET /api/store/',
    'products/',
    '{productId}',
  ]);
  expect(breakableParts('synchronousFetchOnInitialisation')).toEqual([
    'synchronous',
    'FetchOn',
    'Initialisation',
  ]);
  expect(breakableParts('Map<String,Consumer<Event>>')).toEqual([
    'Map<String,',
    'Consumer<',
    'Event>>',
  ]);
});

it('leaves short names and words whole', () => {
  for (const text of ['', ' ', 'DATABASE_SSL or db.ssl', 'internationalization']) {
    expect(breakableParts(text)).toEqual([text]);
  }
});

it('keeps every character', () => {
  const text = ' a  long_name.with/many_parts<and|some(more)> and\nanother:long=name_here ';
  expect(breakableParts(text).join('')).toBe(text);
});

it('lets URLs in code break after slashes', () => {
  expect(breakPaths("'&lt;url&gt;/api/berths/{id}'")).toBe(
    "'&lt;url&gt;/<wbr>api/<wbr>berths/<wbr>{id}'",
  );
  expect(breakPaths('"https://b.example/a"')).toBe('"https://<wbr>b.example/<wbr>a"');
  for (const text of ["'application/json'", "'a / b / c'", '"//"'])
    expect(breakPaths(text)).toBe(text);
});
