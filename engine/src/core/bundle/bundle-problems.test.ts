import { expect, it } from 'vitest';
import { writeSite } from '../files/test-site.ts';
import { ProblemsError } from '../problems/problems.ts';
import { bundleProblems } from './bundle-problems.ts';

const MODULE = `// Loads './gone.ts' later.
const names = ['./gone.ts'];
`;

it.each([
  ['a dynamic import', "const a = () =>\n  import('./gone.ts');\n", '4:10'],
  ['a dynamic import over two lines', "const a = import(\n  './gone.ts');\n", '4:3'],
  ['an import', "import a from './gone.ts';\n", '3:15'],
  ['an export', "export * from './gone.ts';\n", '3:15'],
  ['a call of require', "const a = require('./gone.ts');\n", '3:19'],
])('places %s of a file that is missing', async (_, code, place) => {
  const root = await writeSite({ 'site/A.tsx': MODULE + code });
  const messages = [
    `Could not resolve './gone.ts' in ${root}/site/A.tsx`,
    `Failed to resolve import "./gone.ts" from "${root}/site/A.tsx". Does the file exist?`,
  ];
  for (const message of messages.map((each) => each.replace('Failed', 'failed'))) {
    const loc = { file: `${root}/site/A.tsx`, line: 2, column: 38 };
    const error = bundleProblems(Object.assign(new Error(message), { loc }), root);
    if (!(error instanceof ProblemsError)) throw new Error('The error is unchanged.');
    const [problem] = error.problems;
    expect(`${problem?.place.line}:${problem?.place.column}`).toBe(place);
    expect(problem?.place.file).toBe('site/A.tsx');
    expect(problem?.message).toBe("imports ./gone.ts, which doesn't exist");
  }
});
