/** The state that bundling a description shares between its steps. */
import type { Kind } from '../document/grammar.ts';
import type { JsonValue } from '../document/json.ts';
import type { SourceFile, SourceFiles } from '../files/source-files.ts';
import type { Unresolved } from './references.ts';

/** The location that a value comes from. */
export interface Origin {
  source: SourceFile;
  keys: readonly string[];
}

/** A component that was created from a value elsewhere. */
export interface Hoisted extends Origin {
  section: readonly string[];
  name: string;
  kind: Kind;
  value: JsonValue;
}

export interface Bundling {
  main: SourceFile;
  sources: ReadonlyMap<string, SourceFile>;
  faultOf: SourceFiles['faultOf'];
  /** Pointers of schemas with an `$anchor` or `$id`, by file. */
  anchors: Map<string, ReadonlyMap<string, string>>;
  /** New components, by file, pointer, and kind. */
  hoisted: Map<string, Hoisted>;
  /** The same components, by their pointers in the bundled document. */
  components: Map<string, Hoisted>;
  unresolved: Map<string, Unresolved>;
  /** The origins of values that were written out in place, by their pointers in the main file. */
  inlined: Map<string, Origin>;
  /** References that are being written out in place. Prevents infinite recursion. */
  inlining: Set<string>;
  /** How many characters were written out in place. */
  written: number;
  /** Functions that return an unused name, by section of the components. */
  unusedNames: Map<string, (wanted: string) => string>;
}

/** The target of a reference. */
export interface Found {
  source: SourceFile;
  keys: readonly string[];
  value: JsonValue;
}
