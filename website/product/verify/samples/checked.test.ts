import { expect, it } from 'vitest';
import { fingerprint } from '../../../site/proof/fingerprint.ts';
import { checkedSamples } from './checked.ts';

const sample = (name: string, code: string, language = 'bash') => ({
  name,
  language,
  title: undefined,
  code,
});
const judged = (name: string, contradictions: readonly string[] = []) => ({
  name,
  contradictions,
  faults: [],
  excused: [],
});

it('records correct samples with the SDK that they import', () => {
  const program = "import { initialize } from 'unleash-client';";
  const samples = [sample('docs/a.mdx:1', 'curl a'), sample('docs/a.mdx:9', program, 'js')];
  const checked = checkedSamples(samples, [judged('docs/a.mdx:1'), judged('docs/a.mdx:9')]);
  expect(checked[fingerprint('bash', 'curl a')]).toBe('');
  expect(checked[fingerprint('js', program)]).toMatch(/^Node\.js SDK \d+\.\d+\.\d+$/);
});

it('leaves out a sample that is wrong or excused on any page', () => {
  const samples = [sample('docs/a.mdx:1', 'curl a'), sample('docs/b.mdx:5', 'curl a')];
  const results = [judged('docs/a.mdx:1'), judged('docs/b.mdx:5', ['returns 500'])];
  expect(checkedSamples(samples, results)).toEqual({});
});
