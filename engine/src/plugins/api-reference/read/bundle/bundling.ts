/** The state that the steps of bundling a description share. */
import type { Kind } from '../document/grammar.ts';
import type { JsonValue } from '../document/json.ts';
import type { SourceFile, SourceFiles } from '../files/source-files.ts';
import type { Unresolved } from './references.ts';

/** The location where a value is written. */
export interface Origin {
  source: SourceFile;
  keys: readonly string[];
}

/** A component created from a value that wasn't one. */
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
  /** JSON pointers of the schemas that have an `$anchor` or `$id`, keyed by file. */
  anchors: Map<string, ReadonlyMap<string, string>>;
  /** New components, keyed by file, pointer, and kind. */
  hoisted: Map<string, Hoisted>;
  /** The same components, keyed by their pointers in the bundled document. */
  components: Map<string, Hoisted>;
  unresolved: Map<string, Unresolved>;
  /** Where inlined values come from, keyed by their pointers in the main file. */
  inlined: Map<string, Origin>;
  /** References that are being inlined, to prevent infinite recursion. */
  inlining: Set<string>;
  /** Number of characters inlined so far. */
  written: number;
  /** Functions that return an unused component name, keyed by section. */
  unusedNames: Map<string, (wanted: string) => string>;
}

/** The target of a reference. */
export interface Found {
  source: SourceFile;
  keys: readonly string[];
  value: JsonValue;
}
