import { spawn } from 'node:child_process';

export interface LastUpdate {
  /** Date and time in UTC as an ISO 8601 string. */
  date: string;
}

/**
 * Returns the last commit of each file, by path relative to `root`. Moving a file without editing it isn't an
 * update. One `git log` process finds all files, and ends as soon as the last one has been found. Files without
 * a commit aren't in the map. It's empty if git or the history is missing. Commits at the edge of a shallow
 * clone are ignored, because they seem to add every file.
 */
export async function lastUpdates(
  root: string,
  files: readonly string[],
): Promise<Map<string, LastUpdate>> {
  const updates = new Map<string, LastUpdate>();
  if (files.length === 0) return updates;
  const prefix = await prefixOf(root);
  /**
   * The files that haven't been found yet. The keys are their paths in the repository at the time of the
   * current commit.
   */
  const wanted = new Map(files.map((file) => [prefix + file, file]));
  for await (const change of changesIn(root)) {
    const file = wanted.get(change.path);
    if (file === undefined) continue;
    wanted.delete(change.path);
    if (change.oldPath !== undefined) wanted.set(change.oldPath, file);
    else if (change.commit !== undefined) updates.set(file, change.commit);
    if (wanted.size === 0) break;
  }
  return updates;
}

interface Change {
  path: string;
  /** Present if the file was only moved. */
  oldPath?: string;
  /** Absent if the commit has no usable date. */
  commit: LastUpdate | undefined;
}

const COMMIT_MARK = '\u0001';
const SEPARATOR = '\u0002';
const FORMAT = COMMIT_MARK + ['%ct', '%D'].join(SEPARATOR);
const LOG = ['log', '-z', '--name-status', '--find-renames=100%', `--format=${FORMAT}`];

/** Yields the files that each commit changed, the newest commit first. */
async function* changesIn(root: string): AsyncGenerator<Change> {
  const fields = fieldsOfGit(root, LOG, '\0');
  let commit: LastUpdate | undefined;
  for await (const field of fields) {
    const text = field.replace(/^\n/, '');
    if (text.startsWith(COMMIT_MARK)) {
      commit = readCommit(text);
      continue;
    }
    const path = await nextOf(fields);
    if (!text.startsWith('R')) yield { path, commit };
    else yield { path: await nextOf(fields), oldPath: path, commit };
  }
}

async function nextOf(fields: AsyncGenerator<string>): Promise<string> {
  const { value } = await fields.next();
  return value ?? '';
}

/** Returns the path of `root` in its repository, with a slash at the end, or an empty string for the top folder. */
async function prefixOf(root: string): Promise<string> {
  for await (const line of fieldsOfGit(root, ['rev-parse', '--show-prefix'], '\n')) return line;
  return '';
}

/**
 * Runs git in a folder, and yields the parts of its output that end with `end`. If git can't be started, yields
 * nothing. Git is stopped when the caller needs no more parts.
 */
async function* fieldsOfGit(
  root: string,
  options: readonly string[],
  end: string,
): AsyncGenerator<string> {
  const git = spawn('git', ['-C', root, ...options], { stdio: ['ignore', 'pipe', 'ignore'] });
  // Without this listener, a missing git would end the process.
  git.on('error', () => {});
  let rest = '';
  try {
    for await (const chunk of git.stdout.setEncoding('utf8')) {
      const fields = (rest + chunk).split(end);
      rest = fields.pop() ?? '';
      yield* fields;
    }
  } finally {
    git.kill();
  }
}

/**
 * Returns nothing for a commit at the edge of a shallow clone, and for one whose date is in the future or can't
 * be read.
 */
function readCommit(text: string): LastUpdate | undefined {
  const [seconds = '', refs = ''] = text.slice(COMMIT_MARK.length).split(SEPARATOR);
  const date = new Date(Number(seconds) * 1000);
  const isUsable = date.getTime() <= Date.now() && !refs.split(', ').includes('grafted');
  return isUsable ? { date: date.toISOString() } : undefined;
}
