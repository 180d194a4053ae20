import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Details } from './Properties.tsx';

/** Returns the text of a schema's details. */
function textOf(details: Partial<Parameters<typeof Details>[0]>): string {
  const html = renderToStaticMarkup(<Details html="" facts={[]} values={[]} {...details} />);
  return html.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"');
}

it('separates allowed values by spaces, so that blank ones are visible in text', () => {
  const values = ['""', '" "', ';'].map((value) => ({ value }));
  expect(textOf({ values })).toBe('Allowed: "" " " ;');
});

it('separates facts and their values by spaces', () => {
  const facts = [
    { label: 'Default', values: ['" "'] },
    { label: 'Examples', values: ['a', 'b'] },
    { label: 'Unique items', values: [] },
  ];
  expect(textOf({ facts }).trim()).toBe('Default: " " Examples: a b Unique items');
});
