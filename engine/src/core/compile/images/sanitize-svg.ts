/**
 * Allow-lists for SVG: shapes, text, gradients, filters, and styles that load nothing. Scripts, links,
 * animations (which can change an `href` later), embedded documents, processing instructions, and entities are
 * removed.
 */
import { Parser } from 'htmlparser2';
import { imageSize } from 'image-size';
import sanitize from 'sanitize-html';
import { escapeText } from '../../../shared/safe-text.ts';
import { over } from '../../limits/foreign-text.ts';
import { IMAGE_LIMITS } from '../../limits/limits.ts';
import { checkReferences } from './svg-references.ts';
import { inertStyle, inertStyleSheet, isInertValue, numbersOf } from './svg-styles.ts';

const listed = (names: string) => names.trim().split(/\s+/);

const ELEMENTS = listed(`
  svg g defs symbol use image switch title desc path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`);

/** Attributes whose values are CSS, in which functions can load files. */
const CSS_ATTRIBUTES = listed(`
  style alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters cursor direction display dominant-baseline fill fill-opacity fill-rule filter flood-color
  flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  image-rendering letter-spacing lighting-color marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity
  overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform
  transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode gradientTransform patternTransform`);

const ATTRIBUTES = listed(`
  id class lang role aria-label aria-labelledby aria-hidden xmlns xmlns:xlink xml:space version viewBox
  preserveAspectRatio x y z x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height d points pathLength rotate textLength
  lengthAdjust startOffset method spacing side offset spreadMethod gradientUnits patternUnits patternContentUnits
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight orient refX refY filterUnits
  primitiveUnits in in2 result mode type values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4
  order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant
  specularConstant specularExponent kernelUnitLength limitingConeAngle pointsAtX pointsAtY pointsAtZ azimuth elevation
  scale xChannelSelector yChannelSelector stdDeviation radius baseFrequency numOctaves seed stitchTiles media
  systemLanguage`);

const OPTIONS: sanitize.IOptions = {
  allowedTags: ELEMENTS,
  allowedAttributes: { '*': [...ATTRIBUTES, ...CSS_ATTRIBUTES, 'href', 'xlink:href'] },
  // `withInertValues` is stricter. It removes all values that have a scheme, except embedded images.
  allowedSchemesAppliedToAttributes: [],
  allowedSchemes: ['data'],
  nonTextTags: ['script', 'style', 'foreignObject', 'metadata', 'iframe', 'handler'],
  transformTags: { '*': withInertValues },
  selfClosing: [],
  parseStyleAttributes: false,
  parser: { xmlMode: true, decodeEntities: true },
};

/**
 * Returns the SVG without anything that could run, load something, or link to something. Throws an Error if the
 * text isn't SVG or exceeds a limit.
 */
export function sanitizeSvg(svg: string): string {
  const css = inertStyleSheet(styleSheetOf(svg));
  const safe = sanitize(svg, OPTIONS);
  // In sanitized markup, text contains no `<`, and attributes contain no `>`.
  const [start, end] = [safe.indexOf('<svg'), safe.lastIndexOf('</svg>')];
  if (start === -1 || end === -1) throw new Error('it has no <svg> element');
  const inside = safe.indexOf('>', start) + 1;
  const style = css === '' ? '' : `<style>${escapeText(css)}</style>`;
  const drawing = `${safe.slice(start, inside)}${style}${safe.slice(inside, end)}</svg>\n`;
  checkReferences(drawing, css);
  checkPixels(drawing);
  return drawing;
}

/** Throws an Error for embedded images that need too much memory to decode, even if the files are small. */
function checkPixels(drawing: string): void {
  let pixels = 0;
  for (const [, data = ''] of drawing.matchAll(/href="data:image\/\w+;base64,([^"]*)"/g)) {
    try {
      const { width, height } = imageSize(Buffer.from(data, 'base64'));
      pixels += width * height;
    } catch {
      throw new Error('it has a damaged embedded image');
    }
  }
  if (pixels > IMAGE_LIMITS.pixels) {
    throw new Error(`it ${over('pixels in embedded images', pixels, IMAGE_LIMITS.pixels)}`);
  }
}

/** References to elements in the same file, and embedded pixel images. */
const INERT_REFERENCE = /^(?:#|data:image\/(?:png|jpeg|gif|webp);base64,)/;

/** Maximum values of filters' attributes. The time per pixel grows with these values. */
const MOST: ReadonlyMap<string, number> = new Map([
  ['numOctaves', 8],
  ['stdDeviation', 100],
  ['radius', 100],
  ['order', 10],
]);
const REGION = new Set(['x', 'y', 'width', 'height']);
const MOST_OF_REGION = { percent: 300, units: 10_000 } as const;

/**
 * Removes attributes that could load something or make a filter slow. Writes out the namespaces, because the
 * file may have used entities for them.
 */
function withInertValues(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const kept = Object.entries(attribs).filter(([name, value]) => {
    const most = MOST.get(name);
    if (most !== undefined) return numbersOf(value).every((number) => number <= most);
    if (tagName === 'filter' && REGION.has(name)) {
      const limit = value.includes('%') ? MOST_OF_REGION.percent : MOST_OF_REGION.units;
      return numbersOf(value).every((number) => number <= limit);
    }
    if (name === 'href' || name === 'xlink:href') return INERT_REFERENCE.test(value.trim());
    return !CSS_ATTRIBUTES.includes(name) || name === 'style' || isInertValue(name, value);
  });
  const { style, ...attributes } = Object.fromEntries(kept);
  const inert = style === undefined ? '' : inertStyle(style);
  if (inert !== '') attributes.style = inert;
  if (tagName === 'svg') {
    attributes.xmlns = 'http://www.w3.org/2000/svg';
    attributes['xmlns:xlink'] = 'http://www.w3.org/1999/xlink';
  }
  return { tagName, attribs: attributes };
}

/** Returns the text of all stylesheets in the file. Throws an Error if elements are nested too deeply. */
function styleSheetOf(svg: string): string {
  let css = '';
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => {
        open.push(name);
        if (open.length <= IMAGE_LIMITS.svgLevels) return;
        throw new Error(
          `it ${over('levels of nested elements', open.length, IMAGE_LIMITS.svgLevels)}`,
        );
      },
      onclosetag: () => {
        open.pop();
      },
      ontext: (text) => {
        if (open.at(-1) === 'style') css += text;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return css.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ').trim();
}
