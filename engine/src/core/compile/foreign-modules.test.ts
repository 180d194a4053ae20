import { expect, it } from 'vitest';
import { MODULES } from '../bundle/foreign-modules.ts';
import { FOREIGN_MODULES } from './foreign-modules.tsx';

it('lists the modules that pages can import, with their exports', () => {
  const exported = Object.entries(FOREIGN_MODULES).map(([name, { default: _, ...others }]) => [
    name,
    Object.keys(others),
  ]);
  expect([...MODULES].sort()).toEqual(exported.sort());
});
