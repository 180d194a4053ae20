/** Program: starts the server whose folder is the argument. Everything else comes from the environment. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const { start } = createRequire(import.meta.url)(resolve(process.argv[2] ?? ''));

// Open Source hides all projects but `default`; the running example has two.
await start({ ui: { environment: process.env.PRODUCT_EDITION ?? 'Open Source' } });

// A package of the server ends the process when a query that nobody waits for fails.
process.removeAllListeners('unhandledRejection');
process.on('unhandledRejection', (error) => console.error(error));
