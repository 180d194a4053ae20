import { expect, it } from 'vitest';
import { rejectedProblems, writeSite } from '../files/test-site.ts';
import { ProblemsError } from '../problems/problems.ts';
import {
  checkOutput,
  type Output,
  type OutputContext,
  type OutputProvider,
  outputContent,
} from './output.ts';
import {
  AT_ONCE,
  forEachOutput,
  OUTPUTS_AFTER_PLUGINS,
  OUTPUTS_BEFORE_PLUGINS,
} from './providers.ts';
import { testContext } from './test-context.ts';

/** Returns a site's outputs. */
async function listed(context: OutputContext): Promise<Output[]> {
  const outputs: Output[] = [];
  const providers = [...OUTPUTS_BEFORE_PLUGINS, ...OUTPUTS_AFTER_PLUGINS];
  await forEachOutput(context, providers, async (output) => void outputs.push(output));
  return outputs;
}

it('lists pages, files about the site, and files for hosts at last', async () => {
  const names = (await listed(testContext(['welcome.md']))).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['welcome.html', '404.html', 'documents.json', 'welcome.md']),
  );
  expect(names.indexOf('_headers')).toBeGreaterThan(names.indexOf('welcome.md'));
});

it('takes a static file in place of what would be made', async () => {
  const root = await writeSite({ 'site/static/redirects.json': 'Our own\n' });
  const outputs = await listed(testContext(['welcome.md'], { root }));
  const files = outputs.filter(({ name }) => name === 'redirects.json');
  expect(files).toHaveLength(1);
  expect(files[0] && String(await outputContent(files[0]))).toBe('Our own\n');
});

it('says when a page has the address of a file', async () => {
  expect(await rejectedProblems(listed(testContext(['redirects.json.md'])))).toContain(
    'docs/redirects.json.md  has the route /redirects.json, which is the URL of a file',
  );
});

it('reports all problems, and continues with the other providers after a problem', async () => {
  const context = testContext(['redirects.json.md', 'robots.txt.md']);
  const wrong = (message: string) => () => {
    const problem = { severity: 'error', place: { file: 'site/a' }, message, remedy: 'x' } as const;
    throw new ProblemsError([problem]);
  };
  const providers: OutputProvider[] = [
    { outputs: wrong('The list fails') },
    {
      outputs: () => [
        { name: 'a', content: wrong('The content fails') },
        { name: 'b', content: wrong('The next content fails') },
      ],
    },
    { outputs: () => [{ name: 'robots.txt', content: () => '' }] },
  ];
  expect(await rejectedProblems(forEachOutput(context, providers, checkOutput))).toBe(
    [
      'site/a  The list fails\n    x',
      'site/a  The content fails\n    x',
      'docs/robots.txt.md  has the route /robots.txt, which is the URL of a file\n    Give the page a slug, or rename its file or folder.',
    ].join('\n'),
  );
});

it('asks an output with a key only for its check', async () => {
  const calls: string[] = [];
  const noting = (name: string) => () => {
    calls.push(name);
    return '';
  };
  await checkOutput({ name: 'a', content: noting('content without a key') });
  await checkOutput({ name: 'b', key: '1', content: noting('content with a key') });
  await checkOutput({ name: 'c', key: '1', content: noting('content'), check: noting('check') });
  await checkOutput({ name: 'd', file: '/nowhere' });
  expect(calls).toEqual(['content without a key', 'check']);
});

it('creates a few outputs at the same time, and ends when all have been created', async () => {
  let [running, most] = [0, 0];
  const ended: number[] = [];
  const outputs = Array.from({ length: 12 }, (_, index) => ({
    name: String(index),
    async content() {
      running += 1;
      most = Math.max(most, running);
      for (let turn = 0; turn < 12 - index; turn += 1) await undefined;
      running -= 1;
      ended.push(index);
      if (index === 5) throw new Error('The sixth fails');
      return '';
    },
  }));
  const created = (count: number) =>
    forEachOutput(
      testContext(['welcome.md']),
      [{ outputs: () => outputs.slice(0, count) }],
      checkOutput,
    );
  await created(5);
  expect(ended.sort()).toEqual([0, 1, 2, 3, 4]);
  await expect(created(12)).rejects.toThrow('The sixth fails');
  expect(most).toBe(AT_ONCE);
  expect(running).toBe(0);
});
