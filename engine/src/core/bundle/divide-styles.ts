/**
 * Divides styles into the ones that the first frame needs and the ones that only apply when readers hover, move the
 * focus, or print.
 */
import {
  type CustomAtRules,
  type Rule,
  type Selector,
  type SelectorComponent,
  type TransformOptions,
  transform,
  type Visitor,
} from 'lightningcss';

/** The first versions that support popovers, `:has()`, and `light-dark()`, which the layout needs. */
const BROWSERS = { chrome: 123 << 16, firefox: 125 << 16, safari: (17 << 16) | (5 << 8) };

export interface DividedStyles {
  first: string;
  later: string;
}

/** Returns the styles of the first frame and the styles that can load later. */
export function divideStyles(css: string): DividedStyles {
  const keep = (part: keyof DividedStyles) => transformed(css, { visitor: keepOnly(part) });
  return { first: keep('first'), later: keep('later') };
}

/** Returns minified CSS for a style element, in which nothing can close the element. */
export function minifyStyles(css: string): string {
  return transformed(css, { minify: true, targets: BROWSERS }).replaceAll('</', '<\\/');
}

function transformed(css: string, options: Partial<TransformOptions<CustomAtRules>>): string {
  const { code } = transform({ filename: 'styles.css', code: Buffer.from(css), ...options });
  return Buffer.from(code).toString();
}

/** Returns a visitor that keeps only the rules of one part. */
function keepOnly(part: keyof DividedStyles): Visitor<CustomAtRules> {
  let printing = 0;
  return {
    Rule(rule) {
      if (isPrint(rule)) printing += 1;
      if (CONTAINERS.has(rule.type)) return undefined;
      const isLater =
        printing > 0 || (rule.type === 'style' && rule.value.selectors.every(hasState));
      return isLater === (part === 'later') ? undefined : [];
    },
    RuleExit(rule) {
      if (isPrint(rule)) printing -= 1;
    },
  };
}

/** Types of rules that contain other rules. */
const CONTAINERS: ReadonlySet<Rule['type']> = new Set([
  'layer-block',
  'media',
  'supports',
  'container',
]);

function isPrint(rule: Rule): boolean {
  if (rule.type !== 'media') return false;
  return rule.value.query.mediaQueries.every(
    ({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not',
  );
}

const STATES: ReadonlySet<string> = new Set([
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
]);

/** True for selectors that only match while a reader interacts with an element. */
function hasState(selector: Selector): boolean {
  return selector.some(isState);
}

function isState(component: SelectorComponent): boolean {
  if (component.type !== 'pseudo-class') return false;
  if (component.kind === 'is' || component.kind === 'where') {
    return component.selectors.every(hasState);
  }
  return STATES.has(component.kind);
}
