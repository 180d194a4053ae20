/** What the pages of the SDKs and their comparison say: read from source code, in the version named. */
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
  /** Last part of the address of its page. */
  id: string;
  name: string;
  side: Side;
  repository: string;
  package: { name: string; registry: string };
  /** The version that was read. */
  version: string;
  /** What it runs on. */
  requires: string;
  /** The oldest server that works, and for what. */
  server: string;
  /** Files of the source that declare options and defaults. */
  sources: readonly string[];
  options: readonly SdkOption[];
  /** By the id of the capability. */
  capabilities: Readonly<Record<string, SdkCapability>>;
}

export interface SdkOption {
  name: string;
  type: string;
  /** `null`: not set; `{ code }`: what the source computes. */
  default: unknown;
  /** Unit, allowed values and effect, as Markdown with code and links. */
  note: string;
}

export interface SdkCapability {
  /** `true`, `false`, the first version that can, or another value. */
  value: boolean | string;
  /** Name to look for, or what the SDK does instead, as Markdown with code and links. */
  note?: string;
  /** File of the source. */
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
