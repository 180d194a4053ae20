/** Texts of image zoom. */
import type { TextsLike } from '../../shared/texts/texts.ts';

declare module '../../shared/texts/texts.ts' {
  interface AllTexts extends TextsLike<typeof import('./texts.ts')> {}
}

/** The name of the dialog for an image without alternative text. */
export const image = 'Image';
/** @param name alternative text of the image, which can be empty */
export const zoomImage = (name: string) => (name === '' ? 'Zoom image' : `Zoom image: ${name}`);
