import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { sanitizeSvg } from './sanitize-svg.ts';

const inSvg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">${content}</svg>`;

/** Returns the beginning of a PNG file. */
function png(width: number, height: number): string {
  const header = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([header, size]).toString('base64');
}
const PIXEL = png(1, 1);

describe('removes what could run or load', () => {
  it.each([
    inSvg('<script>alert(1)</script>'),
    inSvg('<path onclick="alert(1)" d="M0 0"/>'),
    inSvg('<a href="javascript:alert(1)"><animate attributeName="href" to="javascript:x"/>x</a>'),
    inSvg('<a id="a"/><set href="#a" attributeName="href" to="javascript:alert(1)"/>'),
    `<?xml-stylesheet href="data:text/css,*{}"?>${inSvg('')}`,
    `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${inSvg('<text>&x;</text>')}`,
    inSvg('<style>@import "https://evil.example/a.css";</style>'),
    inSvg('<style>path{fill:url(https://evil.example/a.svg#b)}</style>'),
    inSvg('<style>path{fill:u\\72l(https://evil.example/a.svg#b)}</style>'),
    inSvg('<style>path{fill:image-set("https://evil.example/a.png" 1x)}</style>'),
    inSvg('<style>&lt;/style>&lt;script>alert(1)&lt;/script></style>'),
    inSvg('<style><![CDATA[]]><script>alert(1)</script></style>'),
    inSvg('<style>/*</style><style>*/ @font-face{src:url(//evil.example/f)}</style>'),
    inSvg('<path style="fill:url(//evil.example/a)" fill="url( \'https://evil.example/b\' )"/>'),
    inSvg('<image href="https://evil.example/a.png"/><use xlink:href="//evil.example/a.svg#b"/>'),
    inSvg('<image href="data:image/svg+xml,%3Csvg onload=alert(1)%3E"/>'),
    inSvg('<filter id="f"><feImage href="https://evil.example/a.png"/></filter>'),
    inSvg('<foreignObject><iframe src="https://evil.example"/></foreignObject>'),
    inSvg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'),
  ])('%s', (svg) => {
    const safe = sanitizeSvg(svg);
    expect(safe).not.toMatch(
      /evil|javascript|<script|:script|alert\(1\)"|onclick|<\?|<!|@import|data:(?!image\/png)|<(?:a|set|animate|foreignObject|iframe)\b/,
    );
    expect(XMLValidator.validate(safe)).toBe(true);
  });
});

it('keeps drawings, their style sheets, and references within the file', () => {
  const content = [
    '<title>A &lt; B</title>',
    '<linearGradient id="g" gradientTransform="rotate(90)"><stop stop-color="rgb(1 2 3)"></stop></linearGradient>',
    '<path d="M0 0h8v4z" class="a" fill="url(#g)" style="opacity:calc(1 / 2)"></path>',
    `<use xlink:href="#g"></use><image href="data:image/png;base64,${PIXEL}" width="1"></image>`,
    '<clipPath id="c"></clipPath><textPath href="#g">text</textPath>',
  ].join('');
  const css = '.a > .b{fill:url("#g")}@media (prefers-color-scheme: dark){.a{fill:#fff}}';
  const safe = sanitizeSvg(
    `<?xml version="1.0"?>\n<!-- made -->${inSvg(`<style>${css}</style>${content}`)}`,
  );
  expect(safe).toContain(content);
  expect(safe).toContain(`<style>${css.replace('>', '&gt;')}</style>`);
  expect(safe).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 8 4"/);
});

