/** Tests the budgets that are the same on every machine, with a production build of this repository's site. */
import { expect, it } from 'vitest';
import { BUDGETS } from './budgets.ts';
import { builtWebsite } from './built-website.ts';
import { outputFigures } from './output-figures.ts';

const figures = outputFigures(builtWebsite());

it('finds guide pages', () => {
  expect(figures.guidePages).toBeGreaterThan(10);
});

it('runs little script before a reader interacts or the page is idle', () => {
  expect(figures.scriptsBeforeIdle).toBeLessThanOrEqual(BUDGETS.scriptsBeforeIdle);
});

it('runs little script on a page that nobody interacts with', () => {
  expect(figures.scriptsAfterIdle).toBeGreaterThan(figures.scriptsBeforeIdle);
  expect(figures.scriptsAfterIdle).toBeLessThanOrEqual(BUDGETS.scriptsAfterIdle);
  expect(figures.scriptsWithIslands).toBeGreaterThan(figures.scriptsAfterIdle);
});

it('keeps guide pages small', () => {
  expect(figures.guidePage.median).toBeLessThanOrEqual(BUDGETS.guidePage);
});

it('keeps operation pages small, without outliers', () => {
  expect(figures.operationPages).toBe(319);
  const { median, largest, largestFile } = figures.operationPage;
  expect(median).toBeLessThanOrEqual(BUDGETS.operationPage);
  expect(largest, largestFile).toBeLessThanOrEqual(2 * BUDGETS.operationPage);
  expect(figures.operationScripts).toBeLessThanOrEqual(BUDGETS.scriptsBeforeIdle);
});

it('adds little to an article', () => {
  const { largest, largestFile } = figures.guidePageFrame;
  expect(largest).toBeGreaterThan(0);
  expect(largest, largestFile).toBeLessThanOrEqual(BUDGETS.guidePageFrame);
});

it('sends no text twice', () => {
  expect(figures.shippedTwice).toBe(BUDGETS.shippedTwice);
});

it('has few styles, in documents and after the first frame', () => {
  expect(figures.styles).toBeGreaterThan(0);
  expect(figures.styles).toBeLessThanOrEqual(BUDGETS.styles);
  expect(figures.laterStyles).toBeGreaterThan(0);
  expect(figures.laterStyles).toBeLessThanOrEqual(BUDGETS.laterStyles);
});

it('requests nothing but the document before the first paint', () => {
  expect(figures.criticalRequests).toBeLessThanOrEqual(BUDGETS.criticalRequests);
});
