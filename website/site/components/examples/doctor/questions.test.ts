import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CAUSE_NAMES, CAUSES } from './causes.ts';
import { FIRST, follow, isPath, type Question } from './questions.ts';

function pathsFrom(question: Question, path: readonly number[] = []): string[] {
  return question.options.flatMap(({ next }, index) => {
    const longer = [...path, index];
    return typeof next === 'string' ? [longer.join('.')] : pathsFrom(next, longer);
  });
}

test('leads to every cause, with at most four questions', () => {
  const paths = pathsFrom(FIRST);
  expect(Math.max(...paths.map((path) => path.split('.').length))).toBe(4);
  expect(new Set(paths.map((path) => follow(path).cause))).toEqual(new Set(CAUSE_NAMES));
  expect(paths.every(isPath)).toBe(true);
});

test.each(['9', '0.0.0.0.0', '0.9', 'constructor', '2.0.1', '-1', '0.', '٣'])(
  'ignores the path %s',
  (path) => {
    expect(isPath(path)).toBe(false);
  },
);

test('asks the next question after an incomplete path', () => {
  const { steps, cause } = follow('0.0');
  expect(steps.map(({ chosen }) => chosen)).toEqual([0, 0, undefined]);
  expect(cause).toBeUndefined();
});

test.each(CAUSE_NAMES)('has a section about %s', (cause) => {
  const [page, id] = CAUSES[cause].split('#');
  const file = new URL(`../../../../docs${page}.mdx`, import.meta.url);
  expect(readFileSync(file, 'utf8')).toContain(`{#${id}}\n\n`);
});

test('knows every numbered cause on both pages', () => {
  for (const page of ['flag-not-returned', 'flag-exposure']) {
    const path = `/using-unleash/troubleshooting/${page}`;
    const text = readFileSync(new URL(`../../../../docs${path}.mdx`, import.meta.url), 'utf8');
    const ids = [...text.matchAll(/^## \d+\. .*\{#(.+)\}$/gm)].map(([, id]) => `${path}#${id}`);
    expect(ids.length).toBeGreaterThan(5);
    expect(Object.values(CAUSES)).toEqual(expect.arrayContaining(ids));
  }
});
