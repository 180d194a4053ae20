// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import * as events from '../../shared/events.ts';
import { element, setDocument } from '../test-document.ts';
import { startKeepingDetails } from './kept-details.ts';

const BODY = `<details id="overlay"></details><div data-content>
  <details id="a" open></details><details id="b"></details><details id="c"></details></div>`;

/** Replaces the current page, like the router does. `null` means a spinner. */
function goTo(route: string | null): void {
  document.dispatchEvent(new CustomEvent(events.LEAVING, { detail: element('main') }));
  element('main').outerHTML =
    route === null ? '<main></main>' : `<main data-route="${route}">${BODY}</main>`;
  if (route === null) return;
  const detail = { route, title: '', sidebar: undefined };
  document.dispatchEvent(new CustomEvent(events.SWAPPED, { detail }));
}

const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

beforeEach(() => {
  setDocument('/', `<main data-route="/first">${BODY}</main>`);
  startKeepingDetails();
  element('#overlay').setAttribute('open', '');
  element('#a').removeAttribute('open');
  element('#c').setAttribute('open', '');
});

it('finds the details of a page as they were left, but nothing that had opened over its text', () => {
  goTo('/second');
  expect(open()).toEqual(['a']);
  goTo('/first');
  expect(open()).toEqual(['c']);
});

it('keeps them while a page takes so long that nothing is shown in its place', () => {
  goTo('/second');
  goTo(null);
  goTo('/first');
  goTo(null);
  goTo('/second');
  goTo('/first');
  expect(open()).toEqual(['c']);
});
