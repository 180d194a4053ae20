import { expect, it } from 'vitest';
import { child } from '../../../engine/src/core/config/syntax-tree.ts';
import { writeSite } from '../../../engine/src/core/files/test-site.ts';
import { COMPUTED } from './evaluate.ts';
import { openSource } from './source.ts';

/** Returns the value of a constant in `src/lib/main.ts`. */
async function valueIn(name: string, files: Record<string, string>): Promise<unknown> {
  const source = openSource(await writeSite(files));
  const found = source.findConstant(name, 'src/lib/main.ts');
  return found && source.evaluate(child(found.node, 'init'), found.file);
}

it('follows constants through imports, re-exports, and folders', async () => {
  const files = {
    'src/lib/main.ts': `
      import { OPENED as STARTED, HOURS } from './events/index.js';
      export const ALL = [STARTED, 'closed', ...OTHERS] as const;
      const OTHERS = [{ after: hoursToMilliseconds(HOURS) }];`,
    'src/lib/events/index.ts': `export * from './names'; export { HOURS } from '../time';`,
    'src/lib/events/names.ts': `export const OPENED = 'opened' as const;`,
    'src/lib/time.ts': `export const HOURS = 2;`,
  };
  expect(await valueIn('ALL', files)).toEqual(['opened', 'closed', { after: 7_200_000 }]);
});

it('finds a constant that has moved, and prefers the outer of two', async () => {
  const files = {
    'src/lib/main.ts': 'export const OTHER = 1;',
    'src/lib/moved.ts': 'function f() { const LIMIT = 1; } export const LIMIT = 2;',
    'src/lib/moved.test.ts': 'const LIMIT = 3;',
  };
  expect(await valueIn('LIMIT', files)).toBe(2);
  expect(await valueIn('GONE', files)).toBeUndefined();
});

it("doesn't guess values that are only known at runtime, and detects cycles", async () => {
  const files = {
    'src/lib/main.ts': `
      import { B } from './other';
      export const NOW = Date.now();
      export const A = B;`,
    'src/lib/other.ts': `import { A } from './main'; export const B = A;`,
  };
  expect(await valueIn('NOW', files)).toBe(COMPUTED);
  expect(await valueIn('A', files)).toBe(COMPUTED);
});

it('names the folder that it needs', async () => {
  const root = await writeSite({ 'lib/main.ts': '' });
  expect(() => openSource(root)).toThrow(/has no folder src\/lib. Set --source to the root/);
});
