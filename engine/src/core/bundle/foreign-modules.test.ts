import { expect, it } from 'vitest';
import { FOREIGN_MODULES } from '../compile/foreign-modules.tsx';
import { MODULES } from './foreign-modules.ts';

it('lists the modules that pages can import, with their exports', () => {
  const exported = Object.entries(FOREIGN_MODULES).map(([name, { default: _, ...others }]) => [
    name,
    Object.keys(others),
  ]);
  expect([...MODULES].sort()).toEqual(exported.sort());
});
