import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface LastUpdate {
  /** ISO date and time in UTC. */
  date: string;
}

/**
 * Returns the last commit of each file, by path relative to `root`. Moving a file without editing it isn't
 * an update. One `git log` serves all files and ends as soon as the last one has been found. Files without a
 * commit aren't in the map. It's empty if git or the history is missing. Commits at the edge of a shallow
 * clone seem to add every file, so they're ignored.
 */
export async function lastUpdates(
  root: string,
  files: readonly string[],
): Promise<Map<string, LastUpdate>> {
  const updates = new Map<string, LastUpdate>();
  if (files.length === 0) return updates;
  const prefix = await prefixOf(root);
  /** The files that are still to be found, by their path in the repository at the time of the commit. */
  const wanted = new Map(files.map((file) => [prefix + file, file]));
  const log = ['log', '--name-status', '--find-renames=100%', `--format=${FORMAT}`];
  let commit: LastUpdate | undefined;
  for await (const line of linesOfGit(root, log)) {
    if (line.startsWith(COMMIT_MARK)) {
      commit = readCommit(line);
      continue;
    }
    const [status = '', path = '', newPath] = line.split('\t');
    const file = wanted.get(newPath ?? path);
    if (file === undefined) continue;
    wanted.delete(newPath ?? path);
    if (status.startsWith('R')) wanted.set(path, file);
    else if (commit !== undefined) updates.set(file, commit);
    if (wanted.size === 0) break;
  }
  return updates;
}

const COMMIT_MARK = '\u0001';
const SEPARATOR = '\u0002';
const FORMAT = COMMIT_MARK + ['%cI', '%D'].join(SEPARATOR);

/** Returns the path of `root` in its repository, with a slash at the end, or an empty string for the top folder. */
async function prefixOf(root: string): Promise<string> {
  for await (const line of linesOfGit(root, ['rev-parse', '--show-prefix'])) return line;
  return '';
}

/**
 * Runs git in a folder and yields the lines of its output, of which there are none if it can't be started. It starts with
 * the first line that is asked for, because lines that arrive before that would be lost
 * (https://nodejs.org/api/readline.html#rlsymbolasynciterator), and it's stopped when no more are wanted.
 */
async function* linesOfGit(root: string, options: readonly string[]): AsyncGenerator<string> {
  const git = spawn('git', ['-C', root, '-c', 'core.quotePath=false', ...options], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // Without a listener, a missing git would end the process.
  git.on('error', () => {});
  try {
    yield* createInterface({ input: git.stdout, crlfDelay: Number.POSITIVE_INFINITY });
  } finally {
    git.kill();
  }
}

function readCommit(line: string): LastUpdate | undefined {
  const [date = '', refs = ''] = line.slice(COMMIT_MARK.length).split(SEPARATOR);
  return /\bgrafted\b/.test(refs) ? undefined : { date: new Date(date).toISOString() };
}
