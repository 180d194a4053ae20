// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { startFillingRanges } from './fill-ranges.ts';

it('switches on the parts up to the value, and says the value', () => {
  document.body.innerHTML = `
    <div id="users"><i data-from="10"></i><i data-from="50"></i><i data-from="90"></i></div>
    <output for="share" data-shown="{value} of 100"></output><input id="share" type="range" max="100" value="50" data-fills="users">`;
  const on = () => document.querySelectorAll('[data-on]').length;
  startFillingRanges();
  expect(on()).toBe(2);
  const range = document.querySelector('input') as HTMLInputElement;
  range.value = '9';
  range.dispatchEvent(new Event('input', { bubbles: true }));
  expect(on()).toBe(0);
  expect(document.querySelector('output')?.textContent).toBe('9 of 100');
  expect(range.getAttribute('aria-valuetext')).toBe('9 of 100');
});
