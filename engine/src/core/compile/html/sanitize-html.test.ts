import { describe, expect, it } from 'vitest';
import { randomWholeNumbers } from '../../../shared/test-random-numbers.ts';
import { readHtml } from './html-tokens.ts';
import { IN_DESCRIPTIONS, IN_DOCUMENTS, sanitizeHtml } from './sanitize-html.ts';

/** Markup that a browser would run or load. */
const DANGER =
  /<(?:script|style|iframe|object|embed|svg|math|form|input|img|base|link|meta)\b|<[^>]*\son\w+\s*=|<[^>]*(?:javascript|vbscript|data):/i;

describe('removes what could run', () => {
  it.each([
    '<script>alert(1)</script>',
    '<scr<script>x</script>ipt>alert(1)</script>',
    '<SCRIPT SRC=//evil.example></SCRIPT>',
    '<script>alert(1)',
    '<img src=x onerror=alert(1)>',
    '<b onclick="alert(1)">x</b>',
    '<b\nonmouseover\n=\nalert(1)>x</b>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="&#x6A;avascript&colon;alert(1)">x</a>',
    '<a href="java&Tab;script:alert(1)">x</a>',
    '<a href="java&#0000000115;cript:alert(1)">x</a>',
    '<a href="java&#x0000000000073;cript:alert(1)">x</a>',
    '<a href="java&#115cript:alert(1)">x</a>',
    '<a href="\u0001java\u00adscript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href=vbscript:msgbox(1)>x</a>',
    '<svg><a href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<style>body{display:none}</style>',
    '<p style="position:fixed">x</p>',
    '<!--><script>alert(1)</script>-->',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<form action="https://evil.example"><input name="token"></form>',
    '<a href="x" title=""><script>alert(1)</script>">x</a>',
    '<base href="https://evil.example">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<b/onclick=alert(1)>x</b>',
    '<code class="language-js Operation-badges">x</code>',
  ])('%s', (html) => {
    const safe = sanitizeHtml(html);
    expect(safe).not.toMatch(DANGER);
    expect(safe).not.toMatch(/style=|Operation-/);
  });
});

// The pinned version is the last one for Node.js 20.19. Later ones fix these faults, which our lists rule out.
describe('rules out the faults that later versions of the library fix', () => {
  it.each([
    // https://github.com/advisories/GHSA-jxwj-j7wr-gfrw
    '<textarea></textarea/><img src=x onerror=alert(1)>',
    '<xmp></xmp/><img src=x onerror=alert(1)></xmp>',
    '<svg><textarea><img src=x onerror=alert(1)></textarea></svg>',
    '<math><mtext><xmp><img src=x onerror=alert(1)></xmp></mtext></math>',
    // https://github.com/advisories/GHSA-g8qq-57p8-ggw5
    '<svg><a><animate attributeName="href" values="#safe;javascript:alert(1)"/></a></svg>',
    // https://github.com/advisories/GHSA-374f-7chj-9948
    '<svg:a><svg:set attributeName="xlink:href" to="javascript:alert(1)"/></svg:a>',
    // https://github.com/advisories/GHSA-x3q4-9hxx-gx8m
    '<div><noscript></div><img src=x onerror=alert(1)></noscript>',
    // https://github.com/advisories/GHSA-cv27-6wvh-8x7j
    '<meta http-equiv="refresh" content="0;javascript:alert(1)">',
  ])('%s', (html) => {
    for (const allowed of [IN_DESCRIPTIONS, IN_DOCUMENTS]) {
      const tags = readHtml(sanitizeHtml(html, allowed)).filter(({ kind }) => kind !== 'text');
      const shown = tags.map(({ raw }) => raw).join('');
      expect(shown).not.toMatch(/on\w+=|javascript:|<(?!\/?div>|img src="x" \/>)/);
    }
  });
});

const PIECES = [
  ...['<script>', '</script>', '<svg>', '</svg>', '<style>', '<iframe srcdoc="', '<math>', '<p>'],
  ...['<a href="', '<a href=', '<IMG SRC=x ', 'onerror=alert(1)', ' style="', '"', "'", '>', '/>'],
  ...[
    'javascript:',
    'JaVa',
    'script:',
    'data:text/html,',
    'vbscript:',
    '&#106;',
    '&#x00000000006A;',
  ],
  ...[
    '&#0000000115;',
    '&colon;',
    '&Tab;',
    '&NewLine;',
    '\t',
    '\n',
    '\0',
    '\u00ad',
    '\u200b',
    '&lt;',
  ],
  ...[
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '<!',
    '</',
    '<',
    '<b',
    '</b>',
    '<template>',
    '=',
    '&',
  ],
  ...['<noscript>', '</noscript>', '<textarea>', '<title>', '<object data=', '<base href=', 'text'],
];

