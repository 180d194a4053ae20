/** Finds nginx for the tests of `website/deploy/nginx`, or says how to get it. */
import { existsSync } from 'node:fs';
import { findProgram } from './find-program.ts';

/** The command that installs it on Debian, with the module that serves what the build has compressed. */
export const NGINX_INSTALLATION =
  'apt-get update && apt-get install -y nginx libnginx-mod-http-brotli-static';

/** The module of Debian, where website/deploy/nginx looks for it. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Path of the program, whose module for brotli is there, too.
 *
 * @throws Error with the command that installs it
 */
export function findNginx(): string {
  // Debian keeps programs of services out of the path of users.
  const found = findProgram('nginx', ['/usr/sbin']);
  if (found !== undefined && existsSync(BROTLI_MODULE)) return found;
  throw new Error(
    `The website/deploy/nginx tests need nginx and its Brotli module. To install them on Debian, run:\n\n  ${NGINX_INSTALLATION}`,
  );
}
