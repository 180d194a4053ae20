/** Public entry of the package, for the files in `site/`. It's loaded with each of them, so that it has to stay light. */

export type * from './core/index.ts';
export {
  defineFormerAnchors,
  definePlugin,
  defineRedirects,
  defineSidebars,
  defineSite,
} from './core/index.ts';
export type { AssistantLink } from './plugins/agents/settings.ts';
export type { ApiConfig } from './plugins/api-reference/config/settings.ts';
export type { FeedInput } from './plugins/feeds/settings.ts';
export type {} from './plugins/image-zoom/texts/image-zoom.ts';
export { defineRemote, type RemoteInput } from './plugins/remote-documents/settings.ts';
export type { SearchInput } from './plugins/search/settings.ts';
export type { SocialPicturesConfig } from './plugins/social-images/settings.ts';
export type { ThirdPartiesInput } from './plugins/third-parties/settings.ts';
