import { expect, it } from 'vitest';
import { writeSite } from '../../../engine/src/core/files/test-site.ts';
import { readSiteTexts } from './named-in.ts';
import { formatReport, isClean, type ReportedSubject } from './report.ts';

const CLEAN: ReportedSubject = {
  title: 'operators',
  count: 15,
  valueCount: 15,
  differences: [],
  moves: new Map(),
  misses: [],
};

const DRIFT: ReportedSubject = {
  ...CLEAN,
  title: 'variables',
  component: 'Settings',
  differences: [
    { kind: 'new', name: 'SHOP_CITY', details: [], source: 'src/a.ts:3 (load)', pages: [] },
    {
      kind: 'different',
      name: 'SHOP_PORT',
      details: ['default: 80 in the source, 8080 here'],
      source: 'src/a.ts:4 (load)',
      pages: ['docs/told.md'],
    },
  ],
  moves: new Map([['src/old.ts → src/a.ts', 2]]),
  misses: [{ file: 'src/b.ts', message: "There's no ALL list here" }],
};

it('lists locations in the source, and pages that mention or render what changed', async () => {
  const root = await writeSite({
    'docs/port.mdx': "import Settings from '@site/components/Settings';\n`SHOP_PORT`",
    'docs/other.md': '`SHOP_PORTS` and `MY_SHOP_PORT`',
    'openapi/overlays/shop.yaml': 'description: Needs SHOP_PORT.',
    'site/facts/variables.json': '["SHOP_PORT"]',
  });
  expect(formatReport([CLEAN, DRIFT], readSiteTexts(root))).toBe(`✓ 15 operators (15 values)
✗ 15 variables, rendered in docs/port.mdx
  New in the source (1)
    SHOP_CITY  src/a.ts:3 (load)
  Changed in the source (1)
    SHOP_PORT  src/a.ts:4 (load)
      default: 80 in the source, 8080 here
      mentioned in docs/told.md, docs/port.mdx, openapi/overlays/shop.yaml
  Moved (1)
    src/old.ts → src/a.ts (2)
  Not found (1)
    src/b.ts  There's no ALL list here

`);
  expect([CLEAN, DRIFT].map(isClean)).toEqual([true, false]);
});
