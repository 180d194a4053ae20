/**
 * Tests that error examples match the server's responses, in the names that they mention and the properties in
 * their schemas.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { factValues } from '../../../engine/src/plugins/api-reference/fact-values.ts';
import type { ApiOperation } from '../../../engine/src/plugins/api-reference/read/description.ts';
import type { Schema } from '../../../engine/src/plugins/api-reference/read/document/document.ts';
import { loadApi } from './api.ts';
import { undescribed } from './operations/undescribed.ts';

const { description, facts } = await loadApi();

/** Operations whose errors and examples are about password rules. */
const WITH_ANOTHER_ERROR = ['validatePassword', 'changePassword'];

test.each(operationsWithRequiredProperty())('%s names %s', (id, property) => {
  const operation = description.operations.find((each) => each.id === id);
  expect(exampleOf400(operation)).toMatchObject({
    name: 'BadDataError',
    details: [
      {
        path: `/body/${property}`,
        message: `The \`/body/${property}\` property is required. It was not present on the data you sent.`,
      },
    ],
  });
});

test('no example names a property of the body where no body is sent', () => {
  const wrong = description.operations
    .filter(({ requestBody }) => requestBody === undefined)
    .filter((operation) => JSON.stringify(exampleOf400(operation) ?? '').includes('/body'))
    .map(({ id }) => id);
  expect(wrong).toEqual([]);
});

test('schemas of errors name what their examples hold', () => {
  const wrong = description.operations.flatMap(({ id, responses }) =>
    responses
      .filter(({ status }) => /^4/.test(status))
      .flatMap(({ status, content }) =>
        content
          .flatMap(({ schema, examples }) =>
            examples.flatMap(({ value }) => undescribed(value, schema ?? {})),
          )
          .map((place) => `${id} ${status} ${place}`),
      ),
  );
  expect(wrong).toEqual([]);
});

test('examples of the error 403 name the permissions of their operations', () => {
  const wrong = description.operations.flatMap(({ id, responses, extensions }) => {
    const example = responses.find(({ status }) => status === '403')?.content[0]?.examples[0]
      ?.value;
    const names = permissionsOf(extensions['x-permissions']);
    // For imports, the error contains the names of permissions in the Admin UI.
    if (example === undefined || names.length === 0 || id === 'importToggles') return [];
    const { permissions, message } = example as { permissions?: unknown; message: string };
    const isRight =
      isDeepStrictEqual(permissions, [...names]) &&
      names.every((name) => message.includes(`"${name}"`));
    return isRight ? [] : [id];
  });
  expect(wrong).toEqual([]);
});

/**
 * Returns the names of permissions. Values such as "no permission" are skipped, because the site has a text for
 * them.
 */
function permissionsOf(extension: unknown): string[] {
  const { values = {} } = facts.find((each) => each.extension === 'x-permissions') ?? {};
  return factValues(extension)
    .map(({ name }) => name)
    .filter((name) => !Object.hasOwn(values, name));
}

/** Returns operations that have an example of the error, with the first required property of the body. */
function operationsWithRequiredProperty(): [string, string][] {
  return description.operations.flatMap((operation): [string, string][] => {
    const schema = operation.requestBody?.content[0]?.schema;
    const property = schema && resolved(schema).required?.[0];
    const hasExample = exampleOf400(operation) !== undefined;
    const isMeant = hasExample && !WITH_ANOTHER_ERROR.includes(operation.id);
    return property !== undefined && isMeant ? [[operation.id, property]] : [];
  });
}

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (description.document.components?.schemas?.[name] ?? {});
}

function exampleOf400(operation: ApiOperation | undefined): unknown {
  const response = operation?.responses.find(({ status }) => status === '400');
  return response?.content[0]?.examples[0]?.value;
}
