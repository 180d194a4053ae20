import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Output } from '../../../core/plugin-api.ts';
import { outputContent, rejectedProblems, testContext, writeSite } from '../../../core/test-api.ts';
import { llms } from './llms.ts';
import { readSkills, skills } from './skills.ts';

const named = (outputs: Iterable<Output>, name: string) =>
  [...outputs].find((output) => output.name === name);

async function textOf(outputs: Iterable<Output>, name: string): Promise<string> {
  const output = named(outputs, name);
  if (output === undefined) throw new Error(`There is no ${name}`);
  return String(await outputContent(output));
}

const context = testContext(['welcome.md', 'reference/lamps.md', 'reference/tags.md'], {
  sidebars: { docs: ['reference/tags', 'reference/lamps'] },
});

describe('llms.txt', () => {
  const outputs = [...llms.outputs({ ...context, server: { theme: {} } as never })];

  it('lists single pages, folders with their own index, and what else there is', async () => {
    expect(await textOf(outputs, 'llms.txt')).toBe(
      `# Acme

> All about Acme

Every page is also available as Markdown: add \`.md\` to its URL, or request it with \`Accept: text/markdown\`.

## Start here

- [Title of welcome](https://docs.acme.example/welcome.md)

## Reference

- [All pages in "Reference"](https://docs.acme.example/reference/llms.txt): with descriptions
- [Title of reference/tags](https://docs.acme.example/reference/tags.md)
- [Title of reference/lamps](https://docs.acme.example/reference/lamps.md)

## Optional

- [llms-full.txt](https://docs.acme.example/llms-full.txt): the full text of all pages except the API reference
`,
    );
  });

  it('has an index in each folder with several pages', async () => {
    expect(outputs.map(({ name }) => name)).toEqual([
      'llms.txt',
      'reference/llms.txt',
      'llms-full.txt',
    ]);
    expect(await textOf(outputs, 'reference/llms.txt')).toContain('# Reference | Acme\n');
  });
});

describe('skills', () => {
  const SKILL =
    '---\nname: use-acme\ndescription: Use Acme.\n---\n\nRead [tags](/reference/tags#a).\n';
  const skillContext = async (name: string, text: string) => {
    const root = await writeSite({ [`site/skills/${name}/SKILL.md`]: text });
    return { ...context, definition: { ...context.definition, root } };
  };

  it('stand with whole addresses at both places, and in the index with a digest of what is served', async () => {
    const outputs = [...skills.outputs(await skillContext('use-acme', SKILL))];
    const text = await textOf(outputs, 'skill.md');
    expect(text).toContain('[tags](https://docs.acme.example/reference/tags.md#a)');
    const served = '.well-known/agent-skills/use-acme/SKILL.md';
    expect(await textOf(outputs, served)).toBe(text);
    const index = JSON.parse(await textOf(outputs, '.well-known/agent-skills/index.json'));
    expect(index.skills).toEqual([
      {
        name: 'use-acme',
        type: 'skill-md',
        description: 'Use Acme.',
        url: `/${served}`,
        digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
      },
    ]);
  });

  it.each([
    ['no front matter', 'use-acme', 'Text', 'SKILL.md:1:1  has no front matter'],
    ['another name', 'acme', SKILL, 'is named "use-acme", but its folder is named "acme"'],
    ['no description', 'use-acme', SKILL.replace(/description.*\n/, ''), 'description'],
    ['a name with spaces', 'use acme', SKILL.replace('use-acme', 'use acme'), 'lowercase letters'],
  ])('are refused with %s', async (_, name, text, message) => {
    const made = await skillContext(name, text);
    expect(await rejectedProblems(Promise.resolve().then(() => readSkills(made)))).toContain(
      message,
    );
  });

  it('are none without the folder', () => {
    expect([...skills.outputs(context)]).toEqual([]);
  });
});
