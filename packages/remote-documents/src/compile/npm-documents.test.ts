import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readHtml } from 'pagewright/plugin';
import { describe, expect, it } from 'vitest';
import { ENGINE_ROOT, packageFolders } from '../../../../engine/src/core/test-api.ts';
import { elementsOf, readDocument, textOfNodes } from './read-document.ts';
import { compileTestDocument, htmlOf, testDocument } from './test-document.tsx';

/** Packages in this repository whose READMEs were written by hand. */
const DOCUMENTS = [
  'react',
  'vitest',
  'zod',
  'sharp',
  'htmlparser2',
  'github-slugger',
  'ajv',
  'image-size',
  'rolldown',
  'smol-toml',
]
  .flatMap((name) =>
    packageFolders(ENGINE_ROOT).map((folder) => path.join(folder, name, 'README.md')),
  )
  .filter(existsSync);

it('there are documents to try', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(5);
});

describe.each(DOCUMENTS)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('keeps its words and its code', async () => {
    const page = await compileTestDocument(testDocument(text));
    const drawn = wordsOf(
      readHtml(htmlOf(page))
        .map((token) => (token.kind === 'text' ? token.text : ' '))
        .join(''),
    );
    const { nodes } = readDocument(text);
    const title = elementsOf(nodes).find(({ tagName }) => tagName === 'h1');
    const written = wordsOf(textOfNodes(nodes)).length;
    const lost = title === undefined ? 0 : wordsOf(textOfNodes(title.children)).length;
    expect(drawn.length).toBeGreaterThanOrEqual(written - lost);
    for (const { children } of elementsOf(nodes).filter(({ tagName }) => tagName === 'pre')) {
      expect(drawn.join(' ')).toContain(wordsOf(textOfNodes(children)).join(' '));
    }
  });

  it('gives a page that is whole', async () => {
    const page = await compileTestDocument(testDocument(text), { taken: ['install', 'usage'] });
    const levels = [...page.html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(2);
    for (const [index, level] of levels.slice(1).entries()) {
      expect(level).toBeGreaterThanOrEqual(3);
      expect(level).toBeLessThanOrEqual((levels[index] ?? 0) + 1);
    }
    expect(new Set(page.anchors).size).toBe(page.anchors.length);
    expect(page.anchors.every((id) => id.startsWith('repository'))).toBe(true);
    expect(page.links.every(({ href }) => /^(?:https?:\/\/|mailto:|\/)/.test(href))).toBe(true);
    expect(page.html).not.toMatch(/<img\b|shields\.io|\s(?:style|on\w+)=/);
    expect(page.problems.every(({ severity }) => severity === 'warning')).toBe(true);
  });
});

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+/gu) ?? [];
}
