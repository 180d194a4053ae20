/** Compares the engine's server to nginx with one worker, in the same run and with the same build. */
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { startNginx } from '../../e2e/support/servers/nginx.ts';
import { findNginx, NGINX_INSTALLATION } from '../../scripts/find-nginx.ts';
import { BUDGETS } from '../budgets.ts';
import { withFolder } from '../folders.ts';
import { measureCommand, startCommand, WEBSITE } from '../measure-command.ts';
import { readPages } from '../output.ts';
import { atLeast, atMost, type Figure, type FigureGroup, median, remark } from '../report.ts';
import { hasWrk, type Load, measureLoad, WRK_INSTALLATION } from './wrk.ts';

const CONNECTIONS = [50, 1000];
/** How many times the servers take turns. A busy moment of the machine then affects both. */
const ROUNDS = 3;
const PAGES = 40;

interface Contender {
  origin: string;
  loads: Load[];
}

const TITLE = 'Load';

/** Builds the site, serves it with both servers, and requests pages and the files that they need. */
export async function loadFigures(): Promise<FigureGroup> {
  const missing = missingProgram();
  if (missing !== undefined) {
    return { title: TITLE, figures: [remark('not measured', missing)] };
  }
  return withFolder(async (folder) => {
    const output = path.join(folder, 'dist');
    await measureCommand(['build', '--root', WEBSITE, '--out', output]);
    const paths = pathsOf(output);
    const nginx = await startNginx(output, path.join(folder, 'nginx'), '', 1);
    const own = await startOwn(output);
    try {
      const figures: Figure[] = [];
      for (const connections of CONNECTIONS) {
        const contenders = { own: contender(own.origin), nginx: contender(nginx.url) };
        for (let round = 0; round < ROUNDS; round++) {
          for (const each of Object.values(contenders)) {
            each.loads.push(await measureLoad(each.origin, paths, connections, folder));
          }
        }
        figures.push(...figuresOf(connections, contenders));
      }
      return { title: `${TITLE} (${paths.length} addresses; requests per second)`, figures };
    } finally {
      await own.stop();
      await nginx.stop();
    }
  });
}

/** Returns the command that installs a missing program. */
function missingProgram(): string | undefined {
  if (!hasWrk()) return WRK_INSTALLATION;
  try {
    findNginx();
  } catch {
    return NGINX_INSTALLATION;
  }
  return undefined;
}

function contender(origin: string): Contender {
  return { origin, loads: [] };
}

function figuresOf(
  connections: number,
  { own, nginx }: Record<'own' | 'nginx', Contender>,
): Figure[] {
  const requests = (each: Contender) => median(each.loads.map((load) => load.requests));
  const p99 = (each: Contender) => Math.round(median(each.loads.map((load) => load.p99)));
  const errors = own.loads.reduce((sum, load) => sum + load.errors, 0);
  const line = (each: Contender) => `${Math.round(requests(each))}, p99 ${p99(each)} ms`;
  const { shareOfNginx } = BUDGETS.load;
  return [
    remark(`${connections} connections, nginx with one worker`, line(nginx)),
    remark(`${connections} connections, our server`, line(own)),
    atLeast(
      `${connections} connections, share of nginx`,
      requests(own) / requests(nginx),
      shareOfNginx,
      (share) => share.toFixed(2),
    ),
    atMost(`${connections} connections, errors`, errors, BUDGETS.load.errors, String),
  ];
}

/** Returns pages from all over the site, and the files that each of them loads. */
function pathsOf(output: string): string[] {
  const pages = readPages(output).filter(({ file }) => !/^(?:404|index)\.html$/.test(file));
  const step = Math.max(1, Math.floor(pages.length / PAGES));
  const chosen = pages.filter((_, index) => index % step === 0).slice(0, PAGES);
  const shared = [...(chosen[0]?.html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g) ?? [])].map(
    ([, address = '']) => address,
  );
  return [...chosen.map(({ file }) => `/${file.replace(/\.html$/, '')}`), ...new Set(shared)];
}

const PORTS = { min: 20_000, max: 30_000 };

async function startOwn(output: string) {
  const port = randomInt(PORTS.min, PORTS.max);
  const child = startCommand(['serve', '--out', output, '--port', String(port)]);
  child.stderr?.resume();
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      if (String(data).includes('Serving at')) resolve();
    });
    child.once('close', () => reject(new Error("Our server didn't start")));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
