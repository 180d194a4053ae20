import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../src/cli/testing.ts';
import { modulesIn } from './modules.ts';

it('lists the modules of a repository that contains only the engine', () => {
  const root = temporaryFolder();
  writeFiles(root, {
    'engine/src/b.tsx': '',
    'engine/src/a.ts': '',
    'engine/src/a.css': '',
    'engine/e2e/fixtures/atlas/site/site.config.ts': '',
  });
  expect(modulesIn(root)).toEqual(['engine/src/a.ts', 'engine/src/b.tsx']);
});
