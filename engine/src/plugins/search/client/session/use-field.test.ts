// @vitest-environment happy-dom
import { h, render } from 'preact';
import { expect, it } from 'vitest';
import { type LimitedField, useField } from './use-field.ts';

const MAXIMUM = 20;
/** One function for all renderings, as `useField` requires. */
const ignore = () => {};

/** Renders a component that uses a field in which a reader has already entered a text. */
async function fieldWith(
  entered: string,
): Promise<{ field: HTMLInputElement; used: LimitedField }> {
  const field = document.createElement('input');
  field.value = entered;
  let used: LimitedField | undefined;
  const Probe = () => {
    used = useField({ field } as Parameters<typeof useField>[0], ignore, MAXIMUM);
    return null;
  };
  render(h(Probe, null), document.createElement('div'));
  await new Promise((resolve) => setTimeout(resolve));
  if (used === undefined) throw new Error('The component was not rendered');
  return { field, used };
}

it('keeps a text of the maximum length that was entered before the code ran', async () => {
  const entered = 'twenty characters it';
  expect(entered).toHaveLength(MAXIMUM);
  const { field, used } = await fieldWith(entered);
  expect(field.value).toBe(entered);
  expect(used).toMatchObject({ text: entered, isShortened: false });
});

it('shortens a longer one, and says so', async () => {
  const { field, used } = await fieldWith('twenty-one characters');
  expect(field.value.length).toBeLessThanOrEqual(MAXIMUM);
  expect(used).toMatchObject({ text: field.value, isShortened: true });
});
