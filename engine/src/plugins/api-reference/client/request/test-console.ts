/** Values that the console's unit tests share. */
import type { ConsoleData, ConsoleField, ConsoleParameter } from '../../shared/console-data.ts';
import type { ConsoleValues } from './console-request.ts';

/** Returns a field. By default, it contains text. */
export function field(name: string, changes: Partial<ConsoleField> = {}): ConsoleField {
  return {
    name,
    kind: 'text',
    type: 'string',
    pageId: `body.${name}`,
    isRequired: false,
    isDeprecated: false,
    initial: '',
    style: 'form',
    explode: true,
    allowReserved: false,
    ...changes,
  };
}

export function parameter(
  location: ConsoleParameter['in'],
  name: string,
  changes: Partial<ConsoleParameter> = {},
): ConsoleParameter {
  const isForm = location === 'query' || location === 'cookie';
  const style = isForm ? 'form' : 'simple';
  return { ...field(name, { style, explode: isForm }), in: location, ...changes };
}

export function consoleData(changes: Partial<ConsoleData> = {}): ConsoleData {
  return {
    title: 'Get an order',
    method: 'GET',
    path: '/orders/{id}',
    server: '',
    serverExample: 'https://shop.example',
    security: [],
    credential: '<your-token>',
    parameters: [parameter('path', 'id', { isRequired: true })],
    ...changes,
  };
}

export function consoleValues(changes: Partial<ConsoleValues> = {}): ConsoleValues {
  return {
    server: 'https://shop.example/',
    texts: { 'path.id': '7' },
    security: 0,
    files: {},
    ...changes,
  };
}
