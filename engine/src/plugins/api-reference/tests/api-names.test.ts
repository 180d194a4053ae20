import { expect, it } from 'vitest';
import { createCheckNames } from '../../../checks/names.ts';
import { namesInApi } from '../check/api-names.ts';
import type { ApiDescription } from '../read/description.ts';

const paths = {
  '/flags': {
    get: {
      summary: 'List `FLAG_LIST`',
      description: 'Needs `FLAG_READ`, or\n`FLAG_ALL`.',
      responses: {},
      'x-permissions': ['FLAG_READ', { name: 'FLAG_ANY', when: 'it is `FLAG_MINE`' }],
    },
  },
};
const document = { openapi: '3.1.0', info: { title: 'Flags', version: '1' }, paths };
const api = {
  document,
  placeOf: (pointer: string) => ({ file: pointer }),
} as unknown as ApiDescription;

it('finds code in prose and the facts of operations', () => {
  expect(namesInApi(api).map(({ text }) => text)).toEqual([
    'FLAG_LIST',
    'FLAG_READ',
    'FLAG_ALL',
    'FLAG_READ',
    'FLAG_ANY',
    'FLAG_MINE',
  ]);
});

it("says where a name stands that doesn't exist", () => {
  const names = ['FLAG_LIST', 'FLAG_READ', 'FLAG_ANY', 'FLAG_MINE'];
  const check = createCheckNames([{ what: 'permission', pattern: 'FLAG_[A-Z]+', names }]);
  expect(check(namesInApi(api)).map(({ place, message }) => `${place.file} ${message}`)).toEqual([
    '/paths/~1flags/get/description There\'s no permission "FLAG_ALL"',
  ]);
});
