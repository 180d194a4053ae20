import { expect, it } from 'vitest';
import { createGrammarEngine } from './grammar-engine.ts';

it('finds the same in lines of ASCII and in others, and can be told that a scanner has done', async () => {
  const engine = await createGrammarEngine();
  const scanner = engine.createScanner(['\\d+', '[$_[:alpha:]][$_[:alnum:]]*']);
  const found = (line: string) => {
    const match = scanner.findNextMatchSync(engine.createString(line), 0, 0);
    return match && [match.index, match.captureIndices[0]?.start, match.captureIndices[0]?.end];
  };
  expect(found('  name1 = 2')).toEqual([1, 2, 7]);
  expect(found('  größe1 = 2')).toEqual([1, 2, 8]);
  expect(found('  1')).toEqual([0, 2, 3]);
  expect(found('  =')).toBeNull();
  // Without it, memory grows with every pattern that depends on the text.
  expect(scanner.dispose).toBeTypeOf('function');
  scanner.dispose?.();
});
