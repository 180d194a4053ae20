/** The one list of what provides pages. Later ones may add to pages of those before. */
import { apiDescriptions } from '../../openapi/provider.ts';
import { componentJob } from '../compile/component-page.ts';
import { contentJob } from '../compile/content-job.ts';
import { remoteJob } from '../compile/remote/remote-job.ts';
import type { OutputProvider } from '../outputs/output.ts';
import { PROVIDERS } from '../outputs/providers.ts';
import { componentPages } from '../source/component-pages.ts';
import { contentFiles } from '../source/content-files.ts';
import { remoteDocuments } from '../source/remote/remote-pages.ts';
import type { PageProvider } from './page-provider.ts';

export const PAGE_PROVIDERS: readonly PageProvider[] = [
  { ...contentFiles, compileJob: contentJob },
  { ...componentPages, compileJob: componentJob },
  apiDescriptions,
  { ...remoteDocuments, compileJob: remoteJob },
];

/** All kinds of outputs, those of providers last. */
export const OUTPUT_PROVIDERS: readonly OutputProvider[] = [
  ...PROVIDERS,
  ...PAGE_PROVIDERS.flatMap(({ outputs = [] }) => outputs),
];
