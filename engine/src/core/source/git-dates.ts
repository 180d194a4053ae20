import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface LastUpdate {
  /** ISO date and time in UTC. */
  date: string;
}

/**
 * Last commit of each file, by path relative to `root`, from one `git log` for all of them that is
 * stopped as soon as the last file was seen. Files without a commit are not in the map; it is empty
 * when git or the history is missing. Commits at the edge of a shallow clone seem to add every file,
 * so they are passed over.
 */
export async function lastUpdates(
  root: string,
  files: readonly string[],
): Promise<Map<string, LastUpdate>> {
  const updates = new Map<string, LastUpdate>();
  const wanted = new Set(files);
  if (wanted.size === 0) return updates;
  const git = spawn('git', gitArguments(root, files), { stdio: ['ignore', 'pipe', 'ignore'] });
  // Without a listener a missing git would end the process; the stream then ends without a line.
  git.on('error', () => {});
  let commit: LastUpdate | undefined;
  for await (const line of createInterface({
    input: git.stdout,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (line.startsWith(commitMark)) {
      commit = readCommit(line);
    } else if (commit !== undefined && wanted.delete(line)) {
      updates.set(line, commit);
      if (wanted.size === 0) break;
    }
  }
  git.kill();
  return updates;
}

const commitMark = '\u0001';
const separator = '\u0002';

function gitArguments(root: string, files: readonly string[]): string[] {
  const folders = new Set(files.map((file) => file.split('/')[0] ?? file));
  const format = ['%cI', '%D'].join(separator);
  return [
    ...['-C', root, '-c', 'core.quotePath=false', 'log', '--relative', '--name-only'],
    ...['--no-renames', `--format=${commitMark}${format}`, '--', ...folders],
  ];
}

function readCommit(line: string): LastUpdate | undefined {
  const [date = '', refs = ''] = line.slice(commitMark.length).split(separator);
  return /\bgrafted\b/.test(refs) ? undefined : { date: new Date(date).toISOString() };
}
