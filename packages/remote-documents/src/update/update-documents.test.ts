import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { printed, rejectedProblems, writeSite } from '../../../../engine/src/core/test-api.ts';
import type { RemoteLimits } from '../limits.ts';
import { readLockedDocuments } from '../lock/locked-documents.ts';
import type { RemoteDocumentConfig } from '../settings.ts';
import { compareDocuments } from './compare-documents.ts';
import type { FetchContext } from './fetch-document.ts';
import { commitOf, startHost, type TestFile, type TestHost } from './test-host.ts';
import { updateDocuments } from './update-documents.ts';

const PATIENCE = { milliseconds: 5_000, attempts: 3, pause: 1 };
const LIMITS: RemoteLimits = {
  commits: { ...PATIENCE, bytes: 10_000 },
  document: { ...PATIENCE, bytes: 10_000 },
  image: { ...PATIENCE, bytes: 3_000 },
  images: 2,
  imagesMilliseconds: 60_000,
  pixels: 10_000,
  concurrency: 3,
};

const CLIENT: RemoteDocumentConfig = {
  route: '/client',
  repository: 'acme/client',
  ref: 'main',
  file: 'README.md',
};

async function start(files: Readonly<Record<string, TestFile | string>>, documents = [CLIENT]) {
  const host = await startHost(files);
  const root = await writeSite({ 'docs/a.md': '' });
  const remote = { host: host.host, ownOrigins: [], imageOrigins: [], documents };
  const context: FetchContext = { remote, limits: LIMITS, token: undefined };
  return { host, root, context };
}

type Started = Awaited<ReturnType<typeof start>>;

/** Updates the documents. Returns the outcomes, the problems as text, and the texts that are then locked. */
async function update({ root, context }: Started, limits: Partial<RemoteLimits> = {}) {
  const changed = { ...context, limits: { ...context.limits, ...limits } };
  const updates = await updateDocuments(root, changed);
  const { documents, problems } = await readLockedDocuments({ root }, context.remote);
  expect(problems).toEqual([]);
  return {
    outcomes: updates.map(({ outcome }) => outcome),
    severities: updates.flatMap((each) => each.problems.map(({ severity }) => severity)),
    messages: printed(updates.flatMap((each) => each.problems)),
    texts: documents.map(({ text }) => text),
    documents,
  };
}

/** Replaces the host's response to requests for the document. */
function onDocument(host: TestHost, answer: TestHost['intercept']): void {
  host.intercept = (request, response) =>
    request.url?.endsWith('/README.md') === true && answer(request, response);
}

describe('documents', () => {
  it('are fetched as of their newest commit, once', async () => {
    const site = await start({ 'acme/client/README.md': '# One\n' });
    expect(await update(site)).toMatchObject({ outcomes: ['new'], texts: ['# One\n'] });
    const { documents } = await readLockedDocuments({ root: site.root }, site.context.remote);
    expect(documents[0]).toMatchObject({
      commit: commitOf('# One\n'),
      date: '2026-03-05T09:30:00Z',
    });
    site.host.requests.length = 0;
    expect(await update(site)).toMatchObject({ outcomes: ['same'], texts: ['# One\n'] });
    expect(site.host.requests).toHaveLength(1);
    site.host.files.set('acme/client/README.md', { content: '# Two\n' });
    expect(await update(site)).toMatchObject({ outcomes: ['changed'], texts: ['# Two\n'] });
    expect(await readdir(join(site.root, 'site/remote'))).toHaveLength(2);
  });

  it('that were edited here are fetched again', async () => {
    const site = await start({ 'acme/client/README.md': '# One\n' });
    const { documents } = await update(site);
    await writeFile(join(site.root, documents[0]?.copy ?? ''), 'edited');
    expect(await update(site)).toMatchObject({ outcomes: ['changed'], texts: ['# One\n'] });
  });

  it('come several at a time, and are locked in the same order whenever they come', async () => {
    const documents = ['c', 'a', 'd', 'b'].map((name) => ({
      ...CLIENT,
      route: `/${name}`,
      repository: `acme/${name}`,
    }));
    const files = Object.fromEntries(
      documents.map(({ repository }) => [`${repository}/README.md`, repository]),
    );
    const site = await start(files, documents);
    let open = 0;
    let most = 0;
    site.host.intercept = (request, response) => {
      open += 1;
      most = Math.max(most, open);
      response.once('close', () => {
        open -= 1;
      });
      // Responses begin when the maximum number of concurrent requests has arrived.
      if (most >= LIMITS.concurrency) return false;
      const wait = setInterval(() => {
        if (most < LIMITS.concurrency) return;
        clearInterval(wait);
        site.host.answer(request, response);
      }, 1);
      return true;
    };
    await update(site);
    expect(most).toBe(LIMITS.concurrency);
    const lock = await readFile(join(site.root, 'site/remote/lock.json'), 'utf8');
    expect(JSON.parse(lock).documents.map(({ route }: { route: string }) => route)).toEqual([
      '/a',
      '/b',
      '/c',
      '/d',
    ]);
  });
});

