/** Requests as fast as they are answered, by wrk, which needs little of the machine for itself. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../scripts/find-program.ts';

export interface Load {
  /** Per second. */
  requests: number;
  /** Milliseconds in which 99 of 100 requests were answered. */
  p99: number;
  /** Connections that failed, and answers other than success. */
  errors: number;
}

const DURATION = '4s';

/** The command that installs it on Debian. */
export const WRK_INSTALLATION = 'apt-get install -y wrk';

/** True when it can be run. */
export function hasWrk(): boolean {
  return findProgram('wrk') !== undefined;
}

/**
 * Asks a server for these paths in turn, with brotli, from one thread.
 *
 * @param folder for the script that names the paths
 * @throws Error when wrk cannot be run
 */
export async function measureLoad(
  origin: string,
  paths: readonly string[],
  connections: number,
  folder: string,
): Promise<Load> {
  const script = path.join(folder, 'paths.lua');
  await writeFile(script, scriptOf(paths));
  const options = ['-t1', `-c${connections}`, `-d${DURATION}`, '--timeout', '10s', '--latency'];
  const { stdout } = await promisify(execFile)('wrk', [...options, '-s', script, origin]);
  return readReport(stdout);
}

function scriptOf(paths: readonly string[]): string {
  const list = paths.map((each) => JSON.stringify(each)).join(', ');
  return `local paths = {${list}}
local next = 0
function request()
  next = next % #paths + 1
  return wrk.format("GET", paths[next], { ["Accept-Encoding"] = "br, gzip" })
end
`;
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/** Reads what wrk prints. Throws an `Error` with it when a figure is missing. */
export function readReport(text: string): Load {
  const requests = /^Requests\/sec:\s+([\d.]+)/m.exec(text)?.[1];
  const [, p99, unit = ''] = /^\s+99%\s+([\d.]+)(us|ms|s)\s*$/m.exec(text) ?? [];
  const factor = UNITS[unit];
  if (requests === undefined || p99 === undefined || factor === undefined) {
    throw new Error(`wrk printed unexpected output:\n${text}`);
  }
  const socketErrors = /^\s+Socket errors: (.*)$/m.exec(text)?.[1] ?? '';
  const failures = [...socketErrors.matchAll(/\d+/g)].map(([count]) => Number(count));
  const refused = Number(/^\s+Non-2xx or 3xx responses: (\d+)/m.exec(text)?.[1] ?? 0);
  return {
    requests: Number(requests),
    p99: Number(p99) * factor,
    errors: failures.reduce((sum, count) => sum + count, refused),
  };
}
