/** What the theme draws for this site; see "Brand" in engine/docs/docs/customizing/theming.md. */
export { HomeAction } from './HomeAction.tsx';
export { HomeDrawing } from './HomeDrawing.tsx';
export { Mark } from './Mark.tsx';
export { NotFoundDrawing } from './NotFoundDrawing.tsx';