describe('a host that fails', () => {
  it('is asked again when that may help', async () => {
    const site = await start({ 'acme/client/README.md': '# One\n' });
    const statuses = [500, 429];
    onDocument(site.host, (_, response) => {
      const status = statuses.shift();
      if (status === undefined) return false;
      response.writeHead(status).end();
      return true;
    });
    expect(await update(site)).toMatchObject({ outcomes: ['new'], messages: '' });
    expect(site.host.requests.filter((path) => path.endsWith('/README.md'))).toHaveLength(3);
  });

  it.each<[string, TestHost['intercept'], Partial<RemoteLimits>, string, number]>([
    [
      'with 404',
      (_, response) => Boolean(response.writeHead(404).end()),
      {},
      "can't be fetched: the host returned 404 Not Found",
      1,
    ],
    [
      'with 500',
      (_, response) => Boolean(response.writeHead(500).end()),
      {},
      "can't be fetched: the host returned 500 Internal Server Error",
      3,
    ],
    [
      'with a limit of requests',
      (_, response) => Boolean(response.writeHead(403, { 'x-ratelimit-remaining': '0' }).end()),
      {},
      "can't be fetched: the host returned 403 Forbidden",
      1,
    ],
    [
      'by saying nothing',
      () => true,
      { document: { ...LIMITS.document, milliseconds: 50 } },
      "wasn't received within 0.05 s",
      3,
    ],
    [
      'by stopping in the middle',
      (_, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('# Half');
        setImmediate(() => response.destroy());
        return true;
      },
      {},
      "can't be fetched: the connection was closed",
      3,
    ],
    [
      'by sending without end',
      (_, response) => {
        response.writeHead(200);
        const send = () => {
          while (!response.destroyed && response.write('x'.repeat(1_000)));
        };
        response.on('drain', send);
        send();
        return true;
      },
      {},
      'is larger than 10 KB',
      1,
    ],
    [
      'with bytes that are no text',
      (_, response) => Boolean(response.end(Buffer.from([0xff, 0xfe, 0x00, 0x00, 0xc3, 0x28]))),
      {},
      "isn't text",
      1,
    ],
    [
      'with a document that exceeds a limit',
      (_, response) => Boolean(response.end(`${'>'.repeat(500)} deep`)),
      {},
      'has 500 levels of nested quotations and lists, more than the limit of 40',
      1,
    ],
  ])(
    '%s leaves the last good copy, with a warning',
    async (_, answer, limits, reason, requests) => {
      const site = await start({ 'acme/client/README.md': '# One\n' });
      await update(site);
      site.host.files.set('acme/client/README.md', { content: '# Two\n' });
      onDocument(site.host, answer);
      site.host.requests.length = 0;
      const { outcomes, severities, messages, texts } = await update(site, limits);
      expect({ outcomes, severities, texts }).toEqual({
        outcomes: ['kept'],
        severities: ['warning'],
        texts: ['# One\n'],
      });
      expect(messages).toContain(
        `site/remote.ts  README.md in acme/client ${reason}; the copy from 2026-03-05 is kept`,
      );
      expect(site.host.requests.filter((path) => path.endsWith('/README.md'))).toHaveLength(
        requests,
      );
    },
  );

  it('is an error for a document without an earlier copy; the others are locked', async () => {
    const other = { ...CLIENT, route: '/other', repository: 'acme/other' };
    const site = await start({ 'acme/other/README.md': '# Other\n' }, [CLIENT, other]);
    const { outcomes, severities, messages, texts } = await update(site);
    expect({ outcomes, severities, texts }).toEqual({
      outcomes: ['missing', 'new'],
      severities: ['error'],
      texts: ['# Other\n'],
    });
    expect(messages).toContain("isn't in the repository; there's no earlier copy");
  });
});

