/** The site's brand components, which the theme renders. See "Brand" in engine/docs/docs/customizing/theming.md. */
export { HomeAction } from './HomeAction.tsx';
export { HomeDrawing } from './HomeDrawing.tsx';
export { Mark } from './Mark.tsx';
export { NotFoundDrawing } from './NotFoundDrawing.tsx';
