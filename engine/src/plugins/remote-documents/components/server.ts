/** What documents are rendered with, besides the theme's components. */
export { RemoteSource } from './RemoteSource.tsx';
