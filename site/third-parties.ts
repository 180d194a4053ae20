/** Services of others. Each is on only when its variables are set while the site is built. */
import type { SiteInput } from '../src/engine/index.ts';

const { env } = process;
const visitorScript = env.DOCS_VISITOR_SCRIPT || '';
const visitorClientId = env.DOCS_VISITOR_CLIENT_ID || '';

export const thirdParties: SiteInput['thirdParties'] = {
  analytics: env.DOCS_ANALYTICS_ID
    ? {
        measurementId: env.DOCS_ANALYTICS_ID,
        script: env.DOCS_ANALYTICS_SCRIPT || undefined,
      }
    : undefined,
  tagManager: env.DOCS_TAG_MANAGER_ID
    ? {
        containerId: env.DOCS_TAG_MANAGER_ID,
        script: env.DOCS_TAG_MANAGER_SCRIPT || undefined,
      }
    : undefined,
  // One without the other is a mistake, which the configuration's check names.
  visitorIdentification:
    visitorScript || visitorClientId
      ? { script: visitorScript, clientId: visitorClientId }
      : undefined,
  assistant: env.DOCS_ASSISTANT_WEBSITE_ID
    ? {
        websiteId: env.DOCS_ASSISTANT_WEBSITE_ID,
        projectName: 'Unleash',
        projectColor: '#1a4049',
        projectLogo: '/favicon.svg',
        script: env.DOCS_ASSISTANT_SCRIPT || undefined,
      }
    : undefined,
  feedback: env.DOCS_FEEDBACK_ENDPOINT ? { endpoint: env.DOCS_FEEDBACK_ENDPOINT } : undefined,
  sources: {
    'connect-src': (env.DOCS_CONNECT_SOURCES || '').split(/\s+/).filter((source) => source !== ''),
  },
};
