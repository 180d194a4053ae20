/**
 * Address of the page on which a person can watch an embeddable video, for readers without script:
 * YouTube and Vimeo players are turned into their watch pages, others are kept.
 */
export function watchAddress(embed: string): string {
  if (!URL.canParse(embed)) return embed;
  const { hostname, pathname } = new URL(embed);
  const id = pathname.split('/').filter(Boolean).at(-1) ?? '';
  if (/(^|\.)youtube(-nocookie)?\.com$/.test(hostname) && pathname.startsWith('/embed/')) {
    return `https://www.youtube.com/watch?v=${id}`;
  }
  if (hostname === 'player.vimeo.com') return `https://vimeo.com/${id}`;
  return embed;
}
