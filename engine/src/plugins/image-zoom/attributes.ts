/** Names of the attributes by which image zoom and its styles find parts of documents. */

/** `off` on an image or an ancestor keeps readers from zooming it. */
export const ZOOM = 'data-zoom';
export const ZOOMABLE = 'data-zoomable';
/** On the dialog. `scrolls` if the image is larger than the window. */
export const IMAGE_ZOOM = 'data-image-zoom';
export const IMAGE_ZOOM_CLOSE = 'data-image-zoom-close';
