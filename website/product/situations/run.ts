/**
 * Records what a server and SDKs return and log in typical situations, and what a server makes of the flag panel's
 * import file. Tests check that the flag doctor finds the cause in each recording, and that an SDK with the imported
 * flags returns the panel's results.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withBrowser } from '../../../engine/bench/browser.ts';
import { endOf } from '../server/processes.ts';
import { startProduct } from '../server/start-product.ts';
import { logSituations } from './in-logs.ts';
import { responseSituations } from './in-responses.ts';
import { recordImport } from './panel-import.ts';

const IMPORTED = 'panel/imported.json';
const EXAMPLES = new URL('../../site/components/examples/', import.meta.url);
/** The port in recorded URLs. The server's real port differs from run to run. */
const PORT = '4242';

const product = await startProduct({ isBare: true });
try {
  const recording = JSON.parse(readFileSync(new URL(IMPORTED, EXAMPLES), 'utf8'));
  save(IMPORTED, JSON.stringify(await recordImport(product, recording), null, 2));
  // The situations create flags and a context field with the same names.
  await product.run(
    "DELETE FROM features; DELETE FROM context_fields WHERE name IN ('region', 'plan')",
  );
  await withBrowser(async (browser) => {
    const recorded: object[] = [];
    for (const { record, ...situation } of [
      ...responseSituations(product),
      ...logSituations(product, browser),
    ]) {
      recorded.push({ ...situation, ...(await record()) });
      console.log(situation.id);
    }
    const { port } = new URL(product.url);
    const text = JSON.stringify(recorded, null, 2)
      .replaceAll(`localhost:${port}`, `localhost:${PORT}`)
      .replace(/(\w+:production\.)[0-9a-f]{40,}/g, '$1example-secret');
    save('doctor/situations.json', text);
  });
} catch (error) {
  console.error((error as Error).stack, endOf(product.log));
  process.exitCode = 1;
} finally {
  await product.stop();
}

function save(file: string, text: string): void {
  writeFileSync(fileURLToPath(new URL(file, EXAMPLES)), `${text}\n`);
}
