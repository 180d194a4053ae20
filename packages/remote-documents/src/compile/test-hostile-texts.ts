/** Texts for tests that try to exhaust a compiler. The same seed gives the same texts. */
import { randomWholeNumbers } from '../../../../engine/src/shared/test-random-numbers.ts';

/** Functions that return texts of about `size` characters, by the construct that the texts repeat. */
const CONSTRUCTS: Readonly<Record<string, (size: number) => string>> = {
  ...Object.fromEntries(
    [
      ...['a', '&lt;a ', '&amp;', '&', '<', '<a ', '<a b="', '</a ', '<!--', '<![CDATA[', '<?'],
      ...['<div>', '<pre>\n\n', '<b>', '</p>', '<p>', '<a href=x>', '<table><a>', '<noscript>'],
      ...[
        '<li>',
        '<td>',
        '<details>\n\n',
        '<script>\n\n',
        '<h1>',
        '<iframe>',
        '<svg>',
        '<a name=x>',
      ],
      ...['>', '- ', '1. ', '> - ', '> ', '- a\n\n', '# ', '# a\n', 'a\n-\n', '---\n', '```\n'],
      ...['[', '![', '[a](', '[a](b) ', '[a][b] ', '[a]: b\n', '[^1]\n\n[^1]: a\n', '[^1] ', '[a]'],
      ...['*', '*a ', '*a _b ', '**a *b ', '_', '~~a ', '`', '``a', '\\', 'a\\\n', ':a[', '$a '],
      ...['http://a.b/', 'a@b.c ', 'a@', 'www.', '|', '|a', '||\n', '|-', ' ', '\t', 'a \t', '\n'],
    ].map((piece) => [JSON.stringify(piece), (size: number) => repeated(piece, size)]),
  ),
  'wide table': (size) => {
    const row = repeated('|a', size / 4);
    return `${row}|\n${row.replaceAll('a', '-')}|\n${repeated('|x|\n', size / 2)}`;
  },
  'backticks of all lengths': (size) => collected(size, (index) => `${'`'.repeat(index % 1_000)}a`),
  'list indented ever deeper': (size) => collected(size, (index) => `${'  '.repeat(index)}- a\n`),
  'quotation with lazy lines': (size) => `${'>'.repeat(size / 2)}a\n${repeated('b\n', size / 2)}`,
  'footnote with many references': (size) => `[^1]: a\n\n${repeated('[^1] ', size)}`,
  'open formatting, many paragraphs': (size) =>
    `${collected(5_000, (index) => `<b id="b${index}">`)}${repeated('<p>x', size)}`,
  'definitions and references': (size) =>
    collected(size / 2, (index) => `[a${index}]: b\n`) + collected(size / 2, (n) => `[a${n}] `),
  'nested emphasis': (size) => repeated('*a ', size / 2) + repeated('a* ', size / 2),
  'attributes without end': (size) => `<a ${repeated('b="c" ', size)}`,
  'different links': (size) => collected(size, (index) => `[a](b${index}) `),
  'the same ids': (size) => repeated('<p id="a">b</p>\n', size),
  'the same headings': (size) => repeated('## a\n\n', size),
  'spaces in code': (size) => `\`\`\`\na${repeated(' ', size)}b\n\`\`\``,
  'code with a slow grammar': (size) => `\`\`\`scss\n${repeated('*', size)}\n\`\`\``,
  'code blocks with a slow grammar': (size) =>
    repeated(`\`\`\`scss\n${'*'.repeat(4_900)}\n\`\`\`\n\n`, size),
};

/** Fragments that are combined at random. */
const PIECES = [
  ...[
    '>',
    '- ',
    '1. ',
    '  ',
    '\n',
    '\n\n',
    '\t',
    '[',
    ']',
    '(',
    ')',
    '*',
    '_',
    '`',
    '~~',
    '|',
    '|-|\n',
  ],
  ...[
    '<div>',
    '</div>',
    '<p>',
    '<b>',
    '</b>',
    '<a href="',
    '<!--',
    '-->',
    '"',
    '>',
    '&lt;',
    '&amp;',
  ],
  ...[
    '# ',
    '```\n',
    '---\n',
    '![',
    '](a)',
    '[^1]',
    ': ',
    'word ',
    '\\',
    'http://a.b ',
    '<td>',
    '\r\n',
  ],
];

export interface HostileText {
  name: string;
  text: string;
}

/** Returns one text for each construct and `mixtures` random texts, each with about `size` characters. */
export function* hostileTexts(size: number, mixtures: number): Generator<HostileText> {
  for (const [name, write] of Object.entries(CONSTRUCTS)) {
    yield { name: `${name} × ${size}`, text: write(size) };
  }
  const next = randomWholeNumbers(7);
  for (let round = 0; round < mixtures; round += 1) {
    // Each text uses only a few fragments, so that patterns repeat.
    const pieces = Array.from({ length: 4 }, () => PIECES[next(PIECES.length)] ?? '');
    const text = collected(size, () => pieces[next(pieces.length)] ?? '');
    yield { name: `mixture of ${JSON.stringify(pieces)} × ${size}`, text };
  }
}

function repeated(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length));
}

function collected(size: number, write: (index: number) => string): string {
  const pieces: string[] = [];
  let length = 0;
  for (let index = 0; length < size; index += 1) {
    const piece = write(index) || ' ';
    pieces.push(piece);
    length += piece.length;
  }
  return pieces.join('');
}
