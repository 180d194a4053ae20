/**
 * Third-party services that a site can turn on: analytics, a tag manager, visitor identification, an assistant,
 * and feedback.
 */
import { definePlugin, pluginFiles, type SiteDefinition } from '../../core/plugin-api.ts';
import { enabledServices } from './enabled-services.ts';
import { policySources } from './policy-sources.ts';
import { SERVICES_NAME, type Services } from './services.ts';
import { thirdParties as settings } from './settings.ts';
import * as texts from './texts.ts';

export type { ThirdPartiesInput } from './settings.ts';

const inFolder = pluginFiles('third-parties');

export const thirdParties = definePlugin({
  name: 'third-parties',
  schema: () => ({ settings: { thirdParties: settings.optional() } }),
  policy: ({ config }) => ({ sources: policySources(config.thirdParties) }),
  head({ page, definition }) {
    const services = page === undefined ? servicesOf(definition) : undefined;
    if (services === undefined) return [];
    const content = JSON.stringify(services);
    return [{ tag: 'meta', attributes: { name: SERVICES_NAME, content } }];
  },
  pageView({ definition }) {
    const { feedback, assistant } = servicesOf(definition) ?? {};
    return { hasFeedback: feedback && true, hasAssistant: assistant && true };
  },
  slots: {
    pageMenu: inFolder('components/AskAi.tsx'),
    pageEnd: inFolder('components/Feedback.tsx'),
  },
  client: { enhancements: [inFolder('client/start.ts')] },
  texts: { [inFolder('texts.ts')]: texts },
});

/**
 * Returns the services of a published site. In development, there are none, because authors' own visits shouldn't
 * count.
 */
function servicesOf({ config, isDevelopment }: SiteDefinition): Services | undefined {
  return isDevelopment ? undefined : enabledServices(config);
}
