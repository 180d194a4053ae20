/**
 * Evaluates operators and calls with known operands. If a function returns `undefined`, the expression stays
 * unread.
 */
import path from 'node:path';
import type { SiteFolders } from '../../../core/files/locate-file.ts';
import { readInside } from './repository.ts';
import { Unread, type Value } from './values.ts';

export function unaryResult(operator: unknown, value: Value): Value {
  if (value instanceof Unread) return undefined;
  if (operator === '!') return !value;
  return operator === '-' && typeof value === 'number' ? -value : undefined;
}

export function binaryResult(operator: unknown, left: Value, right: Value): Value {
  if (left instanceof Unread || right instanceof Unread) return undefined;
  if (operator === '===' || operator === '==') return left === right;
  if (operator === '!==' || operator === '!=') return left !== right;
  const areTexts = typeof left === 'string' && typeof right === 'string';
  return operator === '+' && areTexts ? left + right : undefined;
}

/**
 * Returns the result of a call that returns a path or reads a JSON file.
 *
 * @param folder folder of the calling module
 */
export function resultOfCall(
  name: string,
  args: readonly string[],
  folder: string,
  repository: SiteFolders,
): Value {
  const [first = ''] = args;
  if (name === 'require.resolve')
    return first.startsWith('.') ? path.resolve(folder, first) : first;
  if (/^(?:path\.(?:posix\.)?)?(?:resolve|join)$/.test(name)) return path.resolve(folder, ...args);
  if (/^(?:url\.)?(?:fileURLToPath|pathToFileURL)$/.test(name)) return first;
  if (/^(?:fs\.)?readFileSync$/.test(name) && first.endsWith('.json')) {
    return readInside(first, repository);
  }
  return name === 'JSON.parse' ? parsedJson(first) : undefined;
}

/** Maximum nesting depth of values. Deeper ones would exhaust the stack in functions that process them. */
const DEEPEST_JSON = 100;

export function parsedJson(text: string): Value {
  try {
    const value: Value = JSON.parse(text);
    return isShallow(value, DEEPEST_JSON) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1));
}
