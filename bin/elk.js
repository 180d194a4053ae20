// @ts-check
/**
 * The library that lays out diagrams, for the bundle of the command line, where `docs.js` puts it in the
 * place of the import that `beautiful-mermaid` has. For an import of CommonJS, Node reads the 1.6 MB
 * twice more, to tell what kind of module it is and what it exports: a tenth of a second.
 */
import { createRequire } from 'node:module';

export default createRequire(import.meta.url)('elkjs/lib/elk.bundled.js');
