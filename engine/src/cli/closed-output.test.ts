import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MODULE = fileURLToPath(new URL('closed-output.ts', import.meta.url));

/** Returns the exit code and the error output of a process whose standard output is closed. */
async function runWithoutReader(code: string): Promise<{ status: number; errors: string }> {
  const script = `import { ignoreClosedOutput } from ${JSON.stringify(MODULE)};
    process.stdin.once('data', () => { ${code} }).resume();`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, { stdio: 'pipe' });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.end('go');
  const [status] = (await once(child, 'close')) as [number];
  return { status, errors };
}

it('ends a command with its own result if nobody reads its output', async () => {
  const { status, errors } = await runWithoutReader(`
    ignoreClosedOutput([process.stdout]);
    process.stdout.write('one line\\n');
    setTimeout(() => { process.stdout.write('another\\n'); console.error('done'); process.exitCode = 3; });`);
  expect(errors).toBe('done\n');
  expect(status).toBe(3);
});

it("doesn't handle other stream errors", async () => {
  const { status, errors } = await runWithoutReader(`
    ignoreClosedOutput([process.stdout]);
    process.stdout.emit('error', Object.assign(new Error('no space'), { code: 'ENOSPC' }));`);
  expect(errors).toContain('Error: no space');
  expect(status).toBe(1);
});
