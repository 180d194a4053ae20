import type { SlotProps } from '../../../shared/plugin-modules.ts';
import { agentHint } from '../texts.ts';

/**
 * Tells agents before all menus where the text is without them. Nobody sees or hears it. Agents that turn the document
 * into Markdown would lose a comment.
 */
export default function AgentHint({ site }: SlotProps) {
  return <p hidden>{agentHint(`${site.base}/llms.txt`)}</p>;
}
