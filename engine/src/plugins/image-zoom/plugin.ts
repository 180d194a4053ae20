/** Image zoom. Readers can open the images in a page's text in a dialog. */
import { definePlugin, pluginFiles } from '../../core/plugin-api.ts';
import * as texts from './texts.ts';

// Keeps what this module adds to the engine's types in the package's declarations, from which the compiler drops
// imports that it doesn't use.
export type {} from './texts.ts';

const inFolder = pluginFiles('image-zoom');

export const imageZoom = definePlugin({
  name: 'image-zoom',
  client: {
    enhancements: [inFolder('client/image-zoom.ts')],
    styles: [inFolder('client/zoomable.css')],
  },
  texts: { [inFolder('texts.ts')]: texts },
});
