/** Commands end when their work is done, whatever the code of a site does meanwhile. */

/** Functions of the process that would end it without a word. */
const ENDINGS = ['exit', 'abort'] as const;

/**
 * Lets nothing end the process while `work` is running: `process.exit` throws where it's called, so that
 * the error names the page or module. When nothing is left to wait for before the work is done, the command
 * says so and fails: without this, it would end as if all were well.
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
