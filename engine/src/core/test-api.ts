/** Functions for plugins' tests. */
export { assembleSite } from './assemble/assemble-site.ts';
export { testCompiled, testDefinition, testSource } from './assemble/test-values.ts';
export { replaceLinkSlots } from './compile/html/link-slots.ts';
export { plainTheme as testTheme } from './compile/test-theme.tsx';
export { loadSite } from './config/load-site.ts';
export { ENGINE_ROOT } from './engine-root.ts';
export { packageFolders } from './files/packages.ts';
export { printed, rejectedProblems, writeSite } from './files/test-site.ts';
export { checkOutput, outputContent } from './outputs/output.ts';
export { testContext } from './outputs/test-context.ts';
export { formatProblems } from './problems/format-problems.ts';
export { parseFrontMatter } from './source/front-matter.ts';
