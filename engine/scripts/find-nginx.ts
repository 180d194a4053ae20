/** Finds nginx for the tests of `website/deploy/nginx`. If it's missing, explains how to install it. */
import { existsSync } from 'node:fs';
import { findProgram } from './find-program.ts';

/** Command that installs nginx on Debian, together with the module that serves compressed files. */
export const NGINX_INSTALLATION =
  'apt-get update && apt-get install -y nginx libnginx-mod-http-brotli-static';

/** Debian's module, at the path that website/deploy/nginx uses. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Returns the path of nginx if it and its Brotli module are installed.
 *
 * @throws Error with the command that installs both
 */
export function findNginx(): string {
  // Debian installs services to a folder that isn't in a user's `PATH`.
  const found = findProgram('nginx', ['/usr/sbin']);
  if (found !== undefined && existsSync(BROTLI_MODULE)) return found;
  throw new Error(
    `The website/deploy/nginx tests need nginx and its Brotli module. To install them on Debian, run:\n\n  ${NGINX_INSTALLATION}`,
  );
}
