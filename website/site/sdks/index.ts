/** Data for SDK pages and their comparison, which was read from the source code of the given versions. */
import android from './android-proxy.json' with { type: 'json' };
import androidLegacy from './android-proxy-legacy.json' with { type: 'json' };
import type { Side } from './capabilities.ts';
import dotnet from './dotnet.json' with { type: 'json' };
import flutter from './flutter.json' with { type: 'json' };
import go from './go.json' with { type: 'json' };
import ios from './ios-proxy.json' with { type: 'json' };
import java from './java.json' with { type: 'json' };
import javascript from './javascript-browser.json' with { type: 'json' };
import next from './next-js.json' with { type: 'json' };
import node from './node.json' with { type: 'json' };
import php from './php.json' with { type: 'json' };
import python from './python.json' with { type: 'json' };
import react from './react.json' with { type: 'json' };
import ruby from './ruby.json' with { type: 'json' };
import rust from './rust.json' with { type: 'json' };
import svelte from './svelte.json' with { type: 'json' };
import vue from './vue.json' with { type: 'json' };

export interface Sdk {
  /** Last part of the page's URL. */
  id: string;
  name: string;
  side: Side;
  repository: string;
  package: { name: string; registry: string };
  /** The version whose source code was read. */
  version: string;
  /** The platform that it runs on. */
  requires: string;
  /** The oldest supported server, and for which features. */
  server: string;
  /** Source files that declare options and defaults. */
  sources: readonly string[];
  options: readonly SdkOption[];
  /** By the capability's id. */
  capabilities: Readonly<Record<string, SdkCapability>>;
}

export interface SdkOption {
  name: string;
  type: string;
  /** `null` if it isn't set, and `{ code }` if the source code computes it. */
  default: unknown;
  /** Unit, allowed values, and effect, as Markdown with code and links. */
  note: string;
}

export interface SdkCapability {
  /** `true`, `false`, the first version with the capability, or another value. */
  value: boolean | string;
  /** The name in the SDK, or what the SDK does instead, as Markdown with code and links. */
  note?: string;
  /** Source file. */
  source: string;
}

export const SDKS: readonly Sdk[] = [
  dotnet,
  go,
  java,
  node,
  php,
  python,
  ruby,
  rust,
  android,
  androidLegacy,
  flutter,
  ios,
  javascript,
  next,
  react,
  svelte,
  vue,
] as readonly Sdk[];
