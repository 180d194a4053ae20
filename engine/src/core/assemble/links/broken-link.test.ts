import { expect, it } from 'vitest';
import { checkAnchor } from './broken-link.ts';

const GENERATED = [
  '_bR_1_tab0',
  '_bR_1_panel0',
  '_R_0_',
  'user-content-fn-1',
  'user-content-2-fnref-a',
];

it.each([
  ['nope', 'The page has these anchors: #steps, #user-guide.'],
  ['panel', 'The page has these anchors: #steps, #user-guide.'],
  ['user', 'Did you mean #user-guide?'],
  ['step', 'Did you mean #steps?'],
])('suggests only ids that authors wrote instead of #%s', (id, remedy) => {
  expect(checkAnchor(id, '/page', [...GENERATED, 'steps', 'user-guide'])?.remedy).toBe(remedy);
});

it('accepts generated ids, and says if a page has no others', () => {
  expect(checkAnchor('user-content-fn-1', '/page', GENERATED)).toBeUndefined();
  expect(checkAnchor('tab', '/page', GENERATED)?.remedy).toContain('The page has no anchors');
});
