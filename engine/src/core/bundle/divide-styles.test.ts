import { expect, it } from 'vitest';
import { divideStyles, minifyStyles } from './divide-styles.ts';

/** Returns the minified parts of styles in a layer. */
function dividedIn(layer: string, css: string) {
  const { first, later } = divideStyles(`@layer ${layer}{${css}}`);
  return { first: minifyStyles(first), later: minifyStyles(later) };
}

it.each([
  'a:hover{color:red}',
  'b :is(a:hover,a:focus-visible){color:red}',
  '@media (width>9em){button:active{color:red}}',
  '@media print{p{color:red}a:hover{color:#00f}}',
])('delays rules that need a reader or a printer: %s', (css) => {
  expect(dividedIn('x', css)).toEqual({ first: '@layer x;', later: `@layer x{${css}}` });
});

it.each([
  'a{color:red}',
  'a:is(:hover,[aria-current]){color:red}',
  'a:not(:hover){color:red}',
  'p:has(a:hover){color:red}',
  '@media not print{p{color:red}}',
  '@media screen,print{p{color:red}}',
  '@container (width>9em){p{color:red}}',
])('keeps rules that can apply at first: %s', (css) => {
  const { first, later } = dividedIn('x', css);
  expect(first).toBe(`@layer x{${css}}`);
  expect(later).toBe('@layer x;');
});

it('keeps the order of layers, and rules without selectors', () => {
  const css = '@layer b,a;@layer a{p:hover{color:red}}@font-face{font-family:A;src:url(a)}';
  const { first, later } = divideStyles(css);
  expect(minifyStyles(first)).toBe('@layer b,a;@font-face{font-family:A;src:url(a)}');
  expect(later).not.toContain('font-face');
});
