import { createElement as h, useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { renderBody } from './render-body.ts';

it('takes out the preload links that React makes of images', () => {
  const body = h('p', null, h('img', { src: '../a.svg', alt: '' }));
  expect(renderToStaticMarkup(body)).toContain('<link rel="preload"');
  expect(renderBody(body)).toBe('<p><img src="../a.svg" alt=""/></p>');
});

function Numbered() {
  return h('p', { id: useId() });
}

it('makes ids that no other root makes', () => {
  expect(renderBody(h(Numbered))).not.toBe(renderToStaticMarkup(h(Numbered)));
});
