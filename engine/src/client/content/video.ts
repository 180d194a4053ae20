/** Turns a link to a video into a player when the reader plays it. */

import * as attributes from '../../shared/attributes.ts';
import { isPlainClick } from '../navigation/links.ts';
import { onClickOf } from '../page/page-events.ts';

/** Handles all video links, on this page and on later pages. */
export function startVideos(): void {
  const load = () => import('./video-player.ts');
  onClickOf<HTMLAnchorElement>(`a[${attributes.VIDEO}]`, (link, event) => {
    const { video, videoTitle } = link.dataset;
    if (!video || !isPlainClick(event)) return;
    event.preventDefault();
    const title = videoTitle ?? link.textContent;
    load().then(
      (loaded) => {
        const player = loaded.createPlayer(video, title);
        link.replaceWith(player);
        player.focus();
      },
      () => link.isConnected && location.assign(link.href),
    );
  });
}
