// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { click, setDocument } from '../test-document.ts';
import { startVideos } from './video.ts';

/** Waits until the player's code is loaded. */
const loaded = () => vi.dynamicImportSettled();

let player: unknown;

beforeEach(() => {
  // In the document, the player would be loaded, which the test document reports as an error.
  player = undefined;
  vi.spyOn(Element.prototype, 'replaceWith').mockImplementation((node) => {
    player = node;
  });
  setDocument(
    '/',
    '<a data-video="https://video.example/embed/x?rel=0" data-video-title="Tour" href="https://video.example/x">Watch</a>',
  );
  startVideos();
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('loads the player of a video on click', async () => {
  expect(click('a')).toBe(false);
  await loaded();
  expect(player).toMatchObject({
    src: 'https://video.example/embed/x?rel=0&autoplay=1',
    title: 'Tour',
  });
});

it('opens a video as a link with a modifier', async () => {
  document.addEventListener('click', (event) => event.preventDefault());
  click('a', { ctrlKey: true });
  await loaded();
  expect(player).toBeUndefined();
});
