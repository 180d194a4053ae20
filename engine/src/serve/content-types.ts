/** Determines the content types of a site's files. */
import { extname } from 'node:path';
import { contentType } from 'mime-types';

/** Returns the content type for a file name. Unknown types are served as bytes, which browsers download. */
export function contentTypeOf(path: string): string {
  return contentType(extname(path).toLowerCase()) || 'application/octet-stream';
}
