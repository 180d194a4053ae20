/** Command that runs an Unleash server with the running example until Ctrl+C. */
import { parseArgs } from 'node:util';
import { password, tokens } from './example/tokens.ts';
import { startProduct } from './server/start-product.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4242' } } });

try {
  if (!/^\d{1,5}$/.test(values.port)) {
    throw new Error(`--port must be a number from 0 to 65535, not "${values.port}"`);
  }
  const product = await startProduct({ port: Number(values.port) });
  // Interrupting this command is the normal way to end it.
  process.exitCode = 0;
  console.log(`Unleash ${product.version}   ${product.url}
PostgreSQL      ${product.databaseUrl}

Sign in as kofi@example.com (Admin), ana@example.com (Editor) or mei@example.com (Viewer),
with the password ${password}

Personal access token of Kofi   ${tokens.kofi}
Personal access token of Ana    ${tokens.ana}
Personal access token of Mei    ${tokens.mei}
Admin API token                 ${tokens.admin}
Client token                    ${tokens.backend}
Frontend token                  ${tokens.frontend}
Tokens of the tutorials         ${tokens.tutorialBackend}
                                ${tokens.tutorialFrontend}

Ctrl+C ends it and deletes its data.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
