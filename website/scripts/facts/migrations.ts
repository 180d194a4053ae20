/**
 * Determines which permissions exist after all migrations, and which roles have them. To do so, it parses the SQL
 * of migrations and collects the roles and permissions in each statement. That's enough, because a statement always
 * grants all of its permissions to all of its roles.
 */
import { parse } from 'libpg-query';
import { child } from '../../../engine/src/core/config/syntax-tree.ts';
import { nameOf, nodesIn } from './evaluate.ts';
import { isText, type Miss } from './fact.ts';
import { nodesOf, type Source, type SourceFile } from './source.ts';

const FOLDER = 'src/migrations';
/** The table that says which role has which permission. */
const GRANTS = 'role_permission';
const PERMISSIONS = 'permissions';
/** What the names of both tables have in common with those of the functions that write to them. */
const STEM = 'permission';
const ASSIGN = /^assign_unleash_permission_to_role/;
const ROLES = ['Admin', 'Editor', 'Viewer', 'Owner', 'Member'];

export interface KnownPermission {
  /** `root`, `project` or `environment`. */
  level: string;
  /** Roles that have the permission, each with the migration that grants it. */
  roles: Readonly<Record<string, string>>;
  /** Migration that creates the permission. */
  file: string;
}

interface Statement {
  file: string;
  /** The kind of statement. `computed` means that the SQL is built at runtime. */
  kind: 'insert' | 'delete' | 'assign' | 'computed';
  table: string;
  hasCondition: boolean;
  readsGrants: boolean;
  texts: readonly string[];
}

const NOTHING = { hasCondition: false, readsGrants: false, texts: [] };

type Permissions = Map<string, { level: string; roles: Map<string, string>; file: string }>;

/**
 * Reads all migrations in order. A statement that grants permissions without naming them or the roles is reported
 * as a miss.
 */
export async function readGrants(
  source: Source,
): Promise<{ permissions: ReadonlyMap<string, KnownPermission>; misses: readonly Miss[] }> {
  const misses: Miss[] = [];
  const statements: Statement[] = [];
  for (const name of source.list(FOLDER)) {
    const file = source.file(name);
    if (file === undefined || !file.text.includes(STEM)) continue;
    statements.push(...(await statementsOf(file, source, misses)));
  }
  // One migration recreated the roles, so grants before it don't count.
  const rebuilt = statements.findLastIndex(
    ({ kind, table, hasCondition }) => kind === 'delete' && table === GRANTS && !hasCondition,
  );
  const permissions: Permissions = new Map();
  for (const [index, statement] of statements.entries()) {
    if (statement.table === PERMISSIONS) applyToPermissions(statement, permissions);
    else if (index > rebuilt) applyToGrants(statement, permissions, misses);
  }
  if (permissions.size === 0)
    misses.push({ file: FOLDER, message: 'No migration creates permissions' });
  const plain = [...permissions].map(
    ([name, each]) => [name, { ...each, roles: Object.fromEntries(each.roles) }] as const,
  );
  return { permissions: new Map(plain), misses };
}

/** Applies a statement to `permissions`. Each of its rows has a name, a description, and a level. */
function applyToPermissions({ kind, texts, file }: Statement, permissions: Permissions): void {
  if (kind === 'delete') for (const name of texts) permissions.delete(name);
  if (kind !== 'insert') return;
  for (const [index, name] of texts.entries()) {
    const level = texts[index + 2];
    const isRow = /^[A-Z][A-Z_]+$/.test(name) && level !== undefined && /^[a-z]+$/.test(level);
    if (isRow && !permissions.has(name)) permissions.set(name, { level, roles: new Map(), file });
  }
}

function applyToGrants(statement: Statement, permissions: Permissions, misses: Miss[]): void {
  const { kind, file, texts, readsGrants } = statement;
  const named = texts.filter((text) => permissions.has(text));
  const roles = texts.filter((text) => ROLES.includes(text));
  const change = (names: readonly string[], to: readonly string[]) => {
    for (const name of names) {
      for (const role of to) {
        const held = permissions.get(name)?.roles;
        if (kind === 'delete') held?.delete(role);
        else if (!held?.has(role)) held?.set(role, file);
      }
    }
  };
  if (named.length > 0 && roles.length > 0) change(named, roles);
  else if (kind === 'delete') return;
  else if (readsGrants && named.length === 2) copyGrants(named, permissions, change);
  else
    misses.push({
      file,
      message: `A statement about ${GRANTS} doesn't say which roles get which permissions`,
    });
}

