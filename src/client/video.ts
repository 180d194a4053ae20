/** Videos are links until the reader asks for the player. */
import { isPlainClick } from './links.ts';
import { onClickOf } from './page-events.ts';

/** Wires all video links, of this page and of those that follow. */
export function startVideos(): void {
  onClickOf('a[data-video]', (link, event) => {
    const { video, videoTitle } = link.dataset;
    if (!video || !isPlainClick(event)) return;
    event.preventDefault();
    const player = createPlayer(video, videoTitle ?? link.textContent ?? 'Video');
    link.replaceWith(player);
    player.focus();
  });
}

function createPlayer(address: string, title: string): HTMLIFrameElement {
  const url = new URL(address, document.baseURI);
  url.searchParams.set('autoplay', '1');
  const player = document.createElement('iframe');
  player.dataset.videoFrame = '';
  player.title = title;
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.src = url.href;
  return player;
}
