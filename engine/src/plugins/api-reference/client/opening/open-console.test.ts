// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { element } from '../../../../client/test-document.ts';
import { openConsole } from './open-console.ts';

const asked = vi.fn();
document.addEventListener('docs:island', (event) => asked(event));

beforeEach(() => {
  asked.mockReset();
  document.body.innerHTML = '<button data-api-console>Try it</button>';
});

const press = () => openConsole(element('button'));
const done = (isAlive: boolean) => asked.mock.lastCall?.[0].detail(isAlive);

it("adds an island to the page and is busy until it's hydrated", () => {
  press();
  expect(element('[data-island="ApiConsole"]').previousElementSibling).toBe(element('button'));
  expect(element('button').getAttribute('aria-busy')).toBe('true');
  done(true);
  expect(element('button').hasAttribute('aria-busy')).toBe(false);
});

it('tries again after a failure, without adding a second island', () => {
  press();
  done(false);
  press();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(document.querySelectorAll('[data-island]')).toHaveLength(1);
});

it('shows a console that already exists', () => {
  press();
  const dialog = document.createElement('dialog');
  element('[data-island]').append(dialog);
  press();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(true);
  press();
  expect(dialog.open).toBe(true);
});
