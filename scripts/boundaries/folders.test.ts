import { expect, it } from 'vitest';
import { crowdedFolders } from './folders.ts';

const files = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}${ending}`);

it('allows twenty files, and any number of unit tests beside them', () => {
  const tests = [...files('src/a', 30, '.test.ts'), 'src/a/testing.ts', 'src/a/test-values.ts'];
  expect(crowdedFolders([...files('src/a', 20), ...tests])).toEqual([]);
});

it('counts folders by themselves, without those inside of them', () => {
  expect(crowdedFolders([...files('src/a', 20), ...files('src/a/b', 20)])).toEqual([]);
});

it('names folders with more, browser tests and styles among their files', () => {
  const crowded = [...files('src/b', 20), 'src/b/style.css', ...files('e2e', 21, '.spec.ts')];
  expect(crowdedFolders(crowded)).toEqual([
    'e2e contains 21 files. Move some of them to folders by purpose',
    'src/b contains 21 files. Move some of them to folders by purpose',
  ]);
});
