import { expect, it } from 'vitest';
import { REFERENCE_LIMITS } from '../limits.ts';
import { limitedView } from './limit-view.ts';

const property = (html: string, changes: object = {}) => ({
  html,
  facts: [],
  values: [],
  ...changes,
});

it('returns the same object for a view of normal size', () => {
  const view = { title: 'A', parameters: [property('<p>b</p>', { values: [{ value: 'c' }] })] };
  expect(limitedView(view)).toEqual({ view });
  expect(limitedView(view).view).toBe(view);
});

it('shortens everything after the limit, and says so', () => {
  const html = `<p>${'word <b>c</b> &amp; '.repeat(1_000)}</p>`;
  const values = Array.from({ length: 50 }, (_, index) => ({ value: `v${index}` }));
  const samples = [{ html: 'd'.repeat(20_000), language: 'bash' }];
  const parameters = Array.from({ length: 100 }, () => property(html, { values }));
  const { view, excess } = limitedView({ parameters, samples });
  expect(excess).toMatch(/^has 2,003,780 characters, more than the limit of 200,000$/);
  expect(view.parameters[0]).toBe(parameters[0]);
  expect(view.samples).toBe(samples);
  expect(view.parameters[99]?.html).toMatch(/^<p>word c &amp; [\s\S]{180,300}…<\/p>$/);
  expect(view.parameters[99]).toMatchObject({ values: values.slice(0, 10), more: 40 });
  expect(JSON.stringify(view.parameters).length).toBeLessThan(420_000);
});

it('shortens long values and long lists of values on every page', () => {
  const facts = [{ label: 'Not', values: Array.from({ length: 300 }, () => 'x'.repeat(2_000)) }];
  const { view } = limitedView({ facts });
  expect(view.facts[0]?.values[0]).toBe(`${'x'.repeat(1_000)}…`);
  expect(view.facts[0]?.values).toHaveLength(201);
  expect(view.facts[0]?.values.at(-1)).toBe('…');
});

it.each(['name', 'type', 'label', 'url', 'from'])('also shortens the property "%s"', (key) => {
  const parameters = Array.from({ length: 100 }, () => ({ [key]: 'x'.repeat(100_000) }));
  const { view, excess } = limitedView({ parameters });
  expect(excess).toMatch(/^has 10,000,000 characters, /);
  expect(JSON.stringify(view).length).toBeLessThan(30_000);
});

it('shortens lists once a page has too many entries, even nested ones', () => {
  const entries = (count: number, rest: object) => Array.from({ length: count }, () => rest);
  const inner = entries(100, { properties: entries(100, { properties: entries(100, {}) }) });
  const { view, excess } = limitedView({ first: entries(5_000, {}), inner });
  expect(view.first).toHaveLength(5_000);
  expect(excess).toMatch(/^has [\d,]+ entries in lists, more than the limit of 6,000$/);
  expect(JSON.stringify(view).split('{').length).toBeLessThan(12_200);
});

it.each([
  ['properties', 500],
  ['choices', 200],
])('shortens long lists of %s on every page', (key, limit) => {
  const list = Array.from({ length: 2_000 }, () => ({ name: 'a' }));
  const { view, excess } = limitedView<object>({ [key]: list });
  expect(view).toEqual({ [key]: list.slice(0, limit) });
  expect(excess).toBe(`has 2,000 entries in "${key}", more than the limit of ${limit}`);
});

it('has a higher limit for pages that list others, and keeps shortened HTML valid', () => {
  const rows = Array.from({ length: 20_000 }, () => ({ title: 'x'.repeat(99) }));
  const about = [`<a href="/b">${'word '.repeat(500)}</a>`];
  const { index } = REFERENCE_LIMITS;
  expect(limitedView({ about, rows: rows.slice(0, 15_000) }, index).excess).toBeUndefined();
  const { view, excess } = limitedView({ rows, about }, { ...index, page: 1_000_000 });
  expect(excess).toMatch(/^has 1,982,517 characters/);
  expect(view.about[0]).toMatch(/^(?:word )+…$/);
});
