/**
 * Records what a server and SDKs return and log in typical situations. Tests check that the flag doctor finds the
 * cause in each recording.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withBrowser } from '../../../engine/bench/browser.ts';
import { endOf } from '../server/processes.ts';
import { startProduct } from '../server/start-product.ts';
import { logSituations } from './in-logs.ts';
import { responseSituations } from './in-responses.ts';

const FILE = fileURLToPath(
  new URL('../../site/components/examples/doctor/situations.json', import.meta.url),
);
/** The port in recorded URLs. The server's real port differs from run to run. */
const PORT = '4242';

const product = await startProduct({ isBare: true });
try {
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
    writeFileSync(FILE, `${text}\n`);
  });
} catch (error) {
  console.error((error as Error).stack, endOf(product.log));
  process.exitCode = 1;
} finally {
  await product.stop();
}
