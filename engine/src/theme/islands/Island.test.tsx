import { useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Island } from './Island.tsx';

function Field() {
  const id = useId();
  return <input id={id} />;
}

it('writes props that no value can break out of', () => {
  const props = { text: `'"><script>alert(1)</script>&` };
  const html = renderToStaticMarkup(
    <Island name="Chooser" props={props}>
      <p>static</p>
    </Island>,
  );
  expect(html).not.toContain('<script');
  const written = /data-props="([^"]*)"/.exec(html)?.[1] ?? '';
  const decoded = written
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
  expect(JSON.parse(decoded)).toEqual(props);
});

it('renders its children as a root that can be hydrated', () => {
  const html = renderToStaticMarkup(
    <Island name="Count" props={{}}>
      <p>
        {'a'}
        {1}
      </p>
    </Island>,
  );
  // The comment separates two text nodes. Static markup would omit it, so hydration would fail.
  expect(html).toContain('<p>a<!-- -->1</p>');
  expect(html).toContain('data-island="Count"');
});

it('gives each island ids of its own and tells the browser their prefix', () => {
  const html = renderToStaticMarkup(
    <>
      <Island name="A" props={{}}>
        <Field />
      </Island>
      <Island name="B" props={{}}>
        <Field />
      </Island>
      <Island name="C" props={{}}>
        <p />
      </Island>
    </>,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(2);
  const prefixes = [...html.matchAll(/data-island-prefix="([^"]+)"/g)].map((match) => match[1]);
  expect(prefixes).toHaveLength(2);
  expect(ids.every((id, index) => id?.includes(prefixes[index] ?? '?'))).toBe(true);
});
