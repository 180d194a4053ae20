import { expect, it } from 'vitest';
import { findValues, VALUE } from './find-values.ts';

/** Returns the placeholders with their instructions: `bookshop (project u)`. */
function found(text: string, language: string): string[] {
  return findValues({ text, language }).map(
    ({ start, end, attributes }) => `${text.slice(start, end)} (${attributes[VALUE]})`,
  );
}

it('finds the parts of a request', () => {
  const command = `curl --request POST "<your-unleash-url>/api/admin/projects/bookshop/features/checkout-express/environments/production/on" \\
  --header "Authorization: <your-personal-access-token>"`;
  expect(found(command, 'bash')).toEqual([
    '<your-unleash-url> (url)',
    'bookshop (project u)',
    'checkout-express (flag u)',
    'production (environment u)',
  ]);
});

it.each([
  ['bash', `curl --data '{ "project": "bookshop" }'`, 'project js'],
  ['bash', `curl --data-urlencode "project=IS:bookshop"`, 'project q'],
  ['bash', `curl "<x>/search?a=1&project=bookshop&b"`, 'project u'],
  ['bash', `cat <<EOF\n{ "project": "bookshop" }\nEOF`, 'project jt'],
  ['bash', `cat <<'EOF'\n{ "project": "bookshop" }\nEOF`, 'project j'],
  ['json', '{ "projects": ["bookshop"] }', 'project j'],
  ['yaml', "environment: 'production'", 'environment d'],
  ['yaml', 'environment: "production"', 'environment j'],
  ['http', 'GET /api/admin/projects/bookshop HTTP/1.1', 'project u'],
  ['js', "isEnabled('checkout-express')", 'flag a'],
  ['tsx', "useFlag('checkout-express')", 'flag a'],
  ['ts', '`on: checkout-express`', 'flag t'],
  ['python', 'is_enabled("checkout-express")', 'flag j'],
  ['java', 'isEnabled("checkout-express")', 'flag j'],
  ['go', 'IsEnabled("checkout-express")', 'flag j'],
  ['csharp', 'IsEnabled("checkout-express")', 'flag j'],
  ['rust', 'is_enabled("checkout-express")', 'flag j'],
  ['swift', 'isEnabled(name: "checkout-express")', 'flag j'],
  ['kotlin', 'isEnabled("checkout-express")', 'flag k'],
  ['dart', "isEnabled('checkout-express')", 'flag n'],
  ['dart', 'isEnabled("checkout-express")', 'flag k'],
  ['php', "isEnabled('checkout-express')", 'flag a'],
  ['ruby', 'is_enabled?("checkout-express")', 'flag r'],
])('writes a value in %s: %s', (language, code, instruction) => {
  expect(found(code, language).at(-1)).toMatch(new RegExp(`\\(${instruction}\\)$`));
});

it.each([
  ['bash', 'mkdir bookshop && cd bookshop'],
  ['bash', 'export NODE_ENV=production'],
  ['bash', 'unleash --environment=production'],
  ['yaml', 'environment: production'],
  ['bash', 'TOKEN=bookshop:production.<secret>'],
  ['bash', 'curl "https://hooks.bookshop.example/projects"'],
  ['bash', 'post "$(jq --arg project "checkout-express")"'],
  ['java', 'package example.bookshop;'],
  ['python', 'f"checkout-express: {express}"'],
  ['go', 'fmt.Printf("checkout-express is %v", on)'],
  ['go', 'json := `{ "name": "checkout-express" }`'],
  ['csharp', '$"checkout-express {x}"'],
  ['csharp', '@"{""name"":""checkout-express""}"'],
  ['rust', 'r#"{ "name": "checkout-express" }"#'],
  ['rust', 'println!("checkout-express: {express}");'],
  ['tsx', '<Flag name="checkout-express" />'],
  ['ts', '/* checkout-express */'],
  ['ts', `\`\${isEnabled('checkout-express')}\``],
  ['tsx', "<p>Don't use checkout-express</p>"],
  ['hcl', 'name = "checkout-express"'],
  ['output', '{ "project": "bookshop" }'],
  ['', 'checkout-express'],
])(
  'leaves out names that stand for something else, or that no text can replace: %s %s',
  (language, code) => {
    expect(found(code, language)).toEqual([]);
  },
);

it("doesn't change samples about the difference between two names", () => {
  expect(found('{ "parent": "checkout-express", "child": "gift-wrapping" }', 'json')).toEqual([]);
});

it('replaces all names in JSON or none, so that a response is either an example or about one flag', () => {
  const flags = '"checkout-express", "gift-wrapping"';
  expect(found(`{ "project": "bookshop", "features": [${flags}] }`, 'json')).toEqual([]);
  expect(found('{ "project": "bookshop", "name": "checkout-express" }', 'json')).toEqual([
    'bookshop (project j)',
    'checkout-express (flag j)',
  ]);
});

it('replaces a name everywhere in a sample or nowhere', () => {
  expect(found(`on('checkout-express'); f(\`\${'checkout-express'}\`)`, 'ts')).toEqual([]);
});

it("finds the server's URL in a sentence, too", () => {
  expect(found('<your-unleash-url>/auth/oidc/callback', '')).toEqual(['<your-unleash-url> (url)']);
});
