/** Program that starts the server in the folder that's its argument. All settings come from the environment. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const { start } = createRequire(import.meta.url)(resolve(process.argv[2] ?? ''));

// Open Source hides all projects except `default`, but the running example has two.
await start({ ui: { environment: process.env.PRODUCT_EDITION ?? 'Open Source' } });

// One of the server's packages ends the process if a query fails that no code awaits.
process.removeAllListeners('unhandledRejection');
process.on('unhandledRejection', (error) => console.error(error));