/** A URL that a browser would run. */
const RUNS = /^(?:javascript|vbscript|data):/i;

function withoutBounds(html: string): string {
  return html.replaceAll(/<\/[ap]>|<p>/g, '');
}

it('is safe for any mixture of pieces, and reaches a fixed point', () => {
  const next = randomWholeNumbers(20);
  for (let round = 0; round < 5_000; round += 1) {
    const html = Array.from({ length: 1 + next(14) }, () => PIECES[next(PIECES.length)]).join('');
    const safe = sanitizeHtml(html);
    for (const token of readHtml(safe)) {
      if (token.kind === 'other') expect(token.raw, html).toMatch(/^<\/[abp]>$/);
      if (token.kind !== 'start') continue;
      expect(token.name, html).toMatch(/^(?:a|b|p)$/);
      for (const [name, value] of Object.entries(token.attributes)) {
        expect(name, html).toMatch(/^(?:href|title)$/);
        expect(value.replace(/[\s\p{Cc}\p{Cf}]/gu, ''), html).not.toMatch(RUNS);
      }
    }
    // A second pass can close links and paragraphs earlier and add an empty paragraph, as browsers do if one
    // begins inside another (https://html.spec.whatwg.org/#parsing-main-inbody). Text and attributes stay the
    // same.
    const again = sanitizeHtml(safe);
    expect(withoutBounds(again), html).toBe(withoutBounds(safe));
    expect(sanitizeHtml(again), html).toBe(again);
  }
});

it('closes what is left open, and leaves out what was never opened', () => {
  expect(sanitizeHtml('<p>a <b>b</p></i> c')).toBe('<p>a <b>b</b></p> c');
  // Browsers also omit an unfinished tag.
  expect(sanitizeHtml('1 < 2 <b')).toBe('1 &lt; 2 ');
});

it('in documents keeps headings, images and places, and nothing that runs', () => {
  const clean = (html: string) => sanitizeHtml(html, IN_DOCUMENTS);
  expect(clean('<h1 id="a" style="x">A</h1><a name="b"></a>')).toBe(
    '<h1 id="a">A</h1><a name="b"></a>',
  );
  expect(clean('<img src="a.png" alt="A" width="9" onerror="alert(1)" style="x">')).toBe(
    '<img src="a.png" alt="A" width="9" />',
  );
  expect(clean('<img src="javascript:alert(1)"><img src=" data:image/svg+xml,x">')).toBe(
    '<img /><img />',
  );
  expect(clean('<td style="text-align: right">1</td><td style="position: fixed">2</td>')).toBe(
    '<td class="align-right">1</td><td>2</td>',
  );
});

it.each(['colspan', 'rowspan'])('keeps a %s of 1 to 50', (name) => {
  const span = (value: string) =>
    sanitizeHtml(`<table><tr><td ${name}="${value}">x</td></tr></table>`).includes(name);
  expect(['1', '9', '10', '50'].filter(span)).toEqual(['1', '9', '10', '50']);
  expect(['0', '51', '100', '65534', '-1', '1e3', ' 5'].filter(span)).toEqual([]);
});

it.each([
  [
    '<pre><code class="language-sh">npm i<details><summary></summary>; curl evil</details></code></pre>',
    '<pre><code class="language-sh">npm i; curl evil</code></pre>',
  ],
  [
    '<pre><b>a</b><br><pre><code><code>b</code></code></pre></pre><details><summary>c</summary></details>',
    '<pre>a\n<code>b</code></pre><details><summary>c</summary></details>',
  ],
  [
    '<p>\u202ea <code>b <b>\u202ec</b></code> \u2067d</p><kbd>\u202e</kbd>',
    '<p>\u202ea <code>b <b>\ufffdc</b></code> \u2067d</p><kbd>\ufffd</kbd>',
  ],
])('code is what readers see: %s', (written, expected) => {
  expect(sanitizeHtml(written)).toBe(expected);
});
