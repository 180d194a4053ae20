/**
 * Files of the published site. A build writes all of them, and the development server creates the one that's
 * requested.
 */
import { readFile } from 'node:fs/promises';
import type { Site, SitePage } from '../assemble/site.ts';
import type { OutputFile } from '../bundle/bundle-site.ts';
import type { RenderContext } from '../render/render-page.ts';
import type { SidebarFile } from '../render/sidebar-files.ts';

/** Text, the pieces of a long text, or bytes. */
export type OutputContent = string | readonly string[] | Uint8Array;

export type Output = MadeOutput | CopiedOutput;

export type CompressionFormat = 'brotli' | 'gzip';

interface NamedOutput {
  /** Path relative to the output folder, with forward slashes. */
  name: string;
  /**
   * The only format in which to compress a text file. By default, both are created. If all of a file's clients support
   * one format, the other one isn't needed, and these unneeded versions would be a fifth of all files in a site.
   */
  compression?: CompressionFormat;
  /**
   * Response headers for this file alone, which all hosts send. For example, `.well-known/api-catalog` has no extension
   * that determines its content type.
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
  /**
   * True if the content depends only on pages' titles and order, and takes long. A build creates it while pages are
   * compiled. Needs a key.
   */
  early?: true;
  content(): OutputContent | Promise<OutputContent>;
  /**
   * Throws an error if the content can't be created. The check command calls this function in place of `content` if the
   * output has a key, because creating such content may take long.
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
  /**
   * Returns an output's text if an earlier build created it from the same input. Absent if outputs aren't cached.
   */
  earlierText?: (output: MadeOutput) => string | undefined;
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
   * Set if an output depends on compiled pages, or on files that the development server doesn't watch. For each
   * request that matches `names`, the server then lists these outputs again.
   */
  onDemand?: {
    names: RegExp;
    /** Pages to compile before `outputs` is called. */
    pages(site: Site, name: string): Iterable<SitePage>;
  };
}

/** Throws an error if a short check shows that an output's content can't be created. */
export async function checkOutput(output: Output): Promise<void> {
  if ('file' in output) return;
  if (output.check !== undefined) await output.check();
  else if (output.key === undefined) await output.content();
}

/** Returns an output's content as one text, or as bytes. */
export async function outputContent(output: Output): Promise<string | Uint8Array> {
  if ('file' in output) return readFile(output.file);
  const content = await output.content();
  return typeof content === 'string' || content instanceof Uint8Array ? content : content.join('');
}

/** Returns the text's pieces, or the bytes as the only piece. */
export function piecesOf(content: OutputContent): readonly (string | Uint8Array)[] {
  return typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
}

/** Returns the content as UTF-8. Text is encoded into new memory, which nothing else uses. */
export function bytesOf(content: OutputContent): Uint8Array {
  if (content instanceof Uint8Array) return content;
  const pieces = typeof content === 'string' ? [content] : content;
  const bytes = Buffer.allocUnsafeSlow(byteLengthOf(pieces));
  let position = 0;
  for (const piece of pieces) position += bytes.write(piece, position);
  return bytes;
}

/** Returns the content's size as UTF-8. */
export function byteLengthOf(content: OutputContent): number {
  return piecesOf(content).reduce((total, piece) => total + Buffer.byteLength(piece), 0);
}
