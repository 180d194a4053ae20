/** Matches documents with patterns such as `api/**` and `*.{md,mdx}`. */
import { RE2JS } from 're2js';
import { type List, textValue } from './values.ts';

/**
 * Returns a function that's true for documents that are included and not excluded. If there are no `include`
 * patterns, all documents are included.
 */
export function createGlobs(include: List, exclude: List): (file: string) => boolean {
  const [included, excluded] = [include, exclude].map((patterns) =>
    patterns.flatMap((pattern) => expression(textValue(pattern) ?? '')),
  );
  return (file) =>
    (include.length === 0 || (included ?? []).some((each) => each.matches(file))) &&
    !(excluded ?? []).some((each) => each.matches(file));
}

/**
 * Compiles a simple pattern to expressions that match in linear time. With `RegExp`, a pattern such as
 * `**a**a**a**a**a` could take years. Node.js 20.19 has a function for this, but it's experimental.
 */
function expression(pattern: string): RE2JS[] {
  if (pattern === '' || pattern.length > 500) return [];
  let isOpen = false;
  const source = pattern.replace(/\*\*\/|\*\*|[\s\S]/g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    if (part === '{') return begin();
    if (part === '}' && isOpen) return end();
    if (part === ',' && isOpen) return '|';
    return part.replace(/[\\^$.+()|[\]{}]/, '\\$&');
  });
  return isOpen ? [] : [RE2JS.compile(source, RE2JS.DOTALL)];

  function begin(): string {
    const isNested = isOpen;
    isOpen = true;
    return isNested ? '\\{' : '(?:';
  }
  function end(): string {
    isOpen = false;
    return ')';
  }
}
