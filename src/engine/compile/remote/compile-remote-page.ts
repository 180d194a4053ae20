/** Page with a document of another repository after its own text, or with nothing but that. */
import { type CompileEnvironment, compilePage } from '../compile-page.ts';
import type { CompiledPage } from '../compiled-page.ts';
import { joinParts } from '../html/join-parts.ts';
import { compileDocument } from './compile-document.tsx';
import type { RemoteCompileInput } from './remote-input.ts';

/**
 * Compiles a page. Throws a `ProblemsError` for mistakes in the page's own text; what is wrong with the
 * document are warnings.
 */
export async function compileRemotePage(
  input: RemoteCompileInput,
  environment: CompileEnvironment,
): Promise<CompiledPage> {
  const written = input.page && (await compilePage(input.page, environment));
  const document = await compileDocument(input, environment, written?.anchors);
  if (written === undefined) return document;
  return {
    ...written,
    ...joinParts([written, document]),
    tableOfContents: [...written.tableOfContents, ...document.tableOfContents],
    anchors: [...written.anchors, ...document.anchors],
    assets: [...written.assets, ...document.assets],
    sections: [...written.sections, ...document.sections],
    problems: [...written.problems, ...document.problems],
  };
}