it('names the namespaces that a program wrote as entities', () => {
  const svg =
    '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;"><g/></svg>';
  expect(sanitizeSvg(svg)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
});

it.each([
  ['<p>text</p>', 'it has no <svg> element'],
  [
    inSvg('<g>'.repeat(300_000)),
    'it has 201 levels of nested elements, more than the limit of 200',
  ],
])('refuses what is no drawing: %.20s', (text, message) => {
  expect(() => sanitizeSvg(text)).toThrow(message);
});

describe('references that multiply are refused', () => {
  const levels = (line: (level: number) => string) =>
    Array.from({ length: 9 }, (_, level) => line(level)).join('');
  const uses = (level: number) => `<use href="#a${level}"/>`.repeat(10);
  it.each([
    ['uses', `<g id="a0"><path/></g>${levels((at) => `<g id="a${at + 1}">${uses(at)}</g>`)}`],
    [
      'markers',
      levels(
        (at) =>
          `<marker id="m${at + 1}"><path d="M0 0${'h1'.repeat(9)}" marker-mid="url(#m${at})"/></marker>`,
      ).replace('url(#m0)', ''),
    ],
    [
      'inherited markers',
      `<marker id="m">${'<path/>'.repeat(99)}</marker><g marker-mid="url(#m)">${`<path d="M0 0${'h1'.repeat(99)}"/>`.repeat(9)}</g>`,
    ],
    [
      'patterns',
      levels(
        (at) =>
          `<pattern id="p${at + 1}">${`<rect style="fill: url('#p${at}')"/>`.repeat(9)}</pattern>`,
      ),
    ],
    [
      'masks in a style sheet',
      `<style>${levels((at) => `.a .b${at + 1}{fill:red;mask:url(#k${at})}`)}</style>${levels(
        (at) => `<mask id="k${at}">${`<rect class="b${at}"/>`.repeat(9)}</mask>`,
      )}`,
    ],
    [
      'patterns through custom properties',
      `<style>${levels((at) => `.b${at + 1}{fill:var(--q${at}, url(#p${at}))}`)}</style>${levels(
        (at) => `<pattern id="p${at}">${`<rect class="b${at}"/>`.repeat(9)}</pattern>`,
      )}`,
    ],
    ['filter functions', '<path style="filter:blur(40px)"/>'.repeat(51)],
    ['filter functions in a rule', `<style>path{filter:blur(4px)}</style>${'<path/>'.repeat(51)}`],
    [
      'patterns that references inherit',
      `<pattern id="p">${'<path/>'.repeat(200)}</pattern><g id="a">${'<path/>'.repeat(200)}</g><use fill="url(#p)" href="#a"/>`,
    ],
    [
      'filters',
      `<filter id="f">${'<feGaussianBlur stdDeviation="90"/>'.repeat(60)}</filter>${'<path filter="url(#f)"/>'.repeat(50)}`,
    ],
  ])('%s', (_, content) => {
    expect(() => sanitizeSvg(inSvg(content))).toThrow(
      /^it has [\d,]+ elements, counting references, more than the limit of 20,000$/,
    );
  });

  it.each([
    '<g id="a"><use href="#a"/></g>',
    '<mask id="a"><rect mask="url(#a)"/><rect mask="url(#a)"/></mask>',
    '<clipPath id="a" clip-path="url(#b)"/><clipPath id="b" clip-path="url(#a)"/>',
  ])('%s', (content) => {
    expect(() => sanitizeSvg(inSvg(content))).toThrow(
      'it has a reference that leads back to itself',
    );
  });

  it('rules that could match each element', () => {
    const rules = Array.from({ length: 501 }, (_, at) => `.a${at}{mask:url(#a)}`);
    expect(() => sanitizeSvg(inSvg(`<style>${rules.join('')}</style>`))).toThrow(
      'it has 501 selectors of rules × references, more than the limit of 500',
    );
    const rule = `<style>*{mask:${'url(#a)'.repeat(501)}}</style>`;
    expect(() => sanitizeSvg(inSvg(rule + '<g/>'.repeat(10_000)))).toThrow(
      'it has 501 selectors of rules × references, more than the limit of 500',
    );
  });

  it('a chain of references', () => {
    const chain = Array.from({ length: 5_000 }, (_, at) => `<use id="a${at}" href="#a${at + 1}"/>`);
    expect(() => sanitizeSvg(inSvg(chain.join('')))).toThrow(/nested references/);
  });
});

it('removes numbers that slow filters down', () => {
  const safe = sanitizeSvg(
    inSvg(
      '<filter id="f" width="1e6%"><feGaussianBlur stdDeviation="9 1000"/><feTurbulence numOctaves="99"/><feMorphology radius="5"/></filter>',
    ),
  );
  expect(safe).not.toMatch(/stdDeviation|numOctaves|width/);
  expect(safe).toContain('radius="5"');
});

it('keeps a drawing with many gradients and uses', () => {
  const shapes = Array.from({ length: 500 }, () => '<use href="#s" class="a" fill="url(#g)"/>');
  const content = `<style>.a{stroke:url(#g)}</style><linearGradient id="g"><stop/><stop/></linearGradient><symbol id="s"><path d="M0 0h8"/></symbol>${shapes.join('')}`;
  expect(sanitizeSvg(inSvg(content))).toContain('url(#g)');
});

/** With quadratic time, each of these would take between half a minute and several hours. */
describe('reads hostile text in linear time', () => {
  const long = (text: string) => text.repeat(99_000 / text.length);
  it.each([
    ['a style sheet without braces', `<style>${long('a')}</style>`],
    ['comments', `<style>${'/*'.repeat(400_000)}</style>`],
    ['nested media queries', `<style>${'@media{'.repeat(140_000)}</style>`],
    ['the name of a filter', `<g filter="${'a'.repeat(900_000)}"/>`],
    ['the name of a filter in a rule', `<style>g{filter:${long('a')}}</style>`],
    ['a style attribute', `<g style="filter:${'a'.repeat(900_000)}"/>`],
    ['spaces in a reference', `<g class="url(#${' '.repeat(900_000)}''"/>`],
    ['references in a reference', `<g class="${'url(#'.repeat(180_000)}''"/>`],
    ['a selector that repeats a class', repeatedClass(40_000, 400_000)],
  ])('%s', (_, content) => {
    const safe = sanitizeSvg(inSvg(`${content}<path/>`));
    expect(safe).toContain('<path></path>');
    expect(safe).not.toContain('filter');
  });

  it('references of one element', () => {
    const svg = inSvg(`<g class="${'url(#a)'.repeat(140_000)}"/>`);
    expect(sanitizeSvg(svg)).toContain('<g class');
  });

  function repeatedClass(selectors: number, others: number): string {
    const rule = `${'.a'.repeat(selectors)}{mask:url(#m)}`;
    return `<style>${rule}</style><g class="${'b '.repeat(others)}a"/>`;
  }
});

it('removes style sheets and values over a limit', () => {
  const sheet = (rules: number) => `<style>${'.a{fill:red}'.repeat(rules)}</style>`;
  expect(sanitizeSvg(inSvg(sheet(8_333)))).toContain('<style>.a{fill:red}');
  expect(sanitizeSvg(inSvg(sheet(8_334)))).not.toContain('<style>');
  const value = (length: number) => `rgb(${'1 '.repeat((length - 5) / 2)})`;
  expect(sanitizeSvg(inSvg(`<path fill="${value(4_999)}"/>`))).toContain('fill="rgb');
  expect(sanitizeSvg(inSvg(`<path fill="${value(5_001)}"/>`))).not.toContain('fill');
  expect(sanitizeSvg(inSvg(`<path style="fill:${value(4_993)}"/>`))).toContain('style="fill');
  expect(sanitizeSvg(inSvg(`<path style="fill:${value(5_001)}"/>`))).not.toContain('style');
});

describe('removes styles whose cost is uncertain', () => {
  it.each([
    ['many filter functions', `<g style="filter:${'blur(4px) '.repeat(4)}"/>`],
    ['large radii', '<g filter="blur(2e3px)"/><g style="filter:drop-shadow(0 0 9em red)"/>'],
    ['variable radii', '<g style="--r:9px;filter:blur(var(--r))"/>'],
    [
      'inherited masks',
      '<g mask="inherit"/><g style="clip-path: Inherit"/><g style="all:inherit"/>',
    ],
    [
      'references in custom properties',
      '<style>svg{--q:url(#q)}</style><g style="--f:blur(4px)"/>',
    ],
    ['filter functions elsewhere', '<g style="backdrop-filter:blur(4px)"/>'],
    ['nested rules', '<style>.p0{a{} fill:url(#q)}</style>'],
    ['braces in parentheses', '<style>.a{x:(}.zz{);fill:url(#q)}</style>'],
    ['braces in strings', '<style>.a{x:"}.zz{";fill:url(#q)}</style>'],
    ['open strings', '<style>.a{x:"}\n.zz{;fill:url(#q)}</style>'],
    ['media queries in rules', '<style>.a{@media print{fill:url(#q)}}</style>'],
  ])('%s', (_, content) => {
    const safe = sanitizeSvg(inSvg(content));
    expect(safe).not.toMatch(/url|blur|shadow|inherit/i);
  });

  it('and keeps the others', () => {
    const styles =
      '.a{--c:rgb(1 2 3);fill:var(--c);filter:invert(1) hue-rotate(180deg)}@media print{.a{fill:red}}';
    const style = 'filter: drop-shadow(0 1px 2px rgba(0, 0, 0, 0.5)); font-family: "A B"';
    const svg = inSvg(
      `<style>${styles}</style><path style='shape-inside:url(#r);${style}'/><path filter="url(#f) blur(2px)"/>`,
    );
    const safe = sanitizeSvg(svg);
    expect(safe).toContain(styles);
    expect(safe).toContain(`style="${style.replaceAll('"', '&quot;')}"`);
    expect(safe).toContain('filter="url(#f) blur(2px)"');
  });
});

it('refuses embedded images with too many pixels', () => {
  const image = `<image href="data:image/png;base64,${png(4_000, 4_000)}"/>`;
  expect(sanitizeSvg(inSvg(image))).toContain('<image');
  expect(() => sanitizeSvg(inSvg(image + image))).toThrow(
    'it has 32,000,000 pixels in embedded images, more than the limit of 25,000,000',
  );
  expect(() => sanitizeSvg(inSvg('<image href="data:image/png;base64,QUJD"/>'))).toThrow(
    'it has a damaged embedded image',
  );
});
