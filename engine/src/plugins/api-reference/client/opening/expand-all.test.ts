// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { element } from '../../../../client/test-document.ts';
import startExpanding from './expand-all.ts';

startExpanding();

beforeEach(() => {
  document.body.innerHTML = `
    <div data-api-body>
      <button data-api-expand>Expand all</button>
      <details id="outer" open><details id="inner"></details></details>
    </div>
    <div data-api-body><details id="other"></details></div>`;
});

const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

it('opens everything in its body, and then closes it', () => {
  element('button').click();
  expect(open()).toEqual(['outer', 'inner']);
  element('button').click();
  expect(open()).toEqual([]);
});
