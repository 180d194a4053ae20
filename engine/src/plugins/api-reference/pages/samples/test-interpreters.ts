/** The programs that tests use to run samples. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export type Interpreter = 'sh' | 'bash' | 'node' | 'python3' | 'php' | 'ruby' | 'java' | 'go';

const INTERPRETERS: Readonly<
  Record<Interpreter, { file: string; needs?: string; options?: readonly string[] }>
> = {
  sh: { file: 'sample.sh', needs: 'curl' },
  bash: { file: 'sample.sh', needs: 'curl' },
  node: { file: 'sample.mjs' },
  python3: { file: 'sample.py' },
  php: { file: 'sample.php' },
  ruby: { file: 'sample.rb' },
  java: { file: 'Example.java' },
  go: { file: 'sample.go', options: ['run'] },
};

/** True if a program isn't installed. In that case, a test is skipped, so a message is printed. */
export function isMissing(interpreter: Interpreter): boolean {
  const { needs } = INTERPRETERS[interpreter];
  const missing = [interpreter, needs ?? interpreter].find(
    (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error !== undefined,
  );
  if (missing === undefined) return false;
  console.warn(`SKIPPED: ${missing} isn't installed, so samples for ${interpreter} don't run.`);
  return true;
}

/** Runs code in an empty folder. Returns its output and any files that it created. */
export async function run(
  interpreter: Interpreter,
  code: string,
): Promise<{ output: string; left: string[] }> {
  const { file, options = [] } = INTERPRETERS[interpreter];
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  try {
    writeFileSync(join(folder, file), code);
    writeFileSync(join(folder, 'file.bin'), 'bytes of a file');
    const child = spawn(interpreter, [...options, file], { cwd: folder });
    const [output, errors, status] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      exitOf(child),
    ]);
    if (status !== 0) throw new Error(`${interpreter} ended with ${status}: ${errors}`);
    const left = readdirSync(folder).filter((name) => name !== file && name !== 'file.bin');
    return { output, left };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve));
}

/** Stands in for PHP's cURL extension if that isn't installed. Forms written as an array aren't supported. */
export const PHP_CURL = `<?php if (!function_exists('curl_init')) {
  foreach (['RETURNTRANSFER', 'CUSTOMREQUEST', 'HTTPHEADER', 'POSTFIELDS', 'NOBODY'] as $index => $name)
    define('CURLOPT_' . $name, $index);
  define('CURLINFO_RESPONSE_CODE', 0);
  function curl_init($url) { $request = new ArrayObject(); $request['url'] = $url; return $request; }
  function curl_setopt_array($request, $options) { $request['options'] = $options; }
  function curl_getinfo() { return 200; }
  function curl_exec($request) {
    $options = $request['options'];
    return file_get_contents($request['url'], false, stream_context_create(['http' => [
      'method' => isset($options[CURLOPT_NOBODY]) ? 'HEAD' : $options[CURLOPT_CUSTOMREQUEST] ?? 'GET',
      'header' => $options[CURLOPT_HTTPHEADER] ?? [],
      'content' => $options[CURLOPT_POSTFIELDS] ?? '']]));
  }
} ?>`;
