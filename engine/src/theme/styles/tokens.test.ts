import { describe, expect, it, vi } from 'vitest';
import { THEME_COLORS } from '../head/document.ts';

type Rgb = readonly [red: number, green: number, blue: number];
type Palette = ReadonlyMap<string, Rgb>;

/** Reads the stylesheet, because the test runner replaces imported stylesheets with empty ones, even with `?raw`. */
const { readFileSync } = await vi.importActual<{
  readFileSync(file: URL, encoding: 'utf8'): string;
}>('node:fs');
const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const MODES = [
  ['light', paletteOf(1)],
  ['dark', paletteOf(2)],
] as const;

const SURFACES = ['paper', 'surface', 'surface-strong', 'raised'];
const TEXT = ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong'];
const CODE = [
  'ink',
  'keyword',
  'string',
  'comment',
  'function',
  'number',
  'type',
  'attribute',
  'variable',
  'operator',
].map((name) => `code-${name}`);
const CODE_SURFACES = ['surface', 'code-highlight', 'code-added', 'code-removed'];
const CALLOUTS = ['tip', 'info', 'warning', 'danger'];

const textOnSurface = [
  ...SURFACES.flatMap((surface) => TEXT.map((text) => [text, surface] as const)),
  ...CODE_SURFACES.flatMap((surface) => CODE.map((text) => [text, surface] as const)),
  ...CALLOUTS.flatMap((type) => [
    [type, `${type}-wash`] as const,
    ['ink', `${type}-wash`] as const,
  ]),
  ['accent-strong', 'accent-wash'],
  ['ink', 'accent-line'],
] as const;

describe.each(MODES)('colors of the %s mode', (mode, palette) => {
  it.each(textOnSurface)('%s can be read on %s', (text, surface) => {
    expect(contrast(colorOf(palette, text), colorOf(palette, surface))).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the signal color clearly enough for a mark that is no text', () => {
    expect(contrast(colorOf(palette, 'signal'), colorOf(palette, 'paper'))).toBeGreaterThanOrEqual(
      3,
    );
  });

  it('has the color of the page in the theme color of the browser', () => {
    const expected = colorOf(palette, 'paper').map((value) => Math.round(gamma(value) * 255));
    const written = THEME_COLORS[mode]
      .slice(1)
      .match(/../g)
      ?.map((hex) => Number.parseInt(hex, 16));
    expect(written).toEqual(expected);
  });
});

/** Returns the colors in the first or second position of `light-dark(…, …)`. */
function paletteOf(place: 1 | 2): Palette {
  const pairs = tokens.matchAll(
    /--([\w-]+):\s*light-dark\(\s*(oklch\(.*?\)),\s*(oklch\(.*?\))\s*\);/gs,
  );
  return new Map([...pairs].map((pair) => [pair[1] ?? '', colorIn(pair[place + 1] ?? '')]));
}

function colorIn(text: string): Rgb {
  const [lightness = 0, chroma = 0, hue = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return linearRgb(lightness / 100, chroma, hue);
}

function colorOf(palette: Palette, name: string): Rgb {
  const color = palette.get(name);
  if (color === undefined) throw new Error(`There is no color --${name}`);
  return color;
}

/** Converts OKLCH to linear sRGB, clipped to its gamut (https://bottosson.github.io/posts/oklab). */
function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function gamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

function contrast(one: Rgb, other: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
