import { expect, it } from 'vitest';
import { writeSite } from '../../../../engine/src/core/files/test-site.ts';
import type { Fact, Subject } from '../fact.ts';
import { openSource } from '../source.ts';
import { eventTypes } from './events.ts';
import { integrations } from './integrations.ts';
import { jobs } from './jobs.ts';
import { limits } from './limits.ts';
import { operators } from './operators.ts';
import { options } from './options.ts';
import { permissions } from './permissions.ts';
import { variables } from './variables.ts';

/** Returns the facts as lines (`name values source:line`), and everything that wasn't found. */
async function read(
  subject: Subject,
  files: Record<string, string>,
  said: readonly Fact[] = [],
): Promise<{ facts: readonly string[]; misses: readonly string[] }> {
  const root = await writeSite({ 'src/lib/empty.ts': '', ...files });
  const { facts, misses } = await subject.read(openSource(root), said);
  return {
    facts: facts.map(
      ({ name, values, source, line }) => `${name} ${JSON.stringify(values)} ${source}:${line}`,
    ),
    misses: misses.map(({ file, message }) => `${file}: ${message}`),
  };
}

it.each([permissions, eventTypes, variables, options, limits, operators, integrations, jobs])(
  'reports where it found no $title',
  async (subject) => {
    const { facts, misses } = await read(subject, {});
    expect(facts).toEqual([]);
    expect(misses.length).toBeGreaterThan(0);
  },
);

it('reads event types wherever the list has moved, and those of the timeline', async () => {
  const { facts, misses } = await read(eventTypes, {
    'src/lib/events/index.ts': `export const BOOK_SOLD = 'book-sold' as const;
      const BOOK_LENT = 'book-lent';
      export const IEventTypes = [BOOK_SOLD, BOOK_LENT, UNKNOWN] as const;`,
    'frontend/src/component/events/EventTimeline/EventTimeline.tsx':
      "const RELEVANT_EVENT_TYPES: Type[] = ['book-lent'];",
  });
  expect(facts).toEqual([
    'book-sold {"timeline":false} src/lib/events/index.ts#BOOK_SOLD:1',
    'book-lent {"timeline":true} src/lib/events/index.ts#BOOK_LENT:2',
  ]);
  expect(misses).toEqual([
    "src/lib/events/index.ts: The value of UNKNOWN in IEventTypes isn't a string",
  ]);
});

it('reports a missing timeline list, but not without the Admin UI', async () => {
  const events = { 'src/lib/types/events.ts': "const A = 'a'; const IEventTypes = [A];" };
  const without = await read(eventTypes, events);
  expect(without).toEqual({ facts: ['a {} src/lib/types/events.ts#A:1'], misses: [] });
  const other = await read(eventTypes, { ...events, 'frontend/src/App.tsx': '' });
  expect(other.misses).toEqual([
    "frontend/src/component/events/EventTimeline/EventTimeline.tsx: There's no RELEVANT_EVENT_TYPES list here",
  ]);
});

it('reads operators with the list that contains each one', async () => {
  const { facts } = await read(operators, {
    'src/lib/util/constants.ts': `const IN = 'IN';
      const NUM_EQ = 'NUM_EQ';
      const ALL_OPERATORS = [IN, NUM_EQ] as const;
      const STRING_OPERATORS = [IN];
      const NUM_OPERATORS = [NUM_EQ];`,
  });
  expect(facts).toEqual([
    'IN {"list":"STRING_OPERATORS"} src/lib/util/constants.ts#IN:1',
    'NUM_EQ {"list":"NUM_OPERATORS"} src/lib/util/constants.ts#NUM_EQ:2',
  ]);
});

it('reads jobs with their intervals, and marks computed ones', async () => {
  const { facts, misses } = await read(jobs, {
    'src/lib/schedule.ts': `schedulerService.schedule(a.run.bind(a), minutesToMilliseconds(3), 'sweep');
      schedulerService.schedule(() => b(), every, 'count');
      other.schedule(c, 5, 'none');`,
  });
  expect(facts).toEqual(['sweep {"seconds":180} src/lib/schedule.ts#sweep:1']);
  expect(misses).toEqual([
    'src/lib/schedule.ts: Line 2 schedules a job whose name or interval is computed',
  ]);
});

