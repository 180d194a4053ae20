import type { SlotProps } from '../../../shared/plugin-modules.ts';
import { NewTabHint } from '../../../theme/content/inline.tsx';
import type { AssistantLink } from '../assistants.ts';
import * as texts from '../texts.ts';

/** Renders items of the page menu: links to the page's Markdown and to assistants that can read it. */
export default function MarkdownLinks({ view, site }: SlotProps) {
  const { markdown = '' } = view;
  const assistants: readonly AssistantLink[] = view.assistants ?? [];
  const question = encodeURIComponent(texts.readAndAnswer(site.origin + markdown));
  return (
    <>
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
    </>
  );
}
