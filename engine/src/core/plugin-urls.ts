/** Functions for routes and URLs, which plugins import as `urls`. */
export { redirectTarget } from '../shared/redirects.ts';
export {
  decodeAddress,
  encodePathname,
  routeOfPathname,
  splitAddress,
} from '../shared/routes.ts';
export { addressOf } from './assemble/links/addresses.ts';
export { fileAddress } from './render/markdown-page.ts';
