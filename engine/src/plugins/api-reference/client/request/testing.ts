/** Values that the console's unit tests share. */
import type { ConsoleData, ConsoleParameter } from '../../shared/console-data.ts';
import type { ConsoleValues } from './request.ts';

/** Returns a parameter. By default, it's a text. */
export function parameter(
  location: ConsoleParameter['in'],
  name: string,
  changes: Partial<ConsoleParameter> = {},
): ConsoleParameter {
  const isForm = location === 'query' || location === 'cookie';
  return {
    name,
    in: location,
    kind: 'text',
    type: 'string',
    pageId: `${location}.${name}`,
    isRequired: false,
    isDeprecated: false,
    schema: { type: ['string'] },
    initial: '',
    style: isForm ? 'form' : 'simple',
    explode: isForm,
    allowReserved: false,
    ...changes,
  };
}

export function consoleData(changes: Partial<ConsoleData> = {}): ConsoleData {
  return {
    api: 'shop',
    title: 'Get an order',
    method: 'GET',
    path: '/orders/{id}',
    serverExample: 'https://shop.example',
    security: [],
    credential: '<your-token>',
    permissions: [],
    parameters: [parameter('path', 'id', { isRequired: true })],
    schemas: {},
    ...changes,
  };
}

export function consoleValues(changes: Partial<ConsoleValues> = {}): ConsoleValues {
  return {
    server: 'https://shop.example/',
    parameters: { 'path.id': '7' },
    security: 0,
    view: 'text',
    text: '',
    fields: {},
    files: {},
    ...changes,
  };
}
