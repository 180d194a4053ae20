/** Content types of a site's files. */
import { extname } from 'node:path';
import { contentType } from 'mime-types';

/** Returns a file's content type based on its name. Unknown types are bytes, which browsers download. */
export function contentTypeOf(path: string): string {
  return contentType(extname(path).toLowerCase()) || 'application/octet-stream';
}
