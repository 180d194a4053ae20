/** Files that the site is served with: the build writes all, the development server the one that is asked for. */
import { readFile } from 'node:fs/promises';
import type { Site, SitePage } from '../assemble/site.ts';
import type { OutputFile } from '../bundle/bundle-site.ts';
import type { RenderContext } from '../render/render-page.ts';
import type { SidebarFile } from '../render/sidebar-files.ts';

export type OutputContent = string | Uint8Array;

export type Output = MadeOutput | CopiedOutput;

interface NamedOutput {
  /** Path below the output folder, with forward slashes. */
  name: string;
  /**
   * Response headers of this file alone: its content type where the name does not tell, as for
   * `.well-known/api-catalog`. Every host gets them.
   */
  headers?: Readonly<Record<string, string>>;
}

export interface MadeOutput extends NamedOutput {
  /**
   * Hash of everything that the content is made of, besides the engine's code. An earlier output with
   * the same key is used again and `content` is not called. Absent: making the content takes no time.
   */
  key?: string;
  content(): OutputContent | Promise<OutputContent>;
}

export interface CopiedOutput extends NamedOutput {
  /** Absolute path of the file to copy. */
  file: string;
}

/** Everything that outputs are made of. */
export interface OutputContext extends RenderContext {
  /** Data files of sidebars, by name of the tree. */
  sidebarFiles: ReadonlyMap<string, SidebarFile>;
  /** Scripts, stylesheet and fonts; none in development, where Vite serves them. */
  bundle: { files: readonly OutputFile[]; hash: string };
  /** Changes with the code of the engine. */
  codeHash: string;
}

/** Returns outputs of one kind. Of two outputs with the same name, the first one is used. */
export type ListOutputs = (context: OutputContext) => Iterable<Output>;

/** A kind of output: one file in this folder, or a part of a plugin. */
export interface OutputProvider {
  outputs: ListOutputs;
  /** True if the development server creates the output differently: bundled files, documents, and files for hosts. */
  buildOnly?: true;
  /**
   * Set where outputs depend on compiled pages, or on files whose changes are not noticed: the
   * development server asks again for each request of such a name.
   */
  onDemand?: {
    names: RegExp;
    /** Pages to compile before `outputs` is called. */
    pages(site: Site, name: string): Iterable<SitePage>;
  };
}

/** Content of an output. */
export async function contentOf(output: Output): Promise<OutputContent> {
  return 'file' in output ? readFile(output.file) : output.content();
}
