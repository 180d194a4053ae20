/** Turns the targets of references into components. */
import { uniqueNames } from '../../../../shared/unique-names.ts';
import type { Kind } from '../document/grammar.ts';
import { isJsonObject, type JsonValue, setOwn } from '../document/json.ts';
import { memberOf, pointerOf, refTo, valueAt } from '../document/pointer.ts';
import type { Bundling, Found, Hoisted } from './bundling.ts';
import { nameOf, sectionOf } from './references.ts';

/** Returns a reference to a value, such as `#/components/schemas/Name`. If the value isn't a component yet, it becomes one. */
export function componentRef(
  bundling: Bundling,
  { source, keys, value }: Found,
  kind: Kind,
): string {
  const section = sectionOf(kind, bundling.main.value) ?? ['components', 'schemas'];
  const isComponent =
    source === bundling.main &&
    keys.length === section.length + 1 &&
    section.every((key, index) => keys[index] === key);
  return isComponent ? refTo(keys) : hoistedRef(bundling, { source, keys, value }, kind);
}

/** Returns a reference to the new component for a value, or for a variant of it. */
export function hoistedRef(
  bundling: Bundling,
  { source, keys, value }: Found,
  kind: Kind,
  variant = '',
): string {
  const section = sectionOf(kind, bundling.main.value) ?? ['components', 'schemas'];
  const id = `${kind} ${source.file}#${pointerOf(keys)} ${variant}`;
  const known = bundling.hoisted.get(id);
  if (known !== undefined) return refTo([...section, known.name]);
  const name = freeName(bundling, section, nameOf(source.file, keys));
  const item = { section, name, kind, source, keys, value };
  bundling.hoisted.set(id, item);
  bundling.components.set(pointerOf([...section, name]), item);
  return refTo([...section, name]);
}

function freeName(bundling: Bundling, section: readonly string[], wanted: string): string {
  const { main, components, unusedNames } = bundling;
  const key = pointerOf(section);
  const isUsed = (name: string) => {
    const keys = [...section, name];
    return valueAt(main.value, keys) !== undefined || components.has(pointerOf(keys));
  };
  const unused = unusedNames.get(key) ?? uniqueNames(isUsed, { separator: '' });
  unusedNames.set(key, unused);
  return unused(wanted);
}

/** Adds a new component to the bundled document. */
export function addComponent(
  document: Record<string, JsonValue>,
  { section, name }: Hoisted,
  value: JsonValue,
): void {
  let owner = document;
  for (const key of section) {
    const member = memberOf(owner, key);
    const copy = isJsonObject(member) ? { ...member } : {};
    setOwn<JsonValue>(owner, key, copy);
    owner = copy;
  }
  setOwn(owner, name, value);
}
