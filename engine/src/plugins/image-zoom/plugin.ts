/** Image zoom: readers open the images of a page's text in a dialog. */
import path from 'node:path';
import { definePlugin, ENGINE_ROOT } from '../../core/plugin-api.ts';
import * as texts from './texts/image-zoom.ts';

const FOLDER = path.join(ENGINE_ROOT, 'src/plugins/image-zoom');

export const imageZoom = definePlugin({
  name: 'image-zoom',
  client: {
    enhancements: [path.join(FOLDER, 'client/image-zoom.ts')],
    styles: [path.join(FOLDER, 'client/zoomable.css')],
  },
  texts: { [path.join(FOLDER, 'texts/image-zoom.ts')]: texts },
});
