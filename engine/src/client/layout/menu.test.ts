// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOverlayEntry } from '../navigation/history-entries.ts';
import {
  addPopovers,
  click,
  element,
  type FakeHistory,
  press,
  recordHistory,
  setDocument,
} from '../test-document.ts';
import { startDropdowns } from './dropdowns.ts';
import { startExpandedStates } from './expanded.ts';
import { startMenu } from './menu.ts';

const BODY = `
  <header data-navbar><button type="button" id="opener" popovertarget="site-menu">Menu</button>
    <button type="button" id="toggle" popovertarget="list">Academy</button>
    <ul id="list" popover><li><a id="one" href="/1">1</a></li><li><a id="two" href="/2">2</a></li>
    <li><a id="three" href="/3">3</a></li></ul></header>
  <main id="main"><a id="behind" href="/x">X</a></main>
  <div><p id="beside">Beside</p><aside id="site-menu" popover>
    <button type="button" id="close" popovertarget="site-menu" popovertargetaction="hide">Close</button>
    <nav><a id="in-menu" href="/a">A</a><a id="same" href="/start">Here</a></nav>
  </aside></div>`;

let entries: FakeHistory;
let growToDesktop: () => void;

beforeEach(() => {
  addPopovers();
  setDocument('/start', BODY);
  entries = recordHistory();
  vi.spyOn(history, 'back').mockImplementation(() => entries.traverse(-1));
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: (_: string, listener: (event: { matches: boolean }) => void) => {
      growToDesktop = () => listener({ matches: true });
    },
  }));
  document.addEventListener('click', (event) => event.preventDefault());
  startExpandedStates();
  startMenu();
  startDropdowns();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const menu = () => element('#site-menu');
const isOpen = () => menu().matches(':popover-open');
const expanded = (id: string) => element(id).getAttribute('aria-expanded');

describe('the mobile panel', () => {
  it('is a dialog while open: focus inside, page behind inert and unscrollable', () => {
    menu().showPopover();
    expect(document.activeElement).toBe(element('#close'));
    expect(menu().getAttribute('role')).toBe('dialog');
    expect(element('main').inert).toBe(true);
    expect(element('#beside').inert).toBe(true);
    expect(menu().closest('[inert]')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect(expanded('#opener')).toBe('true');
    expect(expanded('#close')).toBeNull();
  });

  it('is a dialog as well when it was opened before this was there', () => {
    setDocument('/start', BODY);
    menu().showPopover();
    expect(element('main').inert).toBe(false);
    startMenu();
    expect(element('main').inert).toBe(true);
    expect(document.activeElement).toBe(element('#close'));
    menu().hidePopover();
    expect(element('main').inert).toBe(false);
  });

  it('gives the page back on closing and leaves one history entry', () => {
    menu().showPopover();
    menu().hidePopover();
    expect(document.querySelector('[inert]')).toBeNull();
    expect(menu().hasAttribute('role')).toBe(false);
    expect(document.documentElement.style.overflow).toBe('');
    expect(expanded('#opener')).toBe('false');
    expect(history.back).toHaveBeenCalledTimes(1);
    expect(isOverlayEntry()).toBe(false);
    expect(location.pathname).toBe('/start');
  });

  it('is closed by Back, which stays on the page', () => {
    menu().showPopover();
    entries.traverse(-1);
    expect(isOpen()).toBe(false);
    expect(location.pathname).toBe('/start');
    expect(history.back).not.toHaveBeenCalled();
  });

  it('closes on growing to desktop width', () => {
    menu().showPopover();
    growToDesktop();
    expect(isOpen()).toBe(false);
    // Its button is also gone.
    expect(document.activeElement).toBe(element('main'));
  });

  it('closes for a link and keeps its entry for the page to come', () => {
    menu().showPopover();
    click('#in-menu');
    expect(isOpen()).toBe(false);
    expect(history.back).not.toHaveBeenCalled();
    expect(isOverlayEntry()).toBe(true);
  });

  it('takes its entry back for a link to the page at hand', () => {
    menu().showPopover();
    click('#same');
    expect(isOpen()).toBe(false);
    expect(isOverlayEntry()).toBe(false);
  });

  it('stays open for a link that is opened in a new tab', () => {
    menu().showPopover();
    click('#in-menu', { ctrlKey: true });
    expect(isOpen()).toBe(true);
  });

  it('closes when another page comes', () => {
    menu().showPopover();
    document.dispatchEvent(new CustomEvent('docs:swapped'));
    expect(isOpen()).toBe(false);
  });
});

describe('dropdowns', () => {
  it('open from the button with the arrow keys, at the first or last entry', () => {
    expect(press(element('#toggle'), 'ArrowDown')).toBe(false);
    expect(document.activeElement?.id).toBe('one');
    expect(expanded('#toggle')).toBe('true');
    press(element('#toggle'), 'ArrowUp');
    expect(document.activeElement?.id).toBe('three');
  });

  it.each([
    ['ArrowDown', 'one', 'two'],
    ['ArrowDown', 'three', 'one'],
    ['ArrowUp', 'one', 'three'],
    ['Home', 'three', 'one'],
    ['End', 'one', 'three'],
  ])('%s goes from %s to %s', (key, from, to) => {
    element('#list').showPopover();
    element(`#${from}`).focus();
    press(element(`#${from}`), key);
    expect(document.activeElement?.id).toBe(to);
  });

  it('close on Escape and give the focus back to the button', () => {
    press(element('#toggle'), 'ArrowDown');
    press(element('#one'), 'Escape');
    expect(element('#list').matches(':popover-open')).toBe(false);
    expect(document.activeElement?.id).toBe('toggle');
    expect(expanded('#toggle')).toBe('false');
  });

  it('close when the focus leaves, but not for their own button', () => {
    element('#list').showPopover();
    element('#three').focus();
    element('#toggle').focus();
    expect(element('#list').matches(':popover-open')).toBe(true);
    element('#behind').focus();
    expect(element('#list').matches(':popover-open')).toBe(false);
  });

  it('know where their button is', () => {
    const box = new DOMRect(40, 10, 100, 30);
    vi.spyOn(element('#toggle'), 'getBoundingClientRect').mockReturnValue(box);
    element('#list').showPopover();
    const { style } = element('#list');
    expect(style.getPropertyValue('--dropdown-top')).toBe('40px');
    expect(style.getPropertyValue('--dropdown-start')).toBe('40px');
  });

  it('leave Home and End on the button, and keys elsewhere, to the browser', () => {
    expect(press(element('#toggle'), 'Home')).toBe(true);
    expect(press(element('#behind'), 'ArrowDown')).toBe(true);
  });
});