describe('encodings', () => {
  const text = '# Größe\n\n日本\n';
  it.each<[string, TestFile]>([
    ['UTF-8 with a byte order mark', { content: `\uFEFF${text}` }],
    ['UTF-16 with a byte order mark', { content: Buffer.from(`\uFEFF${text}`, 'utf16le') }],
    ['line ends of Windows', { content: text.replaceAll('\n', '\r\n') }],
  ])('%s', async (_, file) => {
    expect(await update(await start({ 'acme/client/README.md': file }))).toMatchObject({
      texts: [text],
    });
  });

  it('an encoding that the server names', async () => {
    const file = {
      content: Buffer.from('# Größe\n', 'latin1'),
      contentType: 'text/plain; charset=ISO-8859-1',
    };
    expect(await update(await start({ 'acme/client/README.md': file }))).toMatchObject({
      texts: ['# Größe\n'],
    });
  });
});

describe('images', () => {
  const square = (size: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background: '#246' } })
      .png()
      .toBuffer();

  it('of the repository are copied; their kind is what they are, not what they are called', async () => {
    const site = await start({
      'acme/client/README.md': '![A](img/a.jpg)\n<img src="/img/a.jpg">',
      'acme/client/img/a.jpg': { content: await square(8) },
    });
    const { documents } = await update(site);
    const images = Object.entries(documents[0]?.images ?? {});
    const commit = documents[0]?.commit;
    expect(images).toHaveLength(1);
    expect(images[0]?.[0]).toBe(`${site.host.host.files}/acme/client/${commit}/img/a.jpg`);
    expect(images[0]?.[1]).toMatch(/^\.\/client\.[0-9a-f]{12}\.png$/);
  });

  it('of others are not even asked for, and badges neither', async () => {
    const site = await start({ 'acme/client/README.md': '' });
    const { origin } = new URL(site.host.host.web);
    site.host.files.set('acme/client/README.md', {
      content: `![A](${origin}/elsewhere.png) ![B](badge.svg)`,
    });
    const { documents, messages } = await update(site);
    expect(documents[0]?.images).toEqual({});
    expect(messages).toBe('');
    expect(site.host.requests.some((path) => /elsewhere|badge/.test(path))).toBe(false);
  });

  /** Requests images from a host that doesn't respond to these requests. */
  async function askSilently(limits: Partial<RemoteLimits>) {
    const site = await start({ 'acme/client/README.md': '![A](a.png) ![B](b.png) ![C](c.png)' });
    site.host.intercept = ({ url }) => url?.endsWith('.png') === true;
    const { messages } = await update(site, limits);
    const asked = site.host.requests.filter((path) => path.endsWith('.png'));
    return { messages, asked: asked.map((path) => path.slice(-'a.png'.length)) };
  }

  it('that time out are requested once', async () => {
    const image = { ...LIMITS.image, milliseconds: 20 };
    const { asked, messages } = await askSilently({ image });
    expect(asked).toEqual(['a.png', 'b.png', 'c.png']);
    expect(messages).toContain("shows c.png as a link, because it wasn't received within 0.02 s");
  });

  it('have one deadline together', async () => {
    const { asked, messages } = await askSilently({ imagesMilliseconds: 100 });
    expect(asked).toEqual(['a.png']);
    expect(messages).toContain(
      "has images that weren't received within 0.1 s, so they are shown as links",
    );
  });

  it('that cannot be copied are warnings', async () => {
    const site = await start({
      'acme/client/README.md': '![A](gone.png) ![B](wide.png) ![C](no.png) ![D](huge.png)',
      'acme/client/wide.png': { content: await square(200) },
      'acme/client/no.png': '<html>Sign in</html>',
      'acme/client/huge.png': { content: Buffer.alloc(5_000) },
    });
    const { severities, messages, outcomes } = await update(site);
    expect(outcomes).toEqual(['new']);
    expect(new Set(severities)).toEqual(new Set(['warning']));
    for (const reason of [
      "shows gone.png as a link, because it can't be fetched: the host returned 404 Not Found",
      'shows wide.png as a link, because it is too large (200 × 200 pixels)',
      "shows no.png as a link, because it isn't an image",
      'shows huge.png as a link, because it is larger than 3 KB',
    ]) {
      expect(messages).toContain(reason);
    }
  });

  it('are limited in number', async () => {
    const names = ['a', 'b', 'c'];
    const images = await Promise.all(
      names.map(async (name, index) => [
        `acme/client/${name}.png`,
        { content: await square(index + 2) },
      ]),
    );
    const text = names.map((name) => `![x](${name}.png)`).join(' ');
    const site = await start({ 'acme/client/README.md': text, ...Object.fromEntries(images) });
    const { documents, messages } = await update(site);
    expect(Object.keys(documents[0]?.images ?? {})).toHaveLength(2);
    expect(messages).toContain('has more than 2 images, so the rest are shown as links');
  });
});