/**
 * Handles a statement that doesn't name any role. Such a statement copies grants: it gives the permission that no
 * role has yet to the roles that have the other one.
 */
function copyGrants(
  named: readonly string[],
  permissions: Permissions,
  change: (names: readonly string[], to: readonly string[]) => void,
): void {
  const isHeld = (name: string) => (permissions.get(name)?.roles.size ?? 0) > 0;
  const holders = named
    .filter(isHeld)
    .flatMap((name) => [...(permissions.get(name)?.roles.keys() ?? [])]);
  change(
    named.filter((name) => !isHeld(name)),
    holders,
  );
}

async function statementsOf(
  file: SourceFile,
  source: Source,
  misses: Miss[],
): Promise<readonly Statement[]> {
  const found: Statement[] = [];
  for (const sql of queriesOf(file, source)) {
    if (!isText(sql)) {
      found.push({ ...NOTHING, file: file.name, kind: 'computed', table: GRANTS });
      continue;
    }
    try {
      const { stmts } = (await parse(sql)) as { stmts?: readonly { stmt: unknown }[] };
      found.push(...(stmts ?? []).flatMap(({ stmt }) => statementOf(stmt, file.name)));
    } catch (error) {
      misses.push({
        file: file.name,
        message: `The SQL can't be parsed: ${(error as Error).message}`,
      });
    }
  }
  return found;
}

/** Returns the SQL that the `up` function of a migration runs, in order. */
function queriesOf(file: SourceFile, source: Source): readonly unknown[] {
  const up = file.body.filter((node) => !/exports\.down\b/.test(headOf(file, node.start)));
  return [...nodesOf(up)]
    .filter(({ node }) => node.type === 'CallExpression')
    .filter(({ node }) => nameOf(child(child(node, 'callee'), 'property')) === 'runSql')
    .map(({ node }) => nodesIn(node, 'arguments')[0])
    .filter((query) => query !== undefined)
    .filter(({ start, end }) => file.text.slice(start, Number(end)).includes(STEM))
    .map((query) => source.evaluate(query, file));
}

function headOf(file: SourceFile, start: number): string {
  return file.text.slice(start, start + 20);
}

function statementOf(statement: unknown, file: string): readonly Statement[] {
  const [[type, body] = ['', {}]] = Object.entries(statement as Record<string, object>);
  const texts = textsIn(body);
  const names = valuesOf(body, 'relname');
  const common = {
    file,
    texts,
    hasCondition: 'whereClause' in body || 'usingClause' in body,
    readsGrants: names.filter((name) => name === GRANTS).length > 1,
  };
  if (type === 'SelectStmt') {
    const assigns = textsIn(body, 'funcname').some((name) => ASSIGN.test(name));
    return assigns ? [{ ...common, kind: 'assign', table: GRANTS }] : [];
  }
  const kind = type === 'InsertStmt' ? 'insert' : type === 'DeleteStmt' ? 'delete' : undefined;
  const { relname: table = '' } = (body as { relation?: { relname?: string } }).relation ?? {};
  const isRelevant = table === GRANTS || table === PERMISSIONS;
  return kind !== undefined && isRelevant ? [{ ...common, kind, table }] : [];
}

/**
 * Returns the constants in a tree or, if `below` is set, the names below that key. They're in the order of the
 * text.
 */
function textsIn(tree: unknown, below?: string): readonly string[] {
  const roots = below === undefined ? [tree] : valuesOf(tree, below);
  return roots.flatMap((root) => valuesOf(root, 'sval')).filter(isText);
}

/** Returns all values of a key in a tree of plain data, in order. */
function valuesOf(tree: unknown, key: string): readonly unknown[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) =>
    name === key && !(key === 'sval' && typeof value === 'object') ? [value] : valuesOf(value, key),
  );
}
