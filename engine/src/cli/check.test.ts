import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../core/files/test-site.ts';
import { GOOD_SITE } from './build/test-bad-site.ts';
import { type CommandResult, runCommand } from './testing.ts';

/** Enables the checks of samples, names, and prose. */
const CHECKS = {
  'site/checks/words.txt': 'Zebrafy\n',
  'site/checks/names.json': JSON.stringify([
    { what: 'setting', pattern: 'SHOP_[A-Z]+', names: ['SHOP_PORT'] },
  ]),
};

const GOOD_SAMPLE = '```json\n{ "port": 8080 }\n```\n';
const BAD_SAMPLE = '```json\n{ "port": 8080,, }\n```\n';

const DESCRIPTION =
  'The page of a shop that says how to set its port and what becomes of the setting.';
const page = (body: string) =>
  `---\ntitle: Home\ndescription: ${DESCRIPTION}\nslug: /\n---\n\n${body}`;

/** Runs `check` on a small site. `body` is the body of its only page. */
async function check(
  body: string,
  files: Record<string, string> = CHECKS,
): Promise<CommandResult & { root: string }> {
  const root = await writeSite({ ...GOOD_SITE, ...files, 'docs/index.md': page(body) });
  return { ...(await runCommand('check', '--root', root)), root };
}

test('a good site prints what was checked, and writes no output', async () => {
  const { code, output, errors, root } = await check(`Set \`SHOP_PORT\`.\n\n${GOOD_SAMPLE}`);
  expect(errors).toBe('');
  expect(code).toBe(0);
  expect(output).toMatch(/Pages +\d+/);
  expect(output).toMatch(/Samples +1/);
  expect(output).toMatch(/Warnings +none/);
  expect(existsSync(join(root, 'dist'))).toBe(false);
});

test('samples that do not parse, names that do not exist, and misspelled words are errors', async () => {
  const { code, errors, output } = await check(
    `Set \`SHOP_PROT\`.\n\nWe zebrify and Zebrafy it.\n\n${BAD_SAMPLE}`,
  );
  expect(code).toBe(1);
  expect(errors).toContain("docs/index.md:12  The json sample isn't valid JSON");
  expect(errors).toContain('> 12 | { "port": 8080,, }');
  expect(errors).toMatch(/docs\/index\.md:7.*SHOP_PROT/);
  expect(errors).toMatch(/docs\/index\.md:9.*zebrify/);
  expect(errors.match(/→/g)).toHaveLength(3);
  expect(errors).toContain('3 errors');
  expect(output).not.toContain('Samples ');
});

test("a site that doesn't enable these checks is only checked for links", async () => {
  const { code, errors } = await check(`See [nothing](/nowhere).\n\n${BAD_SAMPLE}`, {});
  expect(code).toBe(1);
  expect(errors).toContain('/nowhere');
  expect(errors).toContain('1 error');
  expect(errors).not.toContain('JSON');
});
