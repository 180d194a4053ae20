/** Texts of image zoom. */
import type { TextsLike } from '../../shared/texts/texts.ts';

declare module '../../shared/texts/texts.ts' {
  interface AllTexts extends TextsLike<typeof import('./texts.ts')> {}
}

/** Names the dialog of an image without alternative text. */
export const image = 'Image';
/** @param name alternative text of the image, which may be empty */
export const zoomImage = (name: string) => (name === '' ? 'Zoom image' : `Zoom image: ${name}`);
