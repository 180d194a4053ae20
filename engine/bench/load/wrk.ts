/** Uses wrk to send requests as fast as the server responds. wrk itself needs few resources. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../scripts/find-program.ts';

export interface Load {
  /** Requests per second. */
  requests: number;
  /** Milliseconds within which 99% of requests were answered. */
  p99: number;
  /** Number of failed connections and unsuccessful responses. */
  errors: number;
}

const DURATION = '4s';

/** The command that installs wrk on Debian. */
export const WRK_INSTALLATION = 'apt-get install -y wrk';

/** True if wrk can be executed. */
export function hasWrk(): boolean {
  return findProgram('wrk') !== undefined;
}

/**
 * Requests these paths from a server, one after another, with Brotli and in one thread.
 *
 * @param folder folder for the script that contains the paths
 * @throws Error if wrk can't be executed
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

/** Parses the output of wrk. If a figure is missing, throws an `Error` that contains the output. */
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
