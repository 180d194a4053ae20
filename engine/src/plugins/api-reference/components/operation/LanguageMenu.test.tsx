import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageMenu } from './Samples.tsx';

const html = renderToStaticMarkup(
  <LanguageMenu
    samples={['cURL', 'Go'].map((label) => {
      return { id: label.toLowerCase(), label, language: 'text', html: label };
    })}
  />,
);

it('brings no field, which browsers would lay out the page for, but the name of the first language', () => {
  expect(html.replace(/<template>.*?<\/template>/s, '')).not.toMatch(/<select|<input/);
  expect(html).toMatch(/<span[^>]*>cURL<template>/);
});

it("has all languages in the template's menu", () => {
  const template = /<template>(.*?)<\/template>/s.exec(html)?.[1];
  expect(template?.match(/<option/g)).toHaveLength(2);
});
