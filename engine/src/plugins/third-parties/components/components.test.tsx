import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageView } from '../../../theme/test-views.ts';
import AskAi from './AskAi.tsx';
import Feedback from './Feedback.tsx';

it('asks whether a page is helpful only if someone receives the answer', () => {
  expect(renderToStaticMarkup(<Feedback view={pageView()} />)).toBe('');
  const html = renderToStaticMarkup(<Feedback view={pageView({ hasFeedback: true })} />);
  expect(html).toContain('Was this page helpful?');
  expect(html.match(/data-helpful/g)).toHaveLength(2);
});

it('offers an assistant only on a site that has one', () => {
  expect(renderToStaticMarkup(<AskAi view={pageView()} />)).toBe('');
  expect(renderToStaticMarkup(<AskAi view={pageView({ hasAssistant: true })} />)).toContain(
    'Ask AI',
  );
});
