/** Starts the server that's in the folder given as an argument. All settings come from the environment. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const { start } = createRequire(import.meta.url)(resolve(process.argv[2] ?? ''));

// Open Source hides every project except `default`, but the running example has two projects.
await start({ ui: { environment: process.env.PRODUCT_EDITION ?? 'Open Source' } });

// If a query that nothing awaits fails, one of the server's packages would end the process.
process.removeAllListeners('unhandledRejection');
process.on('unhandledRejection', (error) => console.error(error));
