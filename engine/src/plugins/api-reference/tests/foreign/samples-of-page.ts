/** Returns what the samples on a Markdown page send when they run. No request leaves the machine. */
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

const CODE_BLOCK = /^([ \t]*)(`{3,})([^\n]*)\n([\s\S]*?)\n[ \t]*\2[ \t]*$/gm;

/** Prints its arguments, one per line. */
const CURL = `curl() { printf '%s\\n' "$@"; }`;

/** Prints the method and URL, headers, and body of the first request, and then exits. */
const FETCH = `globalThis.fetch = async (...options) => {
  const request = new Request(...options);
  const head = [request.method + ' ' + request.url, ...[...request.headers].map((pair) => pair.join(': '))];
  console.log(head.join('\\n') + '\\n\\n' + (await request.text()));
  process.exit(0);
};`;

/** Runs the page's first cURL sample in a shell. Returns the arguments that curl receives, one per line. */
export function curlArguments(page: string): string {
  const sample = codeBlocks(page).find(({ code }) => /^\s*curl\b/.test(code));
  if (sample === undefined) throw new Error('The page has no cURL sample.');
  return run('bash', ['--noprofile', '--norc', '-c', `${CURL}\n${sample.code}`]);
}

/**
 * Runs the page's first JavaScript sample. Returns what `fetch` receives: method and URL, headers, an empty
 * line, and the body.
 */
export function fetchRequest(page: string): string {
  const sample = codeBlocks(page).find(({ language }) => /^(?:javascript|js)\b/.test(language));
  if (sample === undefined) throw new Error('The page has no JavaScript sample.');
  return run(process.execPath, ['--input-type=module', '--eval', `${FETCH}\n${sample.code}`]);
}

/** Returns code blocks in order, without the indentation of the list around them. */
function codeBlocks(page: string): { language: string; code: string }[] {
  return [...page.matchAll(CODE_BLOCK)].map(([, indent = '', , language = '', code = '']) => ({
    language,
    code: code
      .split('\n')
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()))
      .join('\n'),
  }));
}

function run(program: string, options: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, options, { cwd: tmpdir(), encoding: 'utf8' });
  if (stdout === '') throw new Error(`The sample doesn't run: ${stderr}`);
  return stdout;
}
