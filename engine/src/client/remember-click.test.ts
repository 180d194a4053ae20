// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { repeatClicks } from './remember-click.ts';
import { element, setDocument } from './test-document.ts';

beforeEach(() => {
  setDocument(
    '/',
    '<button type="button">Do</button><a href="#a">Go</a><button popovertarget="x">Menu</button>',
  );
});

/** Returns events for clicks that no listener handled. */
function clickEarly(...selectors: string[]): Event[] {
  return selectors.map((selector) => {
    const event = new Event('click', { bubbles: true });
    element(selector).dispatchEvent(event);
    return event;
  });
}

it('repeats clicks on what only a script can serve', () => {
  const events = clickEarly('[type=button]', 'a', '[popovertarget]');
  const clicked = vi.fn();
  document.addEventListener('click', ({ target }) => clicked(target));
  repeatClicks([...events, new Event('keydown')]);
  expect(clicked.mock.calls).toEqual([[element('[type=button]')]]);
});

it('forgets buttons that are gone', () => {
  const events = clickEarly('[type=button]');
  const button = element('[type=button]');
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  button.remove();
  repeatClicks(events);
  expect(clicked).not.toHaveBeenCalled();
});
