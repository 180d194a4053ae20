import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printed, writeSite } from '../../files/test-site.ts';
import { fillFiles } from './fill-files.ts';
import { readHtml, writeHtml } from './html-tokens.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"/>';

async function fill(html: string, text = '') {
  const root = await writeSite({
    'site/static/a.svg': SVG,
    'site/static/film & more.mp4': '',
    'docs/b.svg': SVG.replace('40', '10'),
    'docs/poster.svg': SVG.replace('/>', '><script href="x.js"/></svg>'),
    'docs/turn.mp4': 'video',
    'docs/turn.js': 'run()',
    'docs/turn.html': '<script src="turn.js"></script>',
  });
  const bundledAddresses = ['/base/assets/', '/base/@fs/'];
  const context = { root, base: '/base', imageCache: `${root}/.cache`, bundledAddresses };
  const page = { file: 'docs/page.mdx', textOf: () => text };
  const { tokens, ...found } = await fillFiles(readHtml(html), new Map(), page, context);
  return { html: writeHtml(tokens), ...found };
}

it('gives images that components draw their address and their size', async () => {
  const { html, images, problems } = await fill(
    '<img src="/a.svg" alt="A"/><img alt="B" src="b.svg" width="20"/><img data-src="/a.svg" src="/a.svg" height="1"/>',
  );
  expect(problems).toEqual([]);
  expect([...images.keys()]).toEqual(['/a.svg', 'docs/ b.svg']);
  expect(
    html.replace(/\.[0-9a-f]{12}\./g, '.#.').replaceAll(/ (loading|decoding)="\w+"/g, ''),
  ).toBe(
    '<img src="/base/assets/content/a.#.svg" alt="A" width="40" height="20"/>' +
      '<img alt="B" src="/base/assets/content/b.#.svg" width="20" height="10"/>' +
      '<img data-src="/a.svg" src="/base/assets/content/a.#.svg" height="1"/>',
  );
});

it('leaves what the bundler made, what is elsewhere, and what is no file', async () => {
  const html =
    '<img src="/base/assets/c.1.png"/><img src="/base/@fs/site/c.png"/><img src="https://x.example/d.png"/><img src="data:image/gif;base64,R0"/>' +
    '<iframe src="https://x.example/"></iframe><svg><use href="#e"></use></svg>&lt;img src="/f.png"&gt;';
  expect((await fill(html)).html).toBe(html);
});

it('puts the base path before files of the site', async () => {
  const { html, problems } = await fill(
    '<video src="/film%20&amp;%20more.mp4#t=3" poster="/a.svg"></video><use href="/a.svg#part"></use>',
  );
  expect(problems).toEqual([]);
  expect(html).toBe(
    '<video src="/base/film%20&amp;%20more.mp4#t=3" poster="/base/a.svg"></video><use href="/base/a.svg#part"></use>',
  );
});

it('reports images and files that do not exist, at their place where there is one', async () => {
  const text = '---\ntitle: A\n---\n\n<Legend image="/no.png" />';
  const { problems } = await fill('<img src="/no.png"/><audio src="/no.ogg"></audio>', text);
  expect(printed(problems)).toMatchInlineSnapshot(`
    "docs/page.mdx:5:16  Image /no.png doesn't exist
        Save the file as site/static/no.png, or correct the path.
    docs/page.mdx  File /no.ogg doesn't exist
        Save the file as site/static/no.ogg, or correct the path."
  `);
});

it('copies video and audio files, and sanitized images, from beside the page', async () => {
  const { html, files, problems } = await fill(
    '<video src="turn.mp4#t=3" poster="poster.svg"><source srcset="poster.svg 2x"></video>',
  );
  expect(problems).toEqual([]);
  expect(html.replace(/\.[0-9a-f]{12}\./g, '.#.')).toBe(
    '<video src="/base/assets/content/turn.#.mp4#t=3" poster="/base/assets/content/poster.#.svg">' +
      '<source srcset="/base/assets/content/poster.#.svg 2x"></video>',
  );
  const copies = files
    .flatMap(({ assets }) => assets)
    .map(({ file }) => readFileSync(file, 'utf8'));
  expect(copies).toHaveLength(2);
  expect(copies.join()).not.toContain('script');
});

it('copies no files that browsers can run', async () => {
  const { files, problems } = await fill(
    '<video src="turn.js"></video><video poster="turn.html"></video><source srcset="turn.js">',
  );
  expect(files).toEqual([]);
  expect(printed(problems)).toMatchInlineSnapshot(`
    "docs/page.mdx  File turn.js isn't an image, video, audio, or caption file of a known type
        Save it as one of these types, such as .mp4, .mp3, .vtt, or .png, or put it in site/static and start its path with a slash.
    docs/page.mdx  File turn.html isn't an image, video, audio, or caption file of a known type
        Save it as one of these types, such as .mp4, .mp3, .vtt, or .png, or put it in site/static and start its path with a slash."
  `);
});
