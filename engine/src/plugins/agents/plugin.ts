/** Files for agents, such as `llms.txt` and skills, and the menu with which readers pass a page to an agent. */
import { definePlugin, fileAddress, pluginFiles, textsOfPlugin } from '../../core/plugin-api.ts';
import { LLMS_FILE, llms } from './outputs/llms.ts';
import { skills } from './outputs/skills.ts';
import { assistants } from './settings.ts';
import * as english from './texts.ts';

const inFolder = pluginFiles('agents');

export type { AssistantLink } from './settings.ts';

export const agents = definePlugin({
  name: 'agents',
  settings: () => ({ assistants: assistants.default([]) }),
  outputs: [llms, skills],
  markdownNotice: (url, { config, texts }) =>
    textsOfPlugin(texts, english).markdownNotice(fileAddress(LLMS_FILE, config), url),
  pageView: (_page, { definition }) => ({ assistants: definition.config.assistants }),
  slots: {
    documentStart: inFolder('components/AgentHint.tsx'),
    pageAction: inFolder('components/CopyPage.tsx'),
    pageMenuLinks: inFolder('components/MarkdownLinks.tsx'),
  },
  client: { enhancements: [inFolder('client/page-menu.ts')] },
  texts: { [inFolder('texts.ts')]: english },
});
