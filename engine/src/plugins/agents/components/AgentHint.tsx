import type { SiteSlotProps } from '../../../shared/plugin-modules.ts';
import { agentHint } from '../texts.ts';

/**
 * Tells agents, before all menus, where they can find the text without menus. Readers neither see nor hear it.
 * It isn't an HTML comment, because agents that convert documents to Markdown would lose a comment.
 */
export default function AgentHint({ site }: SiteSlotProps) {
  return <p hidden>{agentHint(`${site.base}/llms.txt`)}</p>;
}
