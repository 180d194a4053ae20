import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSnippet } from './snippet.ts';

const place = { file: 'docs/page.mdx', line: 3 };
let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'snippet-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function codeOf(text: string, region: string): Promise<string> {
  await writeFile(path.join(root, 'sample.ts'), text);
  const { code } = await readSnippet(`@/sample.ts#${region}`, 'docs/page.mdx', { root }, place);
  return code;
}

it('takes the lines of a region without their shared indentation', async () => {
  const text = 'before();\n  // #region call\n  call();\n    deep();\n  // #endregion\nafter();\n';
  expect(await codeOf(text, 'call')).toBe('call();\n  deep();');
});

it('reads files with the line endings of Windows', async () => {
  const text =
    '// #region call\r\n  call();\r\n\r\n  // highlight-next-line\r\n  done();\r\n// #endregion\r\n';
  expect(await codeOf(text, 'call')).toBe('call();\n\n// highlight-next-line\ndone();');
});

it('keeps the lines of regions within a region and leaves out their marks', async () => {
  const text =
    '# #region all\na\n# #region part\nb\n# #endregion\nc\n# #endregion\nd\n<!-- #region last -->';
  expect(await codeOf(text, 'all')).toBe('a\nb\nc');
  expect(await codeOf(text, 'part')).toBe('b');
});

it('takes code that has a name "region" for code', async () => {
  const text = '// #region account\nid: string;\nregion: string;\nendregion: 1;\n// #endregion\n';
  expect(await codeOf(text, 'account')).toBe('id: string;\nregion: string;\nendregion: 1;');
});
