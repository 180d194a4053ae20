// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { setDocument } from '../test-document.ts';
import { addStyles } from './page-swap.ts';

const style = (place: number) => `<style data-styles="${place}">.a${place} { color: red }</style>`;

function addFrom(...places: readonly number[]): string[] {
  const html = `<head>${places.map(style).join('')}</head><body></body>`;
  addStyles(new DOMParser().parseFromString(html, 'text/html'));
  return [...document.head.querySelectorAll('style')].map(({ dataset }) => dataset.styles ?? '');
}

it('puts styles of another page at their place in the cascade, each once, and keeps the others', () => {
  setDocument('/a', '');
  document.head.innerHTML = `<title>A</title>${[0, 2, 10].map(style).join('')}`;
  expect(addFrom(0, 1, 2)).toEqual(['0', '1', '2', '10']);
  expect(addFrom(0, 3, 11)).toEqual(['0', '1', '2', '3', '10', '11']);
  expect(addFrom(0, 2)).toEqual(['0', '1', '2', '3', '10', '11']);
});
