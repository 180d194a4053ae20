import { expect, it } from 'vitest';
import { writeSite } from '../core/files/test-site.ts';
import { readDataTexts } from './data-files.ts';

const LIMITS = [
  { name: 'lamps', note: 'Lamps of [one shop](/shop).' },
  { name: 'tags', note: 'Tags such as `SHOP_TAG`.' },
];

it('reads the strings under keys like pages, with their lines', async () => {
  const root = await writeSite({
    'site/checks/data.json': JSON.stringify([{ file: 'site/limits.json', keys: ['note'] }]),
    'site/limits.json': JSON.stringify(LIMITS, null, 2),
  });
  const texts = await readDataTexts(root);
  const at = (line: number) => ({ file: 'site/limits.json', line });
  expect(texts.flatMap(({ paragraphs }) => paragraphs)).toEqual([
    { text: 'Lamps of one shop.', place: at(4) },
    { text: 'Tags such as code.', place: at(8) },
  ]);
  expect(texts.flatMap(({ names }) => names)).toEqual([{ text: 'SHOP_TAG', place: at(8) }]);
});

it('reads nothing on a site that lists no data', async () => {
  expect(await readDataTexts(await writeSite({}))).toEqual([]);
});
