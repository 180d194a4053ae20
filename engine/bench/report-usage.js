/**
 * Loaded into a measured process before its program: when it ends, what it used goes to file
 * descriptor 3 (see measure-command.ts). All threads of the process count, its children do not.
 */
import { writeSync } from 'node:fs';

process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));
