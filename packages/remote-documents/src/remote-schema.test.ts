import { expect, test } from 'vitest';
import { loadSite, rejectedProblems, writeSite } from '../../../engine/src/core/test-api.ts';
import { remoteDocuments } from './index.ts';
import { remoteOf } from './remote-schema.ts';

const CONFIG = `export default { title: 'Acme', tagline: 'All', url: 'https://acme.example' };\n`;

function site(remote: string): Promise<string> {
  return writeSite({ 'site/site.config.ts': CONFIG, 'site/remote.ts': remote });
}

const load = (root: string) => loadSite(root, [remoteDocuments]);

test('documents are README.md of the branch main on GitHub unless said otherwise', async () => {
  const root = await site(
    `export default { documents: [{ route: '/client', repository: 'acme/client' }] };`,
  );
  expect(remoteOf(await load(root))).toEqual({
    host: {
      web: 'https://github.com',
      api: 'https://api.github.com',
      files: 'https://raw.githubusercontent.com',
    },
    ownOrigins: [],
    imageOrigins: [],
    documents: [{ route: '/client', repository: 'acme/client', ref: 'main', file: 'README.md' }],
  });
});

test('a site without the file has no documents of others', async () => {
  const root = await writeSite({ 'site/site.config.ts': CONFIG });
  expect(remoteOf(await load(root))).toBeUndefined();
});

test('says what is wrong and what to write', async () => {
  const root = await site(`export default {
  host: { web: 'https://git.example/' },
  documents: [
    { route: 'client', repository: 'https://github.com/acme/client.git' },
    { route: '/server', repository: 'acme/server', file: './docs/use.md' },
    { route: '/server', repository: 'acme/other', file: '../secret.md' },
    { route: '/worker', repository: 'acme/worker', file: 'src/main.rs' },
  ],
};`);
  expect(await rejectedProblems(load(root))).toMatchInlineSnapshot(`
    "site/remote.ts:2:16  host.web ends with a slash ('https://git.example/')
        Use 'https://git.example'
    site/remote.ts:4:14  documents[0].route doesn't start with a slash ('client')
        Use '/client'
    site/remote.ts:4:36  documents[0].repository must be a repository in the form owner/name ('https://github.com/acme/client.git')
        Use 'acme/client'
    site/remote.ts:5:58  documents[1].file must be a path from the repository's root ('./docs/use.md')
        Use 'docs/use.md'
    site/remote.ts:6:14  documents[2].route repeats documents[1].route ('/server')
        Give each document its own route
    site/remote.ts:6:57  documents[2].file is outside the repository ('../secret.md')
        For example, use 'README.md'
    site/remote.ts:7:58  documents[3].file isn't a Markdown file ('src/main.rs')
        For example, use 'README.md'"
  `);
});
