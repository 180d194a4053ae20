/** Components for rendering documents, in addition to the theme's components. */
export { RemoteSource } from './RemoteSource.tsx';
