/** Runs a shell sample as if a reader had pasted it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Node } from 'web-tree-sitter';
import { withSyntaxTree } from '../../../../engine/src/checks/samples/syntax-trees.ts';

/** Programs that samples may start. They don't change anything outside of the folder. */
const ALLOWED = new Set([
  ...['curl', 'jq', 'grep', 'head', 'tail', 'sort', 'cut', 'wc', 'date', 'cat', 'mktemp', 'sleep'],
  ...['echo', 'printf', 'set', 'trap', 'exit', 'export', 'test', '[', ':', 'true', 'break', 'rm'],
]);

/** Returns the programs that a sample starts, other than the allowed ones and its own functions. */
export function otherPrograms(code: string): Promise<readonly string[]> {
  return withSyntaxTree('bash', code, (root) => {
    const names = (type: string) =>
      root
        .descendantsOfType(type)
        .flatMap((node: Node | null) => node?.childForFieldName('name')?.text ?? []);
    const own = new Set(names('function_definition'));
    return [...new Set(names('command'))].filter(
      (name) => /^\w/.test(name) && !ALLOWED.has(name) && !own.has(name),
    );
  });
}

export interface ProgramRun {
  /** The exit code, or `null` if a signal ended the process. */
  status: number | null;
  errors: string;
}

const ENDS_WITHIN = 60_000; // milliseconds

/** Runs code with bash in a folder. The environment consists of these variables and `PATH`. */
export async function runShell(
  code: string,
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<ProgramRun> {
  const child = spawn('bash', ['-c', code], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', HOME: folder, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: ENDS_WITHIN,
  });
  const exit = once(child, 'exit');
  const [errors, [status]] = await Promise.all([text(child.stderr), exit]);
  return { status, errors };
}
