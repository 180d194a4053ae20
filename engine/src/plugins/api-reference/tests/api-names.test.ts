import { expect, it } from 'vitest';
import { createCheckNames } from '../../../checks/names.ts';
import { namesInApi } from '../check/content-checks.ts';
import type { ApiDescription } from '../read/description.ts';

const paths = {
  '/lamps': {
    get: {
      summary: 'List `LAMP_LIST`',
      description: 'Needs `LAMP_READ`, or\n`LAMP_ALL`.',
      responses: {},
      'x-permissions': ['LAMP_READ', { name: 'LAMP_ANY', when: 'it is `LAMP_MINE`' }],
    },
  },
};
const document = { openapi: '3.1.0', info: { title: 'Lamps', version: '1' }, paths };
const api = {
  document,
  placeOf: (pointer: string) => ({ file: pointer }),
} as unknown as ApiDescription;

it('finds code in prose and the facts of operations', () => {
  expect(namesInApi(api).map(({ text }) => text)).toEqual([
    'LAMP_LIST',
    'LAMP_READ',
    'LAMP_ALL',
    'LAMP_READ',
    'LAMP_ANY',
    'LAMP_MINE',
  ]);
});

it("reports the location of a name that doesn't exist", () => {
  const names = ['LAMP_LIST', 'LAMP_READ', 'LAMP_ANY', 'LAMP_MINE'];
  const check = createCheckNames([{ what: 'permission', pattern: 'LAMP_[A-Z]+', names }]);
  expect(check(namesInApi(api)).map(({ place, message }) => `${place.file} ${message}`)).toEqual([
    '/paths/~1lamps/get/description There\'s no permission "LAMP_ALL"',
  ]);
});
