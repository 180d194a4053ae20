/** Makes commands end only when their work is done, whatever a site's code does in the meantime. */

/** Functions that end the process without a message. */
const ENDINGS = ['exit', 'abort'] as const;

/**
 * Prevents code from ending the process while `work` is running. `process.exit` throws an error where it's
 * called, so the message names the page or module. If Node.js has nothing left to wait for before `work` is
 * done, the command prints a message and fails. Without this, it would seem to have succeeded.
 */
export async function runToEnd(work: () => Promise<number>): Promise<number> {
  const original = ENDINGS.map((name) => [name, process[name]] as const);
  for (const name of ENDINGS) process[name] = forbidden(name);
  const onExit = () => {
    process.exitCode = 1;
    console.error(UNFINISHED);
  };
  process.once('exit', onExit);
  try {
    return await work();
  } finally {
    process.off('exit', onExit);
    Object.assign(process, Object.fromEntries(original));
  }
}

const UNFINISHED =
  "The command ended before its work was done, because the site's code is waiting for something that never happens\n" +
  '→ Look for a top-level await in site/, or a promise that never resolves';

function forbidden(name: string): () => never {
  return () => {
    throw new Error(`process.${name}() would end the whole command`);
  };
}
