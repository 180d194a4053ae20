import { spawnSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { filled, loadScript } from './test-values.ts';

/** Values that would do harm if a program read them as code. */
const HOSTILE = [
  "'; rm -rf ~ #",
  '"; touch owned; "',
  `$(touch owned) \${HOME} $HOME`,
  '`touch owned`',
  "\\'; touch owned; \\",
  '\\"); throw 1; //',
  '!! #{x} \\(x) {{x}} %s',
  '*/ </script> & | > owned',
];

/** Runs commands in one shell, with a `curl` that prints its arguments, and returns each command's arguments. */
function shell(commands: readonly string[]): string[][] {
  const print = `curl() { printf '%s\\n' "$@" END; }\n`;
  const script = print + commands.join('\n');
  const { stdout, stderr } = spawnSync('bash', ['-c', script], {
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin', HOME: '/nonexistent' },
  });
  expect(stderr).toBe('');
  return stdout
    .split('END\n')
    .slice(0, -1)
    .map((lines) => lines.split('\n').slice(0, -1));
}

describe('hostile values stay data', () => {
  it('in a shell: in single and double quotes', () => {
    const bodies = HOSTILE.map((value) =>
      filled(`curl --data '{ "project": "bookshop" }'`, 'bash', value),
    );
    expect(shell(bodies).map(([, body = '']) => JSON.parse(body).project)).toEqual(HOSTILE);
    const queries = HOSTILE.map((value) =>
      filled(`curl --data-urlencode "project=IS:bookshop" --x`, 'bash', value),
    );
    expect(shell(queries)).toEqual(
      HOSTILE.map((value) => ['--data-urlencode', `project=IS:${value}`, '--x']),
    );
  });

  it.each(['<<EOF', "<<'EOF'"])('in a shell: in a text after %s', (start) => {
    const commands = HOSTILE.map((value) => {
      const code = filled(`cat ${start}\n{ "project": "bookshop" }\nEOF\n`, 'bash', value);
      return `curl "$(${code}\n)"`;
    });
    expect(shell(commands).map(([body = '']) => JSON.parse(body).project)).toEqual(HOSTILE);
  });

  it('in a URL, where it is one part of the path', () => {
    const commands = HOSTILE.map((value) =>
      filled(`curl "https://a.example/projects/bookshop/x"`, 'bash', value),
    );
    const parts = shell(commands).map(([address = '']) => address.split('/').slice(4));
    expect(parts.map(([project = '']) => decodeURIComponent(project))).toEqual(HOSTILE);
    expect(new Set(parts.map((part) => part.slice(1).join()))).toEqual(new Set(['x']));
  });

  it.each(HOSTILE)('in JSON and YAML: %j', (value) => {
    expect(JSON.parse(filled('{ "projects": ["bookshop"] }', 'json', value))).toEqual({
      projects: [value],
    });
    for (const code of ["'bookshop'", '"bookshop"']) {
      const text = filled(`project: ${code}\nnext: 1`, 'yaml', value);
      expect(parse(text)).toEqual({ project: value, next: 1 });
    }
  });

  it.each(HOSTILE)('in JavaScript: %j', (value) => {
    for (const quote of ["'", '"', '`']) {
      const code = filled(`isEnabled(${quote}checkout-express${quote})`, 'js', value);
      expect(runInNewContext(code, { isEnabled: (name: string) => name })).toBe(value);
    }
  });

  it.each(["'", '"', '"""'])('in Python, in %s', (quote) => {
    const code = HOSTILE.map((value) =>
      filled(`print(${quote}checkout-express${quote})`, 'python', value),
    );
    const { stdout } = spawnSync('python3', ['-c', code.join('\n')], { encoding: 'utf8' });
    expect(stdout.trimEnd().split('\n')).toEqual(HOSTILE);
  });
});

it('accepts only URLs of servers, and texts without invisible characters', () => {
  const { checked } = loadScript();
  expect(checked('url', 'https://unleash.example.com:4242/eu')).toBe(true);
  for (const wrong of [
    "https://a'b.example",
    'https://user:secret@a.example',
    'javascript:alert(1)',
    'https://a.example/$(id)',
    'https://a.example/?token=x',
    "'; rm -rf ~ #",
    7,
    null,
    '',
  ]) {
    expect(checked('url', wrong)).toBe(false);
  }
  expect(checked('project', "'; rm -rf ~ #")).toBe(true);
  for (const wrong of [
    'a\nb',
    'a\u202eb',
    'a\u0000',
    'a'.repeat(101),
    '..',
    {},
    ['a'],
    undefined,
  ]) {
    expect(checked('project', wrong)).toBe(false);
  }
});

it.each([
  [undefined, {}],
  ['{', {}],
  ['null', {}],
  ['7', {}],
  ['"url"', {}],
  ['{"project":{"a":1},"url":"x y","flag":"mine"}', { flag: 'mine' }],
])('reads what is left of the stored entry %s', (stored, values) => {
  expect({ ...loadScript(stored).read() }).toEqual(values);
});
