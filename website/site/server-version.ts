/** Version of the Unleash server that the whole site describes. `site/product.json` is its only source. */
import product from './product.json' with { type: 'json' };

/** Full version: `6.7.2`. */
export const SERVER_PATCH_VERSION = product.version;

/** Version without the patch number: `6.7`. */
export const SERVER_VERSION = product.version.replace(/\.\d+$/, '');
