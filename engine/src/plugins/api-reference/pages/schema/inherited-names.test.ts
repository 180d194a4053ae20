/** Tests names that every JavaScript object inherits, such as `constructor`. */
import { expect, it } from 'vitest';
import { english } from '../../texts/test-texts.ts';
import { schemeKind } from '../operation/authorization.ts';
import { documentWith } from '../test-api.ts';
import { sampleValue } from './sample-value.ts';

it('treats a format with such a name as unknown', () => {
  const schema = { type: ['string' as const], format: 'constructor' };
  expect(sampleValue(schema, documentWith(), 'request')).toBe('string');
});

it('treats an authorization scheme with such a name as unknown', () => {
  const kind = schemeKind({ type: 'http', scheme: 'constructor' }, english);
  expect(kind).toBe(
    schemeKind({ type: 'http', scheme: 'other' }, english).replace('other', 'constructor'),
  );
});
