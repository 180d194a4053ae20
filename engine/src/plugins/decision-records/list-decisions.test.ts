import { expect, test } from 'vitest';
import { assembleSite, testDefinition, testSource } from '../../core/test-api.ts';
import { decisionsOf } from './plugin.ts';

const accepted = { status: 'accepted' } as const;

test('lists records by area, date and title, and nothing else', () => {
  const { site } = assembleSite(testDefinition({}), [
    testSource('tables.md', {
      title: 'T',
      decision: { ...accepted, date: '2023-12-13', area: 'Frontend' },
    }),
    testSource('naming.md', {
      title: 'N',
      decision: { ...accepted, date: '2022-10-19', area: 'Frontend' },
    }),
    testSource('exports.md', {
      title: 'E',
      decision: { ...accepted, date: '2022-10-19', area: 'Frontend' },
    }),
    testSource('schemas.md', {
      title: 'S',
      decision: { status: 'superseded', date: '2024-01-01', area: 'Backend' },
    }),
    testSource('hidden.md', {
      title: 'H',
      unlisted: true,
      decision: { ...accepted, date: '2022-10-19', area: 'Backend' },
    }),
    testSource('guide.md', { title: 'G' }),
  ]);
  expect(decisionsOf(site)).toEqual([
    {
      status: 'superseded',
      date: '2024-01-01',
      area: 'Backend',
      title: 'S',
      href: '/schemas',
    },
    { status: 'accepted', date: '2022-10-19', area: 'Frontend', title: 'E', href: '/exports' },
    { status: 'accepted', date: '2022-10-19', area: 'Frontend', title: 'N', href: '/naming' },
    { status: 'accepted', date: '2023-12-13', area: 'Frontend', title: 'T', href: '/tables' },
  ]);
});
