import { expect, it } from 'vitest';
import { testSource } from '../test-values.ts';
import { autogenerate } from './autogenerate.ts';

it('orders numbers by value, and ignores case and extensions', () => {
  const names = [
    '10.md',
    '2.mdx',
    'Zoo.md',
    'ant.md',
    'step-10.md',
    'step-9.md',
    'ant-2.md',
    'B.md',
  ];
  const pages = names.map((name) => testSource(name));
  const items = autogenerate({ path: '', pages, folders: new Map() }, new Map());
  const ids = items.map((item) => (typeof item === 'object' && 'id' in item ? item.id : ''));
  expect(ids).toEqual(['2', '10', 'ant', 'ant-2', 'B', 'step-9', 'step-10', 'Zoo']);
});
