/**
 * Files for agents, such as `llms.txt` and skills, and the menu that readers use to pass a page to an agent.
 */
import { definePlugin, pluginFiles, textsOfPlugin, urls } from '../../core/plugin-api.ts';
import { pageAddress } from '../../shared/routes.ts';
import { LLMS_FILE, llms } from './outputs/llms.ts';
import { skills } from './outputs/skills.ts';
import { assistants } from './settings.ts';
import * as english from './texts.ts';

const inFolder = pluginFiles('agents');

export type { AssistantLink } from './settings.ts';

export const agents = definePlugin({
  name: 'agents',
  schema: () => ({ settings: { assistants: assistants.default([]) } }),
  outputs: [llms, skills],
  pageView({ page, definition: { config, texts } }) {
    const index = urls.fileAddress(LLMS_FILE, config);
    const address = pageAddress(page.route, config.url, config.base);
    return {
      assistants: config.assistants,
      markdownNotice: textsOfPlugin(texts, english).markdownNotice(index, address),
    };
  },
  slots: {
    documentStart: inFolder('components/AgentHint.tsx'),
    pageAction: inFolder('components/CopyPage.tsx'),
    pageMenuLinks: inFolder('components/MarkdownLinks.tsx'),
  },
  client: { enhancements: [inFolder('client/page-menu.ts')] },
  texts: { [inFolder('texts.ts')]: english },
});
