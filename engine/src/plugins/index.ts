/** Lists the plugins that come with the engine, one per line. To remove a plugin, delete its folder and its line. */
export { type AssistantLink, agents } from './agents/plugin.ts';
export { type ApiConfig, apiReference } from './api-reference/plugin.ts';
export { decisionRecords } from './decision-records/plugin.ts';
export { diagrams } from './diagrams/plugin.ts';
export { type FeedInput, feeds } from './feeds/plugin.ts';
export { imageZoom } from './image-zoom/plugin.ts';
export { type SearchInput, search } from './search/plugin.ts';
export { sitemap } from './sitemap/plugin.ts';
export { type SocialImagesConfig, socialImages } from './social-images/plugin.ts';
export { type ThirdPartiesInput, thirdParties } from './third-parties/plugin.ts';
