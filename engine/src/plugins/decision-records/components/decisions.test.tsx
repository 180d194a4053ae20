import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageView, siteView } from '../../../theme/test-views.ts';
import DecisionLine from './DecisionLine.tsx';
import DecisionList from './DecisionList.tsx';

const decision = { status: 'superseded', date: '2022-11-29', area: 'Backend' } as const;
const site = siteView();

it('says of a decision record what was decided when', () => {
  const html = renderToStaticMarkup(<DecisionLine view={pageView({ decision })} site={site} />);
  expect(html).toMatch(/data-stage="deprecated">Superseded<.*>Backend<.*>Nov 29, 2022</);
});

it('lists records as a table', () => {
  const decisions = [{ ...decision, title: 'Logging', href: '/docs/logging' }];
  const html = renderToStaticMarkup(<DecisionList view={pageView({ decisions })} site={site} />);
  expect(html).toContain('<a href="/docs/logging">Logging</a>');
});

it('adds nothing to other pages', () => {
  const props = { view: pageView(), site };
  expect(renderToStaticMarkup(<DecisionLine {...props} />)).toBe('');
  expect(renderToStaticMarkup(<DecisionList {...props} />)).toBe('');
});
