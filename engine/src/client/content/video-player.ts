/** The video player. It's loaded when a reader first plays a video. */

import css from './video-player.css?inline';

const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

/** Returns a player that starts automatically, because the reader has clicked to play the video. */
export function createPlayer(address: string, title: string): HTMLIFrameElement {
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
