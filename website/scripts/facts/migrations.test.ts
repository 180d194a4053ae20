import { expect, it } from 'vitest';
import { writeSite } from '../../../engine/src/core/files/test-site.ts';
import { readGrants } from './migrations.ts';
import { openSource } from './source.ts';

const CREATE = `INSERT INTO permissions (permission, display_name, type) VALUES
  ('OPEN_SHOP', 'Open', 'root'), ('SELL_BOOK', 'Sell', 'project'), ('LEND_BOOK', 'Lend', 'project');`;

const migration = (sql: string) => `
  const NAMES = { role: 'Owner' };
  exports.up = function (db, cb) { db.runSql(\`${sql}\`, cb); };
  exports.down = function (db, cb) { db.runSql(\`DELETE FROM role_permission;\`, cb); };`;

/**
 * Runs migrations and returns the resulting roles, keyed by permission, and the statements that couldn't be parsed.
 */
async function grants(...bodies: readonly string[]) {
  const files = bodies.map((body, index) => [`src/migrations/${index}.js`, body] as const);
  const root = await writeSite({ 'src/lib/main.ts': '', ...Object.fromEntries(files) });
  const { permissions, misses } = await readGrants(openSource(root));
  return {
    roles: Object.fromEntries([...permissions].map(([name, { roles }]) => [name, roles])),
    levels: [...permissions.values()].map(({ level }) => level),
    misses: misses.map(({ file, message }) => `${file}: ${message}`),
  };
}

it("grants a statement's permissions to its roles", async () => {
  const grant = `INSERT INTO role_permission (role_id, permission_id) SELECT r.id, p.id
    FROM roles r CROSS JOIN permissions p
    WHERE r.name IN ('Editor', '\${NAMES.role}') AND p.permission IN ('OPEN_SHOP', 'SELL_BOOK');`;
  const { roles, levels, misses } = await grants(migration(CREATE), migration(grant));
  const held = { Editor: 'src/migrations/1.js', Owner: 'src/migrations/1.js' };
  expect(roles).toEqual({ OPEN_SHOP: held, SELL_BOOK: held, LEND_BOOK: {} });
  expect(levels).toEqual(['root', 'project', 'project']);
  expect(misses).toEqual([]);
});

it('starts over after all grants were deleted, and supports the function that assigns', async () => {
  const before = `INSERT INTO role_permission (role_id, permission) VALUES (2, 'OPEN_SHOP');`;
  const after = `DELETE FROM role_permission;
    SELECT assign_unleash_permission_to_role('SELL_BOOK', 'Member');`;
  const { roles, misses } = await grants(migration(CREATE), migration(before), migration(after));
  expect(roles).toMatchObject({ OPEN_SHOP: {}, SELL_BOOK: { Member: 'src/migrations/2.js' } });
  expect(misses).toEqual([]);
});

it('copies the roles of another permission', async () => {
  const first = `SELECT assign_unleash_permission_to_role('SELL_BOOK', 'Owner');`;
  const copy = `INSERT INTO role_permission (role_id, permission_id) SELECT rp.role_id, n.id
    FROM (SELECT id FROM permissions WHERE permission = 'LEND_BOOK') n, role_permission rp
    JOIN permissions p ON p.id = rp.permission_id WHERE p.permission = 'SELL_BOOK';`;
  const { roles } = await grants(migration(CREATE), migration(first), migration(copy));
  expect(roles.LEND_BOOK).toEqual({ Owner: 'src/migrations/2.js' });
});

it('revokes from one role, and deletes permissions', async () => {
  const change = `SELECT assign_unleash_permission_to_role('SELL_BOOK', 'Owner');
    SELECT assign_unleash_permission_to_role('SELL_BOOK', 'Member');
    DELETE FROM role_permission WHERE permission = 'SELL_BOOK'
      AND role_id = (SELECT id FROM roles WHERE name = 'Member');
    DELETE FROM permissions WHERE permission = 'OPEN_SHOP';`;
  const { roles } = await grants(migration(CREATE), migration(change));
  expect(roles).toEqual({ SELL_BOOK: { Owner: 'src/migrations/1.js' }, LEND_BOOK: {} });
});

it("reports what it can't parse", async () => {
  const computed = `exports.up = (db, cb) => db.runSql('INSERT INTO role_permission ' + rows(), cb);`;
  const { misses } = await grants(
    migration(CREATE),
    migration('INSERT INTO role_permission SELECT * FROM backup;'),
    migration('INSERT INTO permissions VALUE nonsense;'),
    computed,
  );
  const vague = "A statement about role_permission doesn't say which roles get which permissions";
  expect(misses).toEqual([
    'src/migrations/2.js: The SQL can\'t be parsed: syntax error at or near "VALUE"',
    `src/migrations/1.js: ${vague}`,
    `src/migrations/3.js: ${vague}`,
  ]);
});

it('reports that there are no migrations', async () => {
  const { misses } = await grants();
  expect(misses).toEqual(['src/migrations: No migration creates permissions']);
});
