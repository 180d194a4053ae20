import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ApiResponse } from '../../shared/page-views.ts';
import { Responses } from './Responses.tsx';

const missing: ApiResponse = {
  id: '404',
  status: '404',
  outcome: 'error',
  summary: 'No such book',
  html: '',
  headers: [],
  media: [],
  links: [],
  hasExample: false,
};
const found: ApiResponse = { ...missing, id: '200', status: '200', outcome: 'success' };

/** Returns the first tag of each response. */
function openings(responses: readonly ApiResponse[]): string[] {
  const html = renderToStaticMarkup(<Responses responses={responses} />);
  return html.match(/<details[^>]*>/g) ?? [];
}

it('opens a response if none succeeds, but not on other pages with the same response', () => {
  expect(openings([missing])).toEqual(['<details id="404" open="">']);
  expect(openings([found, missing])).toEqual(['<details id="200" open="">', '<details id="404">']);
});
