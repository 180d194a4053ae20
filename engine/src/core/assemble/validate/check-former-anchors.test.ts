import { expect, it } from 'vitest';
import { testDefinition, testSource } from '../test-values.ts';
import { checkFormerAnchors } from './check-former-anchors.ts';

it('reports routes that no page has, with the nearest one', () => {
  const anchors = { create: ['old'] };
  const { route } = testSource('vouchers.md');
  const formerAnchors = { [route]: anchors, '/vouchrs': anchors, '/other/elsewhere': anchors };
  const problems = checkFormerAnchors(testDefinition({ formerAnchors }), [
    testSource('vouchers.md'),
  ]);
  expect(problems).toMatchObject([
    {
      place: { file: 'site/former-anchors.ts', near: '/vouchrs' },
      message: 'No Markdown file has the route /vouchrs',
      remedy: `Did you mean ${route}?`,
    },
    { message: 'No Markdown file has the route /other/elsewhere', remedy: 'Remove it.' },
  ]);
});
