import { expect, it } from 'vitest';
import { MODULES } from '../bundle/docusaurus-imports.ts';
import { DOCUSAURUS_MODULES } from './docusaurus-modules.tsx';

it('lists the modules that pages can import, with their exports', () => {
  const exported = Object.entries(DOCUSAURUS_MODULES).map(([name, { default: _, ...others }]) => [
    name,
    Object.keys(others),
  ]);
  expect([...MODULES].sort()).toEqual(exported.sort());
});
