/** Finds external content on pages that the site's content security policy would block. */
import { VIDEO_HOSTS } from '../config/policy-sources.ts';
import type { PolicySources } from '../config/types.ts';
import type { Problem } from '../problems/problems.ts';
import type { CompiledPage } from './compiled-page.ts';
import type { Embed } from './html/page-markup.ts';

const NAMES: Readonly<Record<Embed['directive'], string>> = {
  'frame-src': 'frame',
  'img-src': 'image',
  'media-src': 'file',
  'object-src': 'object',
};

/**
 * Returns a problem for all content from hosts that the policy doesn't allow.
 *
 * @param url the site's origin
 * @param sources sources that plugins allow
 */
export function blockedEmbeds(
  pages: Iterable<Pick<CompiledPage, 'embeds'>>,
  url: string,
  sources: PolicySources,
): Problem[] {
  const own = { 'frame-src': VIDEO_HOSTS, 'img-src': [url], 'media-src': [url], 'object-src': [] };
  const allowed = (directive: Embed['directive']) => [
    ...own[directive],
    ...(directive === 'object-src' ? [] : (sources[directive] ?? [])),
  ];
  return [...pages].flatMap(({ embeds = [] }) =>
    embeds
      .filter(({ directive, address }) => !allowed(directive).some((each) => allows(each, address)))
      .map(({ directive, address, place }): Problem => {
        const remedy = remedyFor(directive, address);
        const message = `The content security policy would block the ${NAMES[directive]} ${address}`;
        return { severity: 'error', kind: 'blocked', place, message, remedy };
      }),
  );
}

/** True if a source in the policy (an origin, a scheme, or a host pattern) allows a URL. */
function allows(source: string, address: string): boolean {
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return address.toLowerCase().startsWith(source);
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(absolute)) return false;
  const { protocol, host } = new URL(absolute);
  const [, scheme = 'https', name = ''] = /^(?:(https?):\/\/)?([^/]+)/.exec(source) ?? [];
  if (protocol !== `${scheme}:`) return false;
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
}

function remedyFor(directive: Embed['directive'], address: string): string {
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  const origin = URL.canParse(absolute) ? new URL(absolute).origin : address;
  switch (directive) {
    case 'object-src':
      return 'Link to it instead, because the policy blocks plugins.';
    case 'frame-src':
      return `For a video, use <Video src="…" title="…" />. To allow the host, add '${origin}' to thirdParties.sources['frame-src'].`;
    default:
      // A relative path or a `data:` URL has no origin that a policy could allow.
      if (origin === 'null') return "Save a copy in the site, and use the copy's path.";
      return `Save a copy in the site, or add '${origin}' to thirdParties.sources['${directive}'].`;
  }
}
