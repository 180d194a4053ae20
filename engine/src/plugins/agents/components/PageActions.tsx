import * as attributes from '../../../shared/attributes.ts';
import type { SlotProps } from '../../../shared/slots.ts';
import { askAi } from '../../../shared/texts/doc.ts';
import { NewTabHint } from '../../../theme/content/NewTabHint.tsx';
import { PageMenu } from '../../../theme/doc/PageMenu.tsx';
import type { AssistantLink } from '../assistants.ts';
import * as texts from '../texts/page-menu.ts';

/** Copies a page, and offers what else a reader can do with its Markdown. */
export default function PageActions({ view, site }: SlotProps) {
  const { markdown } = view;
  const assistants: readonly AssistantLink[] = view.assistants ?? [];
  if (markdown === undefined) return null;
  const question = encodeURIComponent(texts.readAndAnswer(site.origin + markdown));
  return (
    <PageMenu action={<CopyPage markdown={markdown} />}>
      {site.thirdParties?.assistant === undefined ? null : (
        <li>
          <button type="button" {...{ [attributes.ASK_AI]: '' }}>
            {askAi}
          </button>
        </li>
      )}
      <li>
        <a href={markdown} rel="external">
          {texts.viewAsMarkdown}
        </a>
      </li>
      <li>
        <a href={`${site.base}/llms.txt`} rel="external">
          {texts.pagesForAgents}
        </a>
      </li>
      {assistants.map(({ label, address }) => (
        <li key={label}>
          <a href={address + question} target="_blank" rel="noopener noreferrer">
            {label}
            <NewTabHint />
          </a>
        </li>
      ))}
    </PageMenu>
  );
}

function CopyPage({ markdown }: { markdown: string }) {
  return (
    <button type="button" {...{ [attributes.COPY_PAGE]: markdown }}>
      {texts.copyPage}
    </button>
  );
}