describe('comparing', () => {
  it('says what is out of date, and changes nothing', async () => {
    const other = { ...CLIENT, route: '/other', repository: 'acme/other' };
    const third = { ...CLIENT, route: '/third', repository: 'acme/third' };
    const files = { 'acme/client/README.md': '# One\n', 'acme/other/README.md': '# Other\n' };
    const site = await start(files, [CLIENT, other]);
    await update(site);
    site.host.files.set('acme/client/README.md', { content: '# Two\n' });
    const before = await readdir(join(site.root, 'site/remote'));
    const documents = [CLIENT, other, third];
    const context = { ...site.context, remote: { ...site.context.remote, documents } };
    const compared = await compareDocuments(site.root, context);
    expect(compared.documents.map(({ state }) => state)).toEqual(['outdated', 'newest', 'absent']);
    expect(await readdir(join(site.root, 'site/remote'))).toEqual(before);
    site.host.intercept = (_, response) => Boolean(response.writeHead(404).end());
    const failed = await compareDocuments(site.root, site.context);
    expect(failed.documents.map(({ state }) => state)).toEqual(['unknown', 'unknown']);
    expect(failed.documents[0]?.problems).toMatchObject([{ severity: 'warning' }]);
  });
});

it('a token goes to the host of commits, and to no other', async () => {
  const site = await start({ 'acme/client/README.md': '# One\n' });
  const seen: string[] = [];
  site.host.intercept = ({ url = '', headers }) => {
    if (headers.authorization !== undefined)
      seen.push(`${url.split('/')[1]} ${headers.authorization}`);
    return false;
  };
  await updateDocuments(site.root, { ...site.context, token: 'secret' });
  expect(seen).toEqual(['api Bearer secret']);
});

it('hashes of the lock are those of the files', async () => {
  const site = await start({ 'acme/client/README.md': '# One\n' });
  await update(site);
  const lock = JSON.parse(await readFile(join(site.root, 'site/remote/lock.json'), 'utf8'));
  const { name, sha256 } = lock.documents[0].document;
  const bytes = await readFile(join(site.root, 'site/remote', name));
  expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
});

describe('the folder of the copies', () => {
  it.each([
    ['itself', 'site', 'site/remote'],
    ['its parent', '.', 'site'],
  ])('is never outside the site, even if a link at %s leads there', async (_, parent, link) => {
    const site = await start({ 'acme/client/README.md': '# One\n' });
    const outside = await writeSite({ 'remote/notes.md': 'mine', 'notes.md': 'mine' });
    await mkdir(join(site.root, parent), { recursive: true });
    await symlink(outside, join(site.root, link));
    expect(await rejectedProblems(updateDocuments(site.root, site.context))).toContain(
      'site/remote  is outside the site, or a link that leads there',
    );
    expect((await readdir(outside)).sort()).toEqual(['notes.md', 'remote']);
    expect(await readdir(join(outside, 'remote'))).toEqual(['notes.md']);
    expect(site.host.requests).toEqual([]);
  });

  it('keeps the files of the authors, and loses old copies', async () => {
    const site = await start({ 'acme/client/README.md': '# One\n' });
    const folder = join(site.root, 'site/remote');
    await mkdir(join(folder, 'drafts'), { recursive: true });
    await writeFile(join(folder, 'notes.md'), 'mine');
    await writeFile(join(folder, 'client.0123456789ab.md'), 'old');
    await update(site);
    const names = (await readdir(folder)).map((name) => name.replace(/[0-9a-f]{12}/, 'hash'));
    expect(names.sort()).toEqual(['client.hash.md', 'drafts', 'lock.json', 'notes.md']);
  });
});
