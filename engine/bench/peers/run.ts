/**
 * `npm run bench:peers` builds neutral pages with this engine and with other generators, measures them in a
 * browser, prints a table, and writes it to bench/PEERS.md. Packages from the registry are stored in
 * .cache/peers. Options:
 * - `--pages 200,1000` sets the numbers of pages. The browser measures the first one.
 * - `--only Starlight,Hugo` selects generators.
 * - `--runs 5` sets the number of runs.
 * - `--print` only prints the table.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { withBrowser } from '../browser.ts';
import { firstHitTime, OWN_SEARCH, type SearchPlaces } from '../first-view/first-hit.ts';
import { measureFirstViews } from '../first-view/first-views.ts';
import { SCREENS, type ScreenName } from '../first-view/slow-browser.ts';
import { serveFolder } from '../first-view/static-server.ts';
import { removingLast, withFolder } from '../folders.ts';
import { measureCommand, REPOSITORY } from '../measure-command.ts';
import { routeOf, writeNeutralSite } from '../neutral-site.ts';
import { buildPeer, folderOf, installPeer, sizeOfFolder, writePeerSite } from './build-peer.ts';
import { PEERS, type Peer } from './peers.ts';
import { formatPeers, type PeerFigures } from './report-peers.ts';
import { MEASURED_PAGE, navigationTimes, QUERY, type Visit } from './visit-peer.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '200,1000' },
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    print: { type: 'boolean', default: false },
  },
});

/** A site to measure, and what has been measured so far. */
interface Candidate {
  name: string;
  versions: string;
  output: string;
  address: string;
  search: SearchPlaces | undefined;
  builds: Record<number, PeerFigures['builds'][number]>;
}

const PAGE_COUNTS = values.pages.split(',').map(Number);
/** The largest site is built first, because the browser visits the one that's built last. */
const BY_SIZE = [...PAGE_COUNTS].sort((a, b) => b - a);
const RUNS = Number(values.runs);

await removingLast(() => withFolder(measureAll));

async function measureAll(folder: string): Promise<void> {
  const candidates = [await buildOwn(folder)];
  const wanted = values.only?.split(',');
  for (const peer of PEERS.filter(({ name }) => wanted?.includes(name) ?? true)) {
    const candidate = await buildCandidate(peer);
    if (candidate !== undefined) candidates.push(candidate);
  }
  const figures = await withBrowser((browser) => visitAll(browser, candidates));
  const page = formatPeers(figures, PAGE_COUNTS, new Date().toISOString().slice(0, 10));
  console.log(page);
  if (!values.print) await writeFile(path.join(REPOSITORY, 'engine/bench/PEERS.md'), page);
}

async function buildOwn(folder: string): Promise<Candidate> {
  const builds: Candidate['builds'] = {};
  let output = '';
  for (const pages of BY_SIZE) {
    console.error(`Building ${pages} pages with this engine …`);
    const root = path.join(folder, `own-${pages}`);
    output = path.join(root, 'dist');
    await writeNeutralSite(root, pages);
    const usage = await measureCommand(['build', '--root', root, '--out', output]);
    builds[pages] = { ...usage, output: await sizeOfFolder(output) };
  }
  const address = routeOf(MEASURED_PAGE);
  const name = 'this engine';
  return { name, versions: 'this repository', output, address, search: OWN_SEARCH, builds };
}

async function buildCandidate(peer: Peer): Promise<Candidate | undefined> {
  if (!(await installPeer(peer))) {
    console.error(`${peer.name} is skipped, because "${peer.command[0]}" isn't installed.`);
    return undefined;
  }
  const builds: Candidate['builds'] = {};
  const output = path.join(folderOf(peer), peer.output);
  for (const pages of BY_SIZE) {
    console.error(`Building ${pages} pages with ${peer.name} …`);
    await writePeerSite(peer, pages);
    builds[pages] = { ...(await buildPeer(peer)), output: await sizeOfFolder(output) };
  }
  const versions = Object.entries(peer.packages).map(([name, version]) => `${name} ${version}`);
  return {
    name: peer.name,
    versions: versions.join(', ') || peer.command[0],
    output,
    address: peer.address(MEASURED_PAGE),
    search: peer.search,
    builds,
  };
}

async function visitAll(
  browser: Browser,
  candidates: readonly Candidate[],
): Promise<PeerFigures[]> {
  const servers = await Promise.all(candidates.map(({ output }) => serveFolder(output)));
  const addresses = candidates.map(({ address }, index) => `${servers[index]?.origin}${address}`);
  const visits = candidates.map((): Record<string, Visit> => ({}));
  for (const screen of Object.keys(SCREENS) as ScreenName[]) {
    console.error(`Reading on a ${screen} …`);
    const named = Object.fromEntries(addresses.map((address, index) => [String(index), address]));
    const views = await measureFirstViews(browser, screen, named, RUNS);
    for (const [index, { search }] of candidates.entries()) {
      const [view, visit, address = ''] = [views[String(index)], visits[index], addresses[index]];
      if (view === undefined || visit === undefined) continue;
      visit[screen] = {
        ...view,
        ...(await navigationTimes(browser, screen, address, RUNS)),
        search: search && (await firstHitTime(browser, screen, address, search, QUERY, RUNS)),
      };
    }
  }
  for (const server of servers) server.stop();
  return candidates.map(({ name, versions, builds }, index) => {
    return { name, versions, builds, visits: visits[index] as PeerFigures['visits'] };
  });
}
