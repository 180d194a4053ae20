import { describe, expect, it } from 'vitest';
import type { ConsoleMedia } from '../../shared/console-data.ts';
import { consoleData, consoleValues, parameter } from '../request/testing.ts';
import { type CheckedValues, checkConsole, leadsElsewhere } from './check-console.ts';

const JSON_BODY: ConsoleMedia = {
  type: 'application/json',
  kind: 'json',
  schema: { type: ['object'], required: ['name'], properties: { name: { type: ['string'] } } },
  fields: [parameter('query', 'name', { isRequired: true })],
  examples: [],
};
const DATA = consoleData({ body: { isRequired: true, media: [JSON_BODY] } });

function errors(changes: Partial<CheckedValues>) {
  const values = { ...consoleValues(), view: 'text', secrets: {}, ...changes } as const;
  return Object.fromEntries(checkConsole(DATA, values, () => undefined));
}

describe('checkConsole', () => {
  it('finds nothing where all is well', () => {
    expect(errors({ media: JSON_BODY, text: '{"name":"x"}' })).toEqual({});
  });

  it('finds the address and parameters', () => {
    expect(errors({ server: 'x', parameters: {} })).toEqual({
      server: ['Begin with https:// or http://.'],
      'path.id': ['This is required.'],
    });
  });

  it('accepts a required parameter that is sent without a value', () => {
    const archived = parameter('query', 'archived', { isRequired: true, allowEmptyValue: true });
    const data = consoleData({ parameters: [archived] });
    const check = (valueless: string[]) => {
      const values = { ...consoleValues({ parameters: {}, valueless }), secrets: {} };
      return [...checkConsole(data, values, () => undefined).keys()];
    };
    expect(check([])).toEqual(['query.archived']);
    expect(check(['query.archived'])).toEqual([]);
  });

  it('finds what would lead a request to another address', () => {
    for (const id of ['.', '..']) {
      const parameters = { 'path.id': id };
      expect(errors({ parameters })['path.id']?.[0]).toMatch(/different operation/);
      expect(leadsElsewhere(DATA, { ...consoleValues({ parameters }), secrets: {} })).toBe(true);
    }
    expect(errors({ parameters: { 'path.id': '..x' } })).toEqual({});
  });

  it('finds what is wrong with a body as text', () => {
    expect(errors({ media: JSON_BODY })).toEqual({ body: ['The body is required.'] });
    expect(errors({ media: JSON_BODY, text: '{}' })).toEqual({ body: ['name is required.'] });
    expect(errors({ media: JSON_BODY, text: '{' }).body?.[0]).toMatch(/isn’t valid JSON/);
  });

  it('finds what is wrong with a body as fields', () => {
    expect(errors({ media: JSON_BODY, view: 'fields' })).toEqual({
      'body.name': ['This is required.'],
    });
  });

  it('wants files', () => {
    const field = parameter('query', 'f', { kind: 'file', isRequired: true });
    const media: ConsoleMedia = { ...JSON_BODY, kind: 'multipart', fields: [field] };
    expect(errors({ media, view: 'fields' })).toEqual({ 'body.f': ['Choose a file.'] });
    const files = { f: [new File(['x'], 'x')] };
    expect(errors({ media, view: 'fields', files })).toEqual({});
  });
});
