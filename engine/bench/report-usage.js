/**
 * Loaded into a measured process before its program. When the process ends, writes the resources that it used
 * to file descriptor 3 (see measure-command.ts). Includes all threads of the process, but not its children.
 */
import { writeSync } from 'node:fs';

process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));
