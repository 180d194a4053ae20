import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { commandLine } from './command-line.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'command-line-'));
const manifest = path.join(folder, 'package.json');
writeFileSync(manifest, JSON.stringify({ scripts: { serve: 'pagewright serve', docs: 'x' } }));

afterAll(() => rmSync(folder, { recursive: true }));

const line = (command: string, options: string, script?: string, file = manifest) =>
  commandLine(command, options, { npm_lifecycle_event: script, npm_package_json: file });

it.each([
  ['serve', '--port 80', 'serve', 'npm run serve -- --port 80'],
  ['serve', '', 'docs', 'npm run serve'],
  ['new', 'how-to', 'serve', 'npx pagewright new how-to'],
  ['serve', '--port 80', 'npx', 'npx pagewright serve --port 80'],
  ['serve', '', undefined, 'npx pagewright serve'],
])('%s %s, started by %s: %s', (command, options, script, expected) => {
  expect(line(command, options, script)).toBe(expected);
});

it('names npx if the scripts are gone', () => {
  expect(line('serve', '', 'serve', path.join(folder, 'none.json'))).toBe('npx pagewright serve');
});
