import { expect, it } from 'vitest';
import { packageFolders, packageName } from './packages.ts';

it('finds packages beside a module and above it', () => {
  expect(packageFolders('/site/docs')).toEqual([
    '/site/docs/node_modules',
    '/site/node_modules',
    '/node_modules',
  ]);
});

it.each([
  ['react', 'react'],
  ['react-dom/server', 'react-dom'],
  ['@acme/icons/src/Bell.tsx', '@acme/icons'],
  ['./react', undefined],
  ['..', undefined],
  ['/react', undefined],
  ['@acme', undefined],
])('%s belongs to %s', (specifier, name) => {
  expect(packageName(specifier)).toBe(name);
});
