/** Finds and reads the files that make up a description. */
import { isJsonObject, type JsonObject, type JsonValue } from '../document/json.ts';
import { memberOf } from '../document/pointer.ts';
import type { SourceFile, SourceFiles } from '../files/source-files.ts';
import { refTarget } from './references.ts';

/** Reads the files that `main` refers to, directly or through other files. */
export function readReferred(
  main: SourceFile,
  files: SourceFiles,
): ReadonlyMap<string, SourceFile> {
  const sources = new Map([[main.file, main]]);
  const seen = new Set([main.file]);
  // The map grows during the loop if files refer to other files.
  for (const source of sources.values()) {
    for (const file of referredFiles(source)) {
      if (seen.has(file)) continue;
      seen.add(file);
      const read = files.readReferred(file);
      if (read !== undefined) sources.set(file, read);
    }
  }
  return sources;
}

/**
 * Returns the file in every string that's named `$ref`. Some of them may be plain data, but a value's kind isn't
 * known before something refers to it.
 */
function referredFiles({ file, value }: SourceFile): Set<string> {
  const found = new Set<string>();
  const add = (ref: string) => {
    const target = refTarget(ref, file).file;
    if (target !== undefined && target !== file) found.add(target);
  };
  const visit = (item: JsonValue): void => {
    if (Array.isArray(item)) item.forEach(visit);
    else if (isJsonObject(item)) {
      if (typeof item.$ref === 'string' && !item.$ref.startsWith('#')) add(item.$ref);
      for (const ref of mappedRefs(item)) add(ref);
      for (const member of Object.values(item)) visit(member);
    }
  };
  visit(value);
  return found;
}

/** Returns the values in a discriminator's mapping that are paths instead of names. */
function mappedRefs(schema: JsonObject): string[] {
  const mapping = memberOf(schema.discriminator, 'mapping');
  if (!isJsonObject(mapping)) return [];
  return Object.values(mapping).filter(
    (ref): ref is string => typeof ref === 'string' && isRef(ref),
  );
}

/** True if a value in a discriminator's mapping is a reference or a file's path instead of a name. */
export function isRef(text: string): boolean {
  return /[#/]|\.(?:json|ya?ml)$/.test(text);
}
