// #region test
// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Recommendations } from './Recommendations.tsx';
import { TestFlags } from './TestFlags.tsx';

afterEach(cleanup);

test.each([
  ['the flag is off', {}, 'Bestsellers'],
  ['the flag has a variant', { 'recommendations-model': 'editor-picks' }, 'Picked by our editors'],
  ['the variant is newer than the code', { 'recommendations-model': 'new' }, 'Bestsellers'],
  ['the flag has no variants', { 'recommendations-model': true as const }, 'Bestsellers'],
])('when %s', (_name, on, heading) => {
  render(
    <TestFlags on={on}>
      <Recommendations />
    </TestFlags>,
  );
  expect(screen.getByRole('heading').textContent).toBe(`${heading}: 10 books`);
});
// #endregion
