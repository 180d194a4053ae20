import { expect, test } from 'vitest';
import { firstHeading } from './first-heading.ts';

test.each([
  ['# Segments', 'Segments'],
  ['Text\n\n#   Segments  ##  ', 'Segments'],
  ['Segments\n===\n', 'Segments'],
  ['# The `id` of **all** [flags](/flags) {#flags}', 'The id of all flags'],
  ['# snake_case_name and *stress*', 'snake_case_name and stress'],
  ['# A <b>bold</b> \\# word', 'A bold # word'],
  ['```bash\n# comment\n```\n\n# Real', 'Real'],
  ['~~~~\n```\n# no\n~~~~\n# Real', 'Real'],
  ['<!--\n# no\n-->\n# Real', 'Real'],
  ['    # code\n\n## Second', undefined],
  ['#hashtag', undefined],
  ['```\n# never closed', undefined],
])('%j', (text, expected) => {
  expect(firstHeading(text, 0)).toBe(expected);
});

test('starts behind the front matter', () => {
  expect(firstHeading('# a: 1\n# Real', 7)).toBe('Real');
});
