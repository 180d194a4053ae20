/** Compiles a page with a document: first the page's own text, and then the document. */
import { type CompiledPage, type CompileJob, joinParts } from 'pagewright/plugin';
import {
  compileDocument,
  type DocumentEnvironment,
  type RemoteCompileInput,
} from './compile-document.tsx';

/**
 * Compiles both parts. Throws a `ProblemsError` for mistakes in the page's own text. Problems in the document are
 * warnings.
 */
export async function compileRemotePage(
  input: RemoteCompileInput,
  own: CompileJob | undefined,
  environment: DocumentEnvironment,
): Promise<CompiledPage> {
  const written = await own?.compile(environment);
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
