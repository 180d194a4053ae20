import { describe, expect, it } from 'vitest';
import { shellQuoted } from '../../request/curl.ts';
import {
  cQuoted,
  goRaw,
  javascriptQuoted,
  phpQuoted,
  powershellQuoted,
  quotedLines,
  rubyQuoted,
  rustQuoted,
  visibleJson,
} from './quoting.ts';
import { hostileTexts } from './test-hostile-texts.ts';
import { type Interpreter, isMissing, run } from './test-interpreters.ts';

const TEXTS = hostileTexts();
const listOf = (quoted: (text: string) => string) => TEXTS.map(quoted).join(',\n');

/** Programs that print all the texts as a JSON list. */
const PROGRAMS: Readonly<Record<Interpreter, string>> = {
  sh: shellProgram(),
  bash: shellProgram(),
  node: `console.log(JSON.stringify([${listOf(javascriptQuoted)}]))`,
  python3: `import json\nprint(json.dumps([${listOf(cQuoted)}]))`,
  php: `<?php\necho json_encode([${listOf(phpQuoted)}], JSON_THROW_ON_ERROR);`,
  ruby: `require "json"\nputs JSON.generate([${listOf(rubyQuoted)}])`,
  java: javaProgram(cQuoted),
  go: goProgram(),
};

/** Returns a shell program that prints the texts. Its arguments can't contain the null character. */
function shellProgram(): string {
  const list = TEXTS.map(shellQuoted).join(' \\\n');
  return `'${process.execPath}' -p 'JSON.stringify(process.argv.slice(1))' -- ${list}`;
}

function javaProgram(quoted: (text: string) => string): string {
  return `public class Example {
    public static void main(String[] args) throws Exception {
      String[] all = {${listOf(quoted)}};
      var list = new java.util.ArrayList<String>();
      for (String each : all) {
        byte[] bytes = each.getBytes("UTF-8");
        list.add('"' + java.util.HexFormat.of().formatHex(bytes) + '"');
      }
      System.out.println(list);
    }
  }`;
}

function goProgram(): string {
  return `package main
    import "encoding/json"
    import "os"
    func main() { json.NewEncoder(os.Stdout).Encode([]string{${TEXTS.map((text) => `${cQuoted(text)},\n`).join('')}}) }`;
}

async function printed(interpreter: Interpreter, code: string): Promise<string[]> {
  const { output, left } = await run(interpreter, code);
  expect(left).toEqual([]);
  const list = JSON.parse(output) as string[];
  return interpreter === 'java' ? list.map((hex) => Buffer.from(hex, 'hex').toString()) : list;
}

describe.each(Object.keys(PROGRAMS) as Interpreter[])('%s', (interpreter) => {
  it.skipIf(isMissing(interpreter))('receives every text unchanged', async () => {
    const isShell = interpreter === 'sh' || interpreter === 'bash';
    const expected = isShell ? TEXTS.map((text) => text.replaceAll('\0', '')) : TEXTS;
    expect(await printed(interpreter, PROGRAMS[interpreter])).toEqual(expected);
  });
});

it.skipIf(isMissing('java'))('lines join to the same text', async () => {
  const lines = (text: string) => quotedLines(text, '    ');
  expect(await printed('java', javaProgram(lines))).toEqual(TEXTS);
});

interface Grammar {
  /** Matches a literal. The first group is the literal's content. */
  literal: RegExp;
  /** Matches the escape sequences in a literal. */
  sequence: RegExp;
  decode: (sequence: string) => string;
}

const SIMPLE: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

const BACKSLASHES: Omit<Grammar, 'literal'> = {
  sequence: /\\(?:u\{.*?\}|u.{4}|.)/g,
  decode(sequence) {
    const [, kind = ''] = sequence;
    if (kind !== 'u') return SIMPLE[kind] ?? kind;
    return String.fromCharCode(Number.parseInt(sequence.replace(/[\\u{}]/g, ''), 16));
  },
};

/** https://go.dev/ref/spec#String_literals */
const GO: Grammar = {
  literal: /"((?:[^"\\\n\0\ufeff]|\\(?:[nrt"\\]|u[\da-f]{4}))*)"|`((?:[^`\r\0\ufeff])*)`/y,
  ...BACKSLASHES,
};

/** Characters and escapes that each language's specification forbids. */
const GRAMMARS: readonly (Grammar & { name: string; quoted: (text: string) => string })[] = [
  { name: 'Go', quoted: cQuoted, ...GO },
  { name: 'a raw string of Go', quoted: goRaw, ...GO },
  {
    name: 'C#',
    quoted: cQuoted,
    literal: /"((?:[^"\\\r\n\u0085\u2028\u2029]|\\(?:[nrt"\\]|u[\da-f]{4}))*)"/y,
    ...BACKSLASHES,
  },
  {
    name: 'Rust',
    quoted: rustQuoted,
    literal: /"((?:[^"\\\r\u202a-\u202e\u2066-\u2069]|\\(?:[nrt"\\]|u\{[\da-f]{1,6}\}))*)"/y,
    ...BACKSLASHES,
  },
  {
    name: 'PowerShell',
    quoted: powershellQuoted,
    literal: /['‘’‚‛]((?:[^'‘’‚‛]|['‘’‚‛]{2})*)['‘’‚‛]|\[char\]0x(?<code>[\da-f]+)/y,
    sequence: /['‘’‚‛]{2}/g,
    decode: (pair) => pair.charAt(1),
  },
];

/** Evaluates code that concatenates literals. */
function evaluate(code: string, { literal, sequence, decode }: Grammar): string {
  const whole = /^\(([\s\S]*)\)$/.exec(code)?.[1] ?? code;
  let result = '';
  let position = 0;
  while (true) {
    literal.lastIndex = position;
    const match = literal.exec(whole);
    if (match === null) throw new SyntaxError(`No literal: ${whole.slice(position)}`);
    const { 0: text, 1: escaped = '', 2: raw = '', groups } = match;
    const { code: character } = groups ?? {};
    if (character !== undefined) result += String.fromCharCode(Number.parseInt(character, 16));
    else result += escaped.replace(sequence, decode) + raw;
    position += text.length;
    if (position === whole.length) return result;
    if (!whole.startsWith(' + ', position)) {
      throw new SyntaxError(`The literal ends early: ${whole.slice(position)}`);
    }
    position += ' + '.length;
  }
}

describe.each(GRAMMARS)('$name', ({ quoted, ...grammar }) => {
  it('evaluates every literal to the same text', () => {
    for (const text of TEXTS) expect(evaluate(quoted(text), grammar)).toBe(text);
  });
});

it('JSON hides nothing and keeps its meaning', () => {
  const text = visibleJson(JSON.stringify(TEXTS, null, 2));
  expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/u);
  expect(JSON.parse(text)).toEqual(TEXTS);
});
