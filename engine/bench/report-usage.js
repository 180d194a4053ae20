/**
 * Loaded into a measured process before its program. When the process ends, it writes the resources that were used
 * to file descriptor 3 (see measure-command.ts). They're listed in total and for each stage that the program
 * printed. They include all threads of the process, but not its children.
 */
import { writeSync } from 'node:fs';

const FINISHED = /^✓ (\w+)/m;
const stages = [];
let before = process.cpuUsage();
const write = process.stdout.write;
process.stdout.write = function writeAndNote(text, ...rest) {
  const [, name] = FINISHED.exec(text) ?? [];
  if (name !== undefined) {
    const { user, system } = process.cpuUsage(before);
    stages.push({ name, cpu: (user + system) / 1e6 });
    before = process.cpuUsage();
  }
  return write.call(this, text, ...rest);
};

process.on('exit', () => writeSync(3, JSON.stringify({ ...process.resourceUsage(), stages })));
