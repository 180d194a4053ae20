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
  [inSvg('<g>'.repeat(300_000)), 'it has more than 200 levels'],
])('refuses what is no drawing: %.20s', (text, message) => {
  expect(() => sanitizeSvg(text)).toThrow(message);
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
    ['spaces in a reference', `<g class="url(#${' '.repeat(900_000)}''"/>`],
    ['references in a reference', `<g class="${'url(#'.repeat(180_000)}''"/>`],
  ])('%s', (_, content) => {
    const safe = sanitizeSvg(inSvg(`${content}<path/>`));
    expect(safe).toContain('<path></path>');
  });

  it('references of one element', () => {
    const svg = inSvg(`<g class="${'url(#a)'.repeat(140_000)}"/>`);
    expect(sanitizeSvg(svg)).toContain('<g class');
  });
});
