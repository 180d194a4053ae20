import { describe, expect, it } from 'vitest';
import { readPageText } from './page-text.ts';

const PAGE = `---
title: Page
---

Lamps have \`enabled\` and **Save** here.

## A heading {#own}

\`\`\`ts title="src/a.ts" check=partial reason="cut"
const a = 1;
// highlight-next-line
const b = 2; // [!code --]
const c = 3;
\`\`\`

![A release](./release.svg)

| Name | Use |
|---|---|
| \`on\` | **Save** it |

:::tip Try it

Inside \`DATABASE_SSL\`.

:::
`;

describe('readPageText', () => {
  const page = readPageText('markdown', 'docs/page.md', PAGE);

  it('finds samples with their location, as readers copy them', () => {
    expect(page.samples).toEqual([
      {
        place: { file: 'docs/page.md', line: 9, column: 1 },
        language: 'ts',
        title: 'src/a.ts',
        meta: 'title="src/a.ts" check=partial reason="cut"',
        code: 'const a = 1;\n\nconst c = 3;',
      },
    ]);
  });

  it('finds names in code and images, even in admonitions', () => {
    expect(page.names.map(({ text, place }) => [text, place.line])).toEqual([
      ['enabled', 5],
      ['on', 20],
      ['DATABASE_SSL', 24],
    ]);
    expect(page.images).toEqual([
      { alt: 'A release', place: { file: 'docs/page.md', line: 16, column: 1 } },
    ]);
  });

  it('returns paragraphs without code and button labels', () => {
    expect(page.paragraphs.map(({ text }) => text)).toContain('Lamps have code and label here.');
    expect(page.paragraphs.map(({ text }) => text)).toContain('A heading');
    expect(page.texts.some(({ text }) => text.includes('const'))).toBe(false);
  });

  it('returns table rows with a bar between cells', () => {
    expect(page.rows.map(({ text }) => text)).toEqual(['Name | Use', 'code | label it']);
  });

  it('reads MDX with components and imports', () => {
    const text = `import Tabs from '@theme/Tabs';\n\n<Tabs>\n\nSome \`name\` {1 + 1}.\n\n</Tabs>\n`;
    const { names, paragraphs } = readPageText('mdx', 'docs/page.mdx', text);
    expect(names).toEqual([{ text: 'name', place: { file: 'docs/page.mdx', line: 5, column: 6 } }]);
    expect(paragraphs.map((paragraph) => paragraph.text)).toEqual(['Some code .']);
  });
});
