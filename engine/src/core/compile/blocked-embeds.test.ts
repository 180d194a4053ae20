import { expect, it } from 'vitest';
import type { PolicySources } from '../config/types.ts';
import { blockedEmbeds } from './blocked-embeds.ts';
import type { Embed } from './html/page-markup.ts';

function blocked(directive: Embed['directive'], address: string, sources: PolicySources = {}) {
  const page = { embeds: [{ directive, address, place: { file: 'docs/a.md' } }] };
  return blockedEmbeds([page], 'https://docs.example.com', sources);
}

it.each<[Embed['directive'], string, PolicySources, boolean]>([
  ['frame-src', 'https://www.youtube-nocookie.com/embed/a', {}, false],
  ['frame-src', 'https://www.youtube.com/embed/a', {}, true],
  ['frame-src', 'https://a.play.example/', { 'frame-src': ['https://*.play.example'] }, false],
  ['frame-src', 'https://play.example.evil/', { 'frame-src': ['https://play.example'] }, true],
  ['img-src', 'https://docs.example.com/a.png', {}, false],
  ['img-src', '//img.example/a.png', {}, true],
  ['img-src', '//img.example/a.png', { 'img-src': ['https://img.example'] }, false],
  ['object-src', 'https://docs.example.com/a.swf', {}, true],
])('%s %s with %j: %s', (directive, address, sources, isBlocked) => {
  expect(blocked(directive, address, sources)).toHaveLength(isBlocked ? 1 : 0);
});

it('says how to show it all the same', () => {
  const [problem] = blocked('img-src', 'https://img.example/a.png');
  expect(problem).toMatchObject({
    kind: 'blocked',
    remedy:
      "Save a copy in the site, or add 'https://img.example' to thirdParties.sources['img-src'].",
  });
});
