/**
 * Files of the published site. A build writes all of them, and the development server creates the one that's
 * requested.
 */
import { readFile } from 'node:fs/promises';
import type { Site, SitePage } from '../assemble/site.ts';
import type { OutputFile } from '../bundle/bundle-site.ts';
import type { RenderContext } from '../render/render-page.ts';
import type { SidebarFile } from '../render/sidebar-files.ts';

export type OutputContent = string | Uint8Array;

export type Output = MadeOutput | CopiedOutput;

export type CompressionFormat = 'brotli' | 'gzip';

interface NamedOutput {
  /** Path relative to the output folder, with forward slashes. */
  name: string;
  /**
   * The only format in which a text file is compressed, for a file whose clients all support that format. The
   * other versions of these files would be a fifth of all files in a site. By default, a file is compressed in
   * both formats.
   */
  compression?: CompressionFormat;
  /**
   * Response headers for this file alone. For example, the name of `.well-known/api-catalog` doesn't determine
   * its content type. All hosts send these headers.
   */
  headers?: Readonly<Record<string, string>>;
}

export interface MadeOutput extends NamedOutput {
  /**
   * The hash of everything that the content is created from, except the engine's code. If an earlier output
   * has the same key, it's used again and `content` isn't called. Absent if creating the content takes hardly
   * any time.
   */
  key?: string;
  content(): OutputContent | Promise<OutputContent>;
  /**
   * Throws if the content can't be created. The check command calls it instead of `content` of an output with a key,
   * which may take long.
   */
  check?(): unknown;
}

export interface CopiedOutput extends NamedOutput {
  /** The absolute path of the file to copy. */
  file: string;
}

/** Everything that outputs are created from. */
export interface OutputContext extends RenderContext {
  /** Data files of sidebars, by the tree's name. */
  sidebarFiles: ReadonlyMap<string, SidebarFile>;
  /** Scripts, stylesheet, and fonts. Empty in development, where Vite serves them. */
  bundle: { files: readonly OutputFile[]; hash: string };
  /** A hash that changes with the engine's code. */
  codeHash: string;
}

/** Returns outputs of one type. If several outputs have the same name, the first one is used. */
export type ListOutputs = (context: OutputContext) => Iterable<Output>;

/** A type of output: the files of one module in this folder, or a plugin's files. */
export interface OutputProvider {
  outputs: ListOutputs;
  /**
   * True if the development server creates the output in a different way: bundled files, documents, and files
   * for hosts.
   */
  buildOnly?: true;
  /**
   * Set if outputs depend on compiled pages, or on files whose changes aren't noticed. The development server
   * lists these outputs again for each request that matches `names`.
   */
  onDemand?: {
    names: RegExp;
    /** Pages to compile before `outputs` is called. */
    pages(site: Site, name: string): Iterable<SitePage>;
  };
}

/** Throws if an output's content can't be created, as far as a short check can tell. */
export async function checkOutput(output: Output): Promise<void> {
  if ('file' in output) return;
  if (output.check !== undefined) await output.check();
  else if (output.key === undefined) await output.content();
}

/** Returns an output's content. */
export async function contentOf(output: Output): Promise<OutputContent> {
  return 'file' in output ? readFile(output.file) : output.content();
}
