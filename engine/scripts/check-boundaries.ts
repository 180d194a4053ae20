/**
 * Command that checks whether imports follow the rules in boundaries/rules.ts. If not, exits with 1. Import cycles
 * are reported by Biome (noImportCycles).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkModule } from './boundaries/check.ts';
import { modulesIn } from './boundaries/modules.ts';
import { RULES } from './boundaries/rules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const files = modulesIn(ROOT);
const breaches = files.flatMap((file) =>
  checkModule(file, readFileSync(join(ROOT, file), 'utf8'), RULES),
);
for (const { file, line, column, message } of breaches) {
  console.error(`${file}:${line}:${column}  ${message}`);
}
if (breaches.length > 0) {
  console.error(
    `\n${breaches.length} imports break the rules in engine/scripts/boundaries/rules.ts`,
  );
  process.exit(1);
}

console.log(`The imports of ${files.length} modules follow the rules.`);
