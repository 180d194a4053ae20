/**
 * Allow-lists for SVG: shapes, text, gradients, filters, and styles that load nothing. Scripts, links,
 * animations (which can change an `href` later), embedded documents, processing instructions, and entities are
 * removed.
 */
import { Parser } from 'htmlparser2';
import sanitize from 'sanitize-html';
import { escapeText } from '../../../shared/safe-text.ts';

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
  // The sanitizer doesn't check schemes itself, because `withInertValues` is stricter: it removes every value that has
  // a scheme, except embedded images.
  allowedSchemesAppliedToAttributes: [],
  allowedSchemes: ['data'],
  nonTextTags: ['script', 'style', 'foreignObject', 'metadata', 'iframe', 'handler'],
  transformTags: { '*': withInertValues },
  selfClosing: [],
  parseStyleAttributes: false,
  parser: { xmlMode: true, decodeEntities: true },
};

/** Matches everything in CSS that can load a file. Escapes are included, because they could hide such a function. */
const LOADS =
  /\\|[@-]import|@font-face|@namespace|(?:image(?:-set)?|cross-fade|src)\(|url\((?!\s*["']?#)/i;

/** References to elements in the same file, and embedded pixel images. */
const INERT_REFERENCE = /^(?:#|data:image\/(?:png|jpeg|gif|webp);base64,)/;

/** The sanitizer takes quadratic time for nested elements. */
const MOST_LEVELS = 200;

/** Returns the SVG without anything that could run, load something, or link to something. Throws an Error if the text isn't SVG. */
export function sanitizeSvg(svg: string): string {
  const css = styleSheetOf(svg);
  const safe = sanitize(svg, OPTIONS);
  // This pattern is safe for sanitized markup, whose text contains no `<` and whose attributes contain no `>`.
  const [start, end] = [safe.indexOf('<svg'), safe.lastIndexOf('</svg>')];
  if (start === -1 || end === -1) throw new Error('it has no <svg> element');
  const inside = safe.indexOf('>', start) + 1;
  const style = css === '' || LOADS.test(css) ? '' : `<style>${escapeText(css)}</style>`;
  return `${safe.slice(start, inside)}${style}${safe.slice(inside, end)}</svg>\n`;
}

/** Removes attributes that could load something. Writes out the namespaces, because the file may have used entities for them. */
function withInertValues(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const kept = Object.entries(attribs).filter(([name, value]) => {
    if (name === 'href' || name === 'xlink:href') return INERT_REFERENCE.test(value.trim());
    return !CSS_ATTRIBUTES.includes(name) || !LOADS.test(value);
  });
  const attributes = Object.fromEntries(kept);
  if (tagName === 'svg') {
    attributes.xmlns = 'http://www.w3.org/2000/svg';
    attributes['xmlns:xlink'] = 'http://www.w3.org/1999/xlink';
  }
  return { tagName, attribs: attributes };
}

/** Returns the text of all stylesheets in the file, without comments. Throws an Error if elements are nested too deeply. */
function styleSheetOf(svg: string): string {
  let css = '';
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (open.push(name) > MOST_LEVELS)
          throw new Error(`it has more than ${MOST_LEVELS} levels`);
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
