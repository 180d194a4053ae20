/**
 * Runs a command on the engine's documentation. `npm run docs:engine` builds it, and `npm run docs:engine -- dev`
 * serves it while you write. In both cases, the configuration reference is generated first.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ENGINE_ROOT } from '../../src/core/engine-root.ts';
import { writeConfigurationPage } from './configuration-page.ts';

const [command = 'build', ...options] = process.argv.slice(2);
writeConfigurationPage();
const arguments_ = [
  path.join(ENGINE_ROOT, 'bin/docs.js'),
  command,
  '--root',
  path.join(ENGINE_ROOT, 'docs'),
];
const { status } = spawnSync(process.execPath, [...arguments_, ...options], { stdio: 'inherit' });
process.exitCode = status ?? 1;
