import { expect, it } from 'vitest';
import { promiseOf, saysEmpty } from './promised-errors.ts';

const response = (description: string) => ({
  status: '404',
  description,
  headers: [],
  content: [],
  links: {},
  extensions: {},
  pointer: '',
});

it.each([
  ['No flag has this name.', 'sent'],
  ['Never sent. The server ignores names that do not exist.', 'never'],
  ['The project is private and you may not see it (Enterprise).', 'closed'],
])('%s', (description, promise) => {
  expect(promiseOf(response(description))).toBe(promise);
});

it('recognizes descriptions of an empty body', () => {
  expect(saysEmpty(response('You may not see it (Enterprise). The response body is empty.'))).toBe(
    true,
  );
  expect(saysEmpty(response('It is in use (the body is empty).'))).toBe(true);
  expect(saysEmpty(response('A body that is no JSON counts as empty, and gives 400.'))).toBe(false);
});
