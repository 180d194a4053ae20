/** What the theme draws for this site; see "Brand" in src/theme/README.md. */
export { HomeAction } from './HomeAction.tsx';
export { HomeDrawing } from './HomeDrawing.tsx';
export { Mark } from './Mark.tsx';
