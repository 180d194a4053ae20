/** Finds nginx for the tests of `website/deploy/nginx`, or explains how to install it. */
import { existsSync } from 'node:fs';
import { findProgram } from './find-program.ts';

/** The command that installs nginx on Debian, with the module that serves the build's compressed files. */
export const NGINX_INSTALLATION =
  'apt-get update && apt-get install -y nginx libnginx-mod-http-brotli-static';

/** Debian's module, in the path that website/deploy/nginx uses. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Returns the path of nginx, if its Brotli module is also installed.
 *
 * @throws Error with the command that installs both
 */
export function findNginx(): string {
  // Debian installs services in a folder that isn't in users' `PATH`.
  const found = findProgram('nginx', ['/usr/sbin']);
  if (found !== undefined && existsSync(BROTLI_MODULE)) return found;
  throw new Error(
    `The website/deploy/nginx tests need nginx and its Brotli module. To install them on Debian, run:\n\n  ${NGINX_INSTALLATION}`,
  );
}
