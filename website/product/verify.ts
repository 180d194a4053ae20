/**
 * Command that sends the requests on pages to an Unleash server, and reports where the server and the pages
 * disagree. Arguments are ids of operations and files of guides. If there are any, only those are tried, and no
 * report is written.
 */
import { writeReport } from './proof.ts';
import { endOf } from './server/processes.ts';
import { type Product, startProduct } from './server/start-product.ts';
import { isOpen, loadApi } from './verify/api.ts';
import { exceptions } from './verify/data/exceptions.ts';
import { judge, type Tried } from './verify/excuse.ts';
import { keepFresh } from './verify/fresh-data.ts';
import { tryClosed } from './verify/operations/try-closed.ts';
import { tryErrors } from './verify/operations/try-errors.ts';
import { tryOperations } from './verify/operations/try-operations.ts';
import { checkReport, isGreen, terminalText, type VerifyReport } from './verify/report.ts';
import { checkedSamples } from './verify/samples/checked.ts';
import { collectRequestSamples } from './verify/samples/collect.ts';
import { trySamples } from './verify/samples/try-samples.ts';
import type { Surroundings } from './verify/surroundings.ts';

const names = process.argv.slice(2);

try {
  const product = await startProduct();
  try {
    const report = await verify(product);
    console.log(terminalText(report));
    if (names.length === 0) writeReport('verify', checkReport(report));
    if (!isGreen(report)) process.exitCode = 1;
  } catch (error) {
    const { stack, cause } = error as Error;
    throw new Error([stack, cause, endOf(product.log)].join('\n'));
  } finally {
    await product.stop();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function verify({ url, run, version }: Product): Promise<VerifyReport> {
  const api = await loadApi();
  const operations = api.description.operations.filter(({ id }) => isWanted(id));
  const surroundings: Surroundings = {
    api,
    operations: operations.filter(isOpen),
    closed: operations.filter((each) => !isOpen(each)),
    url,
    run,
    refresh: await keepFresh(run),
  };
  const samples = await collectRequestSamples(api.description);
  const wanted = samples.open.filter(({ name }) => isWanted(name.replace(/:\d+$/, '')));
  const groups: readonly (readonly [what: string, tried: readonly Tried[]])[] = [
    ['open-source operations', await tryOperations(surroundings)],
    ['documented errors', await tryErrors(surroundings)],
    ['missing operations of paid editions', await tryClosed(surroundings)],
    ['samples', await trySamples(wanted, surroundings)],
  ];
  const all = groups.flatMap(([, tried]) => tried);
  const { judged, unused } = judge(all, exceptions, version);
  return {
    version,
    day: new Date().toISOString().slice(0, 10),
    sections: groups.map(([what, tried]) => ({
      what,
      judged: judged.filter(({ name }) => tried.some((each) => each.name === name)),
    })),
    unused: names.length === 0 ? unused : [],
    closedSamples: samples.closed,
    samples: checkedSamples(wanted, judged),
  };
}

/** @param name id of an operation, or file of a guide */
function isWanted(name: string): boolean {
  return names.length === 0 || names.includes(name);
}
