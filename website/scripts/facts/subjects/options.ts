/** Options that are set in code: the names that `start` accepts, and the defaults that aren't set by a variable. */
import { z } from 'zod';
import { child, type SyntaxNode } from '../../../../engine/src/core/config/syntax-tree.ts';
import { COMPUTED, nameOf, nodesIn } from '../evaluate.ts';
import { type Fact, isText, type Miss, placeIn, type Reading, type Subject } from '../fact.ts';
import { nodesOf, nodesOfType, type Source, type SourceFile } from '../source.ts';

const TYPES_FILE = 'src/lib/types/option.ts';
const INTERFACE = 'IUnleashOptions';
const FILE = 'src/lib/create-config.ts';

/** Constants with the defaults of options, keyed by the path of the option. */
const DEFAULTS: Readonly<Record<string, string>> = {
  authentication: 'defaultAuthentication',
  clientFeatureCaching: 'defaultClientCachingOptions',
  db: 'defaultDbOptions',
  email: 'defaultEmail',
  import: 'defaultImport',
  server: 'defaultServerOption',
  session: 'defaultSessionOption',
  versionCheck: 'defaultVersionOption',
};

const settings = z.array(z.object({ option: z.string().nullable(), default: z.json() }));

/** Options that aren't in the settings tables. */
const others = z.array(z.strictObject({ option: z.string(), reason: z.string() }));

export const options: Subject = {
  title: 'options in code',
  files: ['site/settings.json', 'site/facts/other-options.json'],
  component: 'Settings',
  read,
  said: ([shown, left]) => [
    ...settings
      .parse(shown)
      .flatMap(({ option, default: value }) =>
        option === null ? [] : [{ name: option, values: { default: value } }],
      ),
    ...others.parse(left).map(({ option }) => ({ name: option, values: {} })),
  ],
};

function read(source: Source): Reading {
  const misses: Miss[] = [];
  const defaults = new Map(
    Object.entries(DEFAULTS).flatMap(([path, constant]) => {
      const declared = source.file(FILE) && source.findConstant(constant, FILE);
      const nodes = [...nodesOf(child(declared?.node, 'init'))].map(({ node }) => node);
      const object = nodes.find(({ type }) => type === 'ObjectExpression');
      if (declared && object) return defaultsIn(object, path, declared.file, source);
      misses.push({ file: FILE, message: `There's no ${constant} object with defaults` });
      return [];
    }),
  );
  const file = source.file(TYPES_FILE);
  const shapes: Shapes = file === undefined ? new Map() : shapesIn(file);
  const members = membersOf(shapes.get(INTERFACE) ?? [], '', shapes);
  if (file === undefined || members.length === 0) {
    misses.push({ file: TYPES_FILE, message: `There's no ${INTERFACE} interface with members` });
    return { facts: [], misses };
  }
  const facts = members.map(({ path, node }): Fact => {
    const values = defaults.has(path) ? { default: defaults.get(path) } : {};
    return { name: path, values, ...placeIn(file, INTERFACE, node.start) };
  });
  return { facts, misses };
}

interface Member {
  /** A path such as `db.pool.min`. */
  path: string;
  node: SyntaxNode;
}

/** Members of the interfaces and object types in a file, keyed by the type's name. */
type Shapes = ReadonlyMap<string, readonly SyntaxNode[]>;

function shapesIn(file: SourceFile): Shapes {
  const interfaces = nodesOfType(file, 'TSInterfaceDeclaration').map(
    (node) => [node, child(node, 'body'), 'body'] as const,
  );
  const aliases = nodesOfType(file, 'TSTypeAliasDeclaration').map(
    (node) => [node, child(node, 'typeAnnotation'), 'members'] as const,
  );
  return new Map(
    [...interfaces, ...aliases].flatMap(([node, shape, key]) =>
      shape === undefined || nodesIn(shape, key).length === 0
        ? []
        : [[nameOf(child(node, 'id')), nodesIn(shape, key)] as const],
    ),
  );
}

function membersOf(
  members: readonly SyntaxNode[],
  prefix: string,
  shapes: Shapes,
): readonly Member[] {
  return members.flatMap((node) => expand(`${prefix}${nameOf(child(node, 'key'))}`, node, shapes));
}

/** Returns an option, or its parts if it's an object. */
function expand(path: string, node: SyntaxNode, shapes: Shapes): readonly Member[] {
  const within = [...nodesOf(child(node, 'typeAnnotation'))].map((each) => each.node);
  const names = within.map((each) => nameOf(child(each, 'typeName')));
  // `Partial<Pick<Limits, 'projects' | 'segments'>>`
  if (names.includes('Pick')) {
    const picked = within.filter(({ value }) => isText(value));
    return picked.map((each) => ({ path: `${path}.${nameOf(each)}`, node: each }));
  }
  const literal = within.find(({ type }) => type === 'TSTypeLiteral');
  const known = names.flatMap((name) => shapes.get(name) ?? []);
  const parts = literal === undefined ? known : nodesIn(literal, 'members');
  const isList = within.some(({ type }) => type === 'TSArrayType');
  if (parts.length === 0 || isList) return [{ path, node }];
  const isObjectAlone = !within.some(({ type }) => type === 'TSUnionType');
  return [...(isObjectAlone ? [] : [{ path, node }]), ...membersOf(parts, `${path}.`, shapes)];
}

/**
 * Returns the paths of options whose defaults are literals. The default of a variable is read together with the
 * variable.
 */
function defaultsIn(
  object: SyntaxNode,
  path: string,
  file: SourceFile,
  source: Source,
): readonly (readonly [string, unknown])[] {
  return nodesIn(object, 'properties').flatMap(
    (property): readonly (readonly [string, unknown])[] => {
      const name = `${path}.${nameOf(child(property, 'key'))}`;
      const value = child(property, 'value');
      if (value?.type === 'ObjectExpression') return defaultsIn(value, name, file, source);
      const found = source.evaluate(value, file);
      return found === COMPUTED || found === undefined ? [] : [[name, found]];
    },
  );
}
