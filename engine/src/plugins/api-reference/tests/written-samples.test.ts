/** Tests that generated samples are valid in their languages, whatever the request contains. */
import { expect, it } from 'vitest';
import { checkSyntax, hasGrammar } from '../../../checks/samples/syntax-trees.ts';
import type { SampleRequest } from '../pages/samples/request.ts';
import { sampleCode } from '../pages/samples/request-samples.ts';

const HARD = 'It\'s "quoted", $HOME #{x} $' + '{y} \\ and\ttwo\nlines """ `done` "#"';
const url = 'https://app.example.com/api/lamps?tag=type%3Avalue&dry=true';
const key = ['Authorization', "<your-token> 'x'"] as const;

const REQUESTS: Readonly<Record<string, SampleRequest>> = {
  query: { method: 'GET', url, headers: [key] },
  'nothing at all': { method: 'DELETE', url, headers: [] },
  'basic authentication': { method: 'HEAD', url, headers: [['Authorization', 'Basic dTpw']] },
  'JSON body': {
    method: 'POST',
    url,
    headers: [key, ['Content-Type', 'application/json']],
    body: {
      kind: 'json',
      value: { [HARD]: HARD, list: [1, -2.5, 9007199254740993n, [], {}], yes: true, none: null },
    },
  },
  'JSON text': {
    method: 'PATCH',
    url,
    headers: [['Content-Type', 'application/json']],
    body: { kind: 'json', value: HARD },
  },
  'plain text': {
    method: 'PUT',
    url,
    headers: [['Content-Type', 'text/plain']],
    body: { kind: 'text', text: HARD },
  },
  form: {
    method: 'POST',
    url,
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    body: { kind: 'form', fields: [['name', HARD]] },
  },
  multipart: {
    method: 'POST',
    url,
    headers: [key],
    body: {
      kind: 'multipart',
      fields: [
        { name: 'title', value: HARD, isFile: false },
        { name: 'file', value: 'lamps.json', isFile: true },
      ],
    },
  },
  file: {
    method: 'POST',
    url,
    headers: [['Content-Type', 'application/octet-stream']],
    body: { kind: 'file' },
  },
};

/** There's no grammar for PowerShell. The samples' own tests run JavaScript. */
const READ = ['curl', 'python', 'go', 'java', 'csharp', 'php', 'ruby', 'rust'];

it.each(Object.entries(REQUESTS))('%s', async (_, request) => {
  const samples = sampleCode(request).filter(({ language }) => hasGrammar(language));
  expect(samples.map(({ id }) => id)).toEqual(READ);
  for (const { id, language, code } of samples) {
    const text = language === 'csharp' ? withoutRawText(code) : code;
    expect(await checkSyntax(language, text), `${id}\n${code}`).toEqual([]);
  }
});

/**
 * Replaces raw strings, because the grammar is older than C# 11. A raw string has the same number of quotes at
 * both ends.
 */
function withoutRawText(code: string): string {
  return code.replace(/("{3,})\n[\s\S]*?\n +\1(?!")/g, '"text"');
}
