/** Version of the Unleash server that the whole site describes. `site/product.json` is the one place of it. */
import product from './product.json' with { type: 'json' };

/** With three numbers: `6.7.2`. */
export const SERVER_PATCH_VERSION = product.version;

/** Without the number of corrections: `6.7`. */
export const SERVER_VERSION = product.version.replace(/\.\d+$/, '');
