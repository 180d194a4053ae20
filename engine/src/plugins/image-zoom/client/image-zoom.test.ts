// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClosingOnBack } from '../../../client/layout/close-on-back.ts';
import { click, element, press, setDocument } from '../../../client/test-document.ts';
import startImageZoom from './image-zoom.ts';

const BODY = `<main id="main"><article data-content><img id="plain" src="/a.png" alt="A chart">
  <a href="/b"><img id="linked" src="/b.png" alt=""></a>
  <div data-zoom="off"><img id="off" src="/c.png" alt=""></div></article><img id="outside" src="/d.png"></main>`;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(window, { scrollY: 0 });
  setDocument('/', BODY);
  startClosingOnBack();
  startImageZoom({ intents: [] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const dialogs = () => document.querySelectorAll<HTMLDialogElement>('dialog[data-image-zoom]');

function open(): void {
  vi.advanceTimersByTime(1000);
  element('#plain').focus();
  click('#plain');
}

function scrollTo(offset: number): void {
  Object.assign(window, { scrollY: offset });
  dispatchEvent(new Event('scroll'));
}

/** Waits until the dialog's code is loaded. */
const loaded = () => vi.dynamicImportSettled();

describe('image zoom', () => {
  it('begins one second after the start, for images in content outside links', () => {
    vi.advanceTimersByTime(999);
    expect(document.querySelectorAll('[data-zoomable]')).toHaveLength(0);
    vi.advanceTimersByTime(1);
    const zoomable = document.querySelectorAll('[data-zoomable]');
    expect([...zoomable].map(({ id }) => id)).toEqual(['plain']);
    expect(element('#plain').getAttribute('role')).toBe('button');
    expect(element('#plain').getAttribute('aria-label')).toBe('Zoom image: A chart');
  });

  it('begins anew one second after a navigation', () => {
    vi.advanceTimersByTime(1000);
    element('[data-content]').innerHTML = '<img id="next" src="/e.png" alt="">';
    document.dispatchEvent(new CustomEvent('docs:swapped'));
    vi.advanceTimersByTime(999);
    expect(element('#next').hasAttribute('data-zoomable')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(element('#next').hasAttribute('data-zoomable')).toBe(true);
  });

  it('opens the whole screenshot where the text has a version for phones, also from its mat', async () => {
    const inMode = (mode: string, attributes = '') =>
      `<picture><source media="all" srcset="/${mode}.narrow.webp"><img src="/${mode}.webp" alt="Form"${attributes}></picture>`;
    element('[data-content]').innerHTML =
      `<div data-screenshot id="mat">${inMode('light', ' style="display: none"')}${inMode('dark')}</div>`;
    vi.advanceTimersByTime(1000);
    click('#mat');
    await loaded();
    expect(element<HTMLImageElement>('dialog img').src).toMatch(/\/dark\.webp$/);
  });

  it('opens what was clicked before', async () => {
    vi.advanceTimersByTime(999);
    click('#plain');
    await loaded();
    expect(dialogs()).toHaveLength(0);
    vi.advanceTimersByTime(1);
    await loaded();
    expect(dialogs()).toHaveLength(1);
  });

  it('does not open what was clicked before when the reader goes on', async () => {
    click('#plain');
    document.body.click();
    vi.advanceTimersByTime(1000);
    await loaded();
    expect(dialogs()).toHaveLength(0);
  });

  it('opens one dialog by click and by key', async () => {
    open();
    await loaded();
    expect(dialogs()).toHaveLength(1);
    expect(dialogs()[0]?.open).toBe(true);
    expect(element<HTMLImageElement>('dialog img').alt).toBe('A chart');
    dialogs()[0]?.close();
    for (const key of ['Enter', ' ']) {
      expect(press(element('#plain'), key)).toBe(false);
      await loaded();
      expect(dialogs()).toHaveLength(1);
      dialogs()[0]?.close();
    }
    press(element('#plain'), 'a');
    expect(dialogs()).toHaveLength(0);
  });

  it('closes on click, gives the focus back and leaves nothing behind', async () => {
    open();
    await loaded();
    click('dialog button');
    expect(dialogs()).toHaveLength(0);
    expect(document.activeElement).toBe(element('#plain'));
  });

  it('closes when the reader scrolls further than 40 px, and on navigating', async () => {
    open();
    await loaded();
    dispatchEvent(new Event('pointerdown'));
    scrollTo(40);
    expect(dialogs()).toHaveLength(1);
    scrollTo(41);
    expect(dialogs()).toHaveLength(0);
    click('#plain');
    await loaded();
    document.dispatchEvent(new CustomEvent('docs:leaving'));
    expect(dialogs()).toHaveLength(0);
  });

  it('stays while the page scrolls by itself to the image, and closes when the window is resized', async () => {
    open();
    await loaded();
    scrollTo(500);
    expect(dialogs()).toHaveLength(1);
    dispatchEvent(new Event('resize'));
    expect(dialogs()).toHaveLength(0);
  });
});
