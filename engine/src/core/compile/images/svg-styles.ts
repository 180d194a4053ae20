/**
 * Determines which CSS declarations in SVG files are kept, and how much work they cause. Each property has its
 * own list of allowed functions. So everything that loads something, refers to other elements, or filters
 * pixels only appears where `svg-references.ts` counts it.
 */

import { IMAGE_LIMITS } from '../../limits/limits.ts';

const listed = (names: string) => new Set(names.trim().split(/\s+/));

const COLORS = 'rgb rgba hsl hsla hwb lab lch oklab oklch color-mix';
const SELECTORS = listed('not is where nth-child');
/** Functions in the values of custom properties, because `var()` can copy them to any property. */
const VALUES = listed(`${COLORS} calc min max clamp`);
const PLAIN = listed(`${COLORS} calc min max clamp var matrix translate translateX translateY
  scale scaleX scaleY rotate skewX skewY`);
const FILTERS = listed(
  `blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia`,
);
const BLURS = listed('blur drop-shadow');

/** Properties that can refer to elements in the same file. */
const REFERRING = /^(?:fill|stroke|marker(?:-start|-mid|-end)?|mask(?:-image)?|clip-path|filter)$/;
/** Properties that elements inherit only with an explicit keyword such as `inherit`. */
const NOT_INHERITED = /^(?:-webkit-)?(?:mask|clip-path|filter|all)/;

const LONGEST_FUNCTION = 30;
const LARGEST_BLUR = 100;
const MOST_FILTERS = 3;

/**
 * Returns how many elements take as long to render as one step of a filter. Steps that read other pixels are
 * slow.
 */
export function filterWork(step: string): number {
  const isSlow =
    /^(?:blur|drop-shadow|fe(?:GaussianBlur|DropShadow|Turbulence|Morphology|ConvolveMatrix|DisplacementMap|\w+Lighting))$/;
  return isSlow.test(step) ? 400 : 20;
}

/** Returns the work that a declaration's filter functions cause. */
export function workOf(property: string, value: string): number {
  if (property !== 'filter') return 0;
  const names = functionsIn(value).filter((name) => FILTERS.has(name));
  return names.reduce((work, name) => work + filterWork(name), 0);
}

/** Removes declarations that aren't allowed. Returns an empty stylesheet if it can't be parsed reliably. */
export function inertStyleSheet(css: string): string {
  if (css.length > IMAGE_LIMITS.svgStyles) return '';
  if (!isPlain(css) || /@(?!media\b)/.test(css) || !hasPlainBlocks(css)) return '';
  const isInertSelector = functionsIn(css.replace(/\{[^{}]*\}/g, '{}')).every((name) =>
    SELECTORS.has(name),
  );
  if (!isInertSelector) return '';
  return css.replace(/\{([^{}]*)\}/g, (_, declarations: string) => {
    return `{${inertDeclarations(declarations)}}`;
  });
}

/**
 * Returns the value of a `style` attribute without declarations that aren't allowed, or an empty string if it
 * can't be parsed reliably.
 */
export function inertStyle(declarations: string): string {
  if (declarations.length > IMAGE_LIMITS.svgValue) return '';
  const isCertain = isPlain(declarations) && !/[{}@]/.test(declarations);
  return isCertain ? inertDeclarations(declarations) : '';
}

function inertDeclarations(declarations: string): string {
  return declarations
    .split(';')
    .filter((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      return isInertValue(name.trim().toLowerCase(), value.join(':'));
    })
    .join(';');
}

/** True if the value of a property or attribute loads nothing. */
export function isInertValue(property: string, value: string): boolean {
  if (value.length > IMAGE_LIMITS.svgValue || !isPlain(value) || /[{};@]/.test(value)) return false;
  if (NOT_INHERITED.test(property) && /\binherit\b/i.test(value)) return false;
  if (property === 'filter') return isModerateFilter(value);
  const allowed = property.startsWith('--') ? VALUES : PLAIN;
  const functions = functionsIn(value);
  return (
    functions.every((name) => (name === 'url' ? REFERRING.test(property) : allowed.has(name))) &&
    hasInertReferences(value)
  );
}

function hasInertReferences(value: string): boolean {
  return value
    .split(/url\(/i)
    .slice(1)
    .every((after) => /^\s*["']?#/.test(after));
}

/** Returns the names of functions in a text. Parentheses without a name have an empty name. */
function functionsIn(css: string): string[] {
  return css
    .split('(')
    .slice(0, -1)
    .map((before) => /[\w-]*$/.exec(before.slice(-LONGEST_FUNCTION))?.[0] ?? '')
    .filter((name) => name !== '');
}

/**
 * Matches a function without nested functions. It only matches from the start of a name, because trying each
 * letter would take quadratic time.
 */
const FUNCTION = /(?<![\w-])([\w-]+)\(([^()]*)\)/g;

/** True for a few filters with small radii. For each pixel, browsers read all pixels within the radius. */
function isModerateFilter(value: string): boolean {
  const colorless = value.replace(/\b(?:rgb|hsl)a?\([^()]*\)/g, '');
  const filters = [...colorless.matchAll(FUNCTION)];
  if (/[()]/.test(colorless.replaceAll(FUNCTION, ''))) return false;
  return (
    filters.length <= MOST_FILTERS &&
    hasInertReferences(value) &&
    filters.every(([, name = '', values = '']) => {
      if (BLURS.has(name)) return hasSmallLengths(values.replace(/#\w+/g, ''));
      return name === 'url' || FILTERS.has(name);
    })
  );
}

/** True if all numbers are small and in pixels. */
function hasSmallLengths(values: string): boolean {
  return (
    !/\d(?!px\b)[a-z%]/i.test(values) && numbersOf(values).every((each) => each <= LARGEST_BLUR)
  );
}

/** Returns the numbers in a text, without their signs. */
export function numbersOf(value: string): number[] {
  return (value.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map((text) =>
    Math.abs(Number(text)),
  );
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/**
 * True for CSS that can be split at its braces and semicolons. It contains no escapes or comments. Strings and
 * parentheses, which browsers read as one token, contain none of these characters.
 */
function isPlain(css: string): boolean {
  if (/[\\<]|\/\*/.test(css)) return false;
  const unquoted = css.replace(/"[^"{};\n\r\f]*"|'[^'{};\n\r\f]*'/g, '');
  if (/["']/.test(unquoted)) return false;
  const open: string[] = [];
  for (const [character] of unquoted.matchAll(/[()[\]{};]/g)) {
    const closing = CLOSING[character];
    if (closing !== undefined) open.push(closing);
    else if (/[)\]]/.test(character)) {
      if (open.pop() !== character) return false;
    } else if (open.length > 0) return false;
  }
  return open.length === 0;
}

/** True if braces contain only declarations, except for media queries, which contain rules. */
function hasPlainBlocks(css: string): boolean {
  const open: ('media' | 'rule')[] = [];
  // Every second part is a brace.
  const parts = css.split(/([{}])/);
  const after = parts.pop() ?? '';
  for (let at = 0; at < parts.length; at += 2) {
    const text = parts[at]?.trim() ?? '';
    if (parts[at + 1] === '}') {
      const block = open.pop();
      if (block === undefined || (block === 'media' && text !== '')) return false;
      continue;
    }
    if (open.at(-1) === 'rule' || text.includes(';')) return false;
    open.push(text.startsWith('@media') ? 'media' : 'rule');
  }
  return open.length === 0 && after.trim() === '';
}
