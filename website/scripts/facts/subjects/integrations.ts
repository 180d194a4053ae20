/** Integrations: the parameters and event types in their forms. */
import { z } from 'zod';
import { child, type SyntaxNode } from '../../../../engine/src/core/config/syntax-tree.ts';
import { COMPUTED, nameOf, nodesIn, unwrap } from '../evaluate.ts';
import { type Fact, isText, type Miss, placeIn, type Reading, type Subject } from '../fact.ts';
import { nodesOfType, type Source, type SourceFile } from '../source.ts';

const FOLDER = 'src/lib/addons';
const PARAMETER_KEYS = ['name', 'displayName', 'required', 'sensitive'];
const DEFINITION = /-definition\.ts$/;

const data = z.array(
  z.object({
    provider: z.string(),
    parameters: z.array(
      z.object({ name: z.string(), label: z.string(), required: z.boolean(), masked: z.boolean() }),
    ),
    events: z.array(z.object({ types: z.array(z.string()) })),
    source: z.string(),
  }),
);

export const integrations: Subject = {
  title: 'integrations, with their parameters and event types',
  files: ['site/facts/integrations.json'],
  component: 'Integration',
  read,
  said: ([file]) =>
    data.parse(file).flatMap(({ provider, parameters, events, source }) => [
      { name: provider, values: {}, source },
      ...parameters.map(({ name, ...values }) => ({
        name: `${provider} ${name}`,
        values,
        source,
      })),
      ...events
        .flatMap(({ types }) => types)
        .map((type) => ({ name: `${provider} ${type}`, values: {}, source })),
    ]),
};

function read(source: Source): Reading {
  const misses: Miss[] = [];
  const files = source.list(FOLDER).filter((name) => DEFINITION.test(name));
  if (files.length === 0) misses.push({ file: FOLDER, message: `No file ends in -definition.ts` });
  const facts = files.flatMap((name) => {
    const file = source.file(name);
    return file === undefined ? [] : factsIn(file, source, misses);
  });
  return { facts, misses };
}

function factsIn(file: SourceFile, source: Source, misses: Miss[]): readonly Fact[] {
  const declarator = nodesOfType(file, 'VariableDeclarator').find(
    (node) => propertyOf(child(node, 'init'), 'parameters') !== undefined,
  );
  const definition = child(declarator, 'init');
  const provider = source.evaluate(propertyOf(definition, 'name'), file);
  if (declarator === undefined || !isText(provider)) {
    misses.push({ file: file.name, message: "There's no definition with a name and parameters" });
    return [];
  }
  const symbol = nameOf(child(declarator, 'id'));
  const factOf = (name: string, node: SyntaxNode, values: Fact['values'] = {}): Fact => ({
    name: `${provider} ${name}`.trim(),
    values,
    ...placeIn(file, symbol, node.start),
  });
  const parameters = elementsOf(definition, 'parameters').flatMap((node): readonly Fact[] => {
    const [name, ...values] = PARAMETER_KEYS.map((key) =>
      source.evaluate(propertyOf(node, key), file),
    );
    const [label, required, masked] = values;
    if (isText(name) && !values.includes(COMPUTED)) {
      return [factOf(name, node, { label, required, masked })];
    }
    const line = file.lineOf(node.start);
    misses.push({
      file: file.name,
      message: `The parameter on line ${line} is missing one of ${PARAMETER_KEYS.join(', ')}`,
    });
    return [];
  });
  const events = elementsOf(definition, 'events').flatMap((node): readonly Fact[] => {
    const type = source.evaluate(node, file);
    if (isText(type)) return [factOf(type, node)];
    misses.push({ file: file.name, message: `The event type ${nameOf(node)} isn't a string` });
    return [];
  });
  if (events.length === 0)
    misses.push({ file: file.name, message: 'The definition has no event list' });
  return [factOf('', declarator), ...parameters, ...events];
}

function propertyOf(object: SyntaxNode | undefined, name: string): SyntaxNode | undefined {
  const node = unwrap(object);
  if (node?.type !== 'ObjectExpression') return undefined;
  const found = nodesIn(node, 'properties').find((each) => nameOf(child(each, 'key')) === name);
  return child(found, 'value');
}

function elementsOf(object: SyntaxNode | undefined, name: string): readonly SyntaxNode[] {
  const list = unwrap(propertyOf(object, name));
  return list?.type === 'ArrayExpression' ? nodesIn(list, 'elements') : [];
}