it('reads parameters and event types of integrations', async () => {
  const { facts, misses } = await read(integrations, {
    'src/lib/types/events.ts': "export const BOOK_SOLD = 'book-sold' as const;",
    'src/lib/addons/pager-definition.ts': `import { BOOK_SOLD } from '../types/events';
      const pager = {
        name: 'pager',
        parameters: [
          { name: 'url', displayName: 'Address', required: true, sensitive: true },
          { name: 'text', displayName: 'Text' },
        ],
        events: [BOOK_SOLD, BOOK_LENT],
      } satisfies Definition;`,
  });
  const place = 'src/lib/addons/pager-definition.ts#pager';
  expect(facts).toEqual([
    `pager {} ${place}:2`,
    `pager url {"label":"Address","required":true,"masked":true} ${place}:5`,
    `pager book-sold {} ${place}:8`,
  ]);
  const file = 'src/lib/addons/pager-definition.ts';
  expect(misses).toEqual([
    `${file}: The parameter on line 6 is missing one of name, displayName, required, sensitive`,
    `${file}: The event type BOOK_LENT isn't a string`,
  ]);
});

it('reads limits of settings, and values at the locations that the site lists', async () => {
  const said = limits.said([
    [
      { label: 'Tags', values: [{ value: 50, source: 'src/lib/constants.ts#MOST' }] },
      { label: 'Body', values: [{ value: '500 kB', source: 'src/lib/app.ts#limit' }] },
      { label: 'Books', values: [{ value: 1, source: 'src/lib/gone.ts#BOOKS' }] },
      { label: 'Signals', values: [{ value: 10, source: null }] },
    ],
  ]);
  const files = {
    'src/lib/constants.ts': 'export const MOST = 60;',
    'src/lib/app.ts': "use(json({ limit: '500kB' }));",
    'src/lib/search.ts': 'normalize(query, { limitDefault: 20, maxLimit: 99 });',
    'src/lib/config.ts':
      'const all = { tags: Math.max(1, parseEnvVarNumber(process.env.UNLEASH_TAGS_LIMIT, 9)) };',
  };
  const { facts, misses } = await read(limits, files, said);
  expect(facts).toEqual([
    'UNLEASH_TAGS_LIMIT {"minimum":1} src/lib/config.ts#all:1',
    'src/lib/constants.ts#MOST {"value":60} src/lib/constants.ts#MOST:1',
    'src/lib/app.ts#limit {"value":"500kB"} src/lib/app.ts#limit:1',
    'src/lib/gone.ts#BOOKS {} src/lib/gone.ts#BOOKS:undefined',
    'src/lib/search.ts#maxLimit {"value":99} src/lib/search.ts#maxLimit:1',
    'src/lib/search.ts#limitDefault {"value":20} src/lib/search.ts#limitDefault:1',
  ]);
  expect(misses).toEqual(["src/lib/gone.ts: There's no such file"]);
});

it('reads options of the interface, parts in place of objects, with literal defaults', async () => {
  const { facts } = await read(options, {
    'src/lib/types/option.ts': `interface IDBOption { ssl?: Ssl | boolean; pool?: { max?: number } }
      type Ssl = { ca: string };
      export interface IUnleashOptions {
        db?: Partial<IDBOption>;
        users: IDBOption[];
        limits?: Partial<Pick<Limits, 'books'>>;
      }`,
    'src/lib/create-config.ts': 'const defaultDbOptions = { pool: { max: 4 }, ssl: ssl() };',
  });
  expect(facts.map((fact) => fact.replace(/ src.*/, ''))).toEqual([
    'db.ssl {}',
    'db.ssl.ca {}',
    'db.pool.max {"default":4}',
    'users {}',
    'limits.books {}',
  ]);
});

it('uses the location with the most information about a variable', async () => {
  const { facts } = await read(variables, {
    'src/lib/a.ts': 'if (process.env.SHOP_PORT) log();',
    'src/lib/b.ts': 'const port = parseEnvVarNumber(process.env.SHOP_PORT, 80);',
  });
  expect(facts).toEqual(['SHOP_PORT {"type":"integer","default":80} src/lib/b.ts#port:1']);
});

it('reads permissions that migrations create, and says which have no constant', async () => {
  const sql =
    "INSERT INTO permissions (permission, display_name, type) VALUES ('SELL', 'Sell', 'root'), ('LEND', 'Lend', 'root'); SELECT assign_unleash_permission_to_role('SELL', 'Editor');";
  const { facts, misses } = await read(permissions, {
    'src/migrations/1.js': `exports.up = (db, cb) => db.runSql(\`${sql}\`, cb);`,
    'src/lib/types/permissions.ts': "export const SELL = 'SELL';",
  });
  expect(facts).toEqual([
    'SELL {"level":"root","roles":{"Editor":"src/migrations/1.js"}} src/lib/types/permissions.ts#SELL:1',
    'LEND {"level":"root","roles":{}} undefined:undefined',
  ]);
  expect(misses).toEqual([
    "src/lib/types/permissions.ts: There's no constant for LEND, which src/migrations/1.js creates",
  ]);
});
