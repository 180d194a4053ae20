// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { element, setDocument } from '../test-document.ts';
import { startScrollBoxes } from './scroll-boxes.ts';

let observed: Element[];
let resize: () => void;

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: { target: Element }[]) => void) {
        resize = () => callback(observed.map((target) => ({ target })));
      }
      observe = (target: Element) => observed.push(target);
      disconnect = () => {
        observed = [];
      };
    },
  );
});

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function setWidth(box: Element, content: number): void {
  Object.defineProperty(box, 'scrollWidth', { configurable: true, value: content });
  Object.defineProperty(box, 'clientWidth', { configurable: true, value: 300 });
}

it('makes boxes reachable while they scroll, and plain again', () => {
  setDocument(
    '/',
    '<div data-scroll-box id="a"><table></table></div><div data-scroll-box id="b"><svg></svg></div>',
  );
  startScrollBoxes();
  setWidth(element('#a'), 500);
  setWidth(element('#b'), 300);
  resize();
  expect(element('#a').outerHTML).toContain(
    'tabindex="0" role="group" aria-label="Table, scrolls sideways"',
  );
  expect(element('#b').getAttributeNames()).toEqual(['data-scroll-box', 'id', 'data-fits']);
  setWidth(element('#a'), 300);
  setWidth(element('#b'), 301);
  resize();
  expect(element('#a').getAttributeNames()).toEqual(['data-scroll-box', 'id', 'data-fits']);
  expect(element('#b').hasAttribute('data-fits')).toBe(false);
  expect(element('#b').getAttribute('aria-label')).toBe('Diagram, scrolls sideways');
});

it('follows the boxes of the next page', () => {
  setDocument('/', '<main id="main"><div data-scroll-box id="a"><table></table></div></main>');
  startScrollBoxes();
  element('#main').innerHTML = '<div data-scroll-box id="c"><table></table></div>';
  document.dispatchEvent(new CustomEvent('docs:swapped'));
  setWidth(element('#c'), 500);
  resize();
  expect(element('#c').tabIndex).toBe(0);
  expect(observed.map(({ id }) => id)).toEqual(['c', '']);
});

it('makes boxes that scroll downwards reachable, too', () => {
  setDocument('/', '<div data-scroll-box id="a"><table></table></div>');
  startScrollBoxes();
  setWidth(element('#a'), 300);
  Object.defineProperty(element('#a'), 'scrollHeight', { configurable: true, value: 500 });
  resize();
  expect(element('#a').getAttribute('aria-label')).toBe('Table, scrolls');
});

it('begins a wide diagram at its root, once', () => {
  setDocument('/', '<div data-scroll-box id="a"><svg></svg><svg data-root="0.5"></svg></div>');
  const [hidden, shown] = document.querySelectorAll('svg');
  Object.defineProperty(hidden, 'clientWidth', { value: 0 });
  Object.defineProperty(shown, 'clientWidth', { value: 500 });
  vi.spyOn(shown as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 0, 500, 9));
  startScrollBoxes();
  vi.spyOn(element('#a'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 9));
  setWidth(element('#a'), 500);
  resize();
  expect(element('#a').scrollLeft).toBe(110);
  element('#a').scrollLeft = 20;
  resize();
  expect(element('#a').scrollLeft).toBe(20);
});
