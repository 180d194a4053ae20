/** Third-party services. Each is enabled only if its variables are set during the build. */
import type { SiteInput } from 'pagewright';

const { env } = process;
const visitorScript = env.DOCS_VISITOR_SCRIPT || '';
const visitorClientId = env.DOCS_VISITOR_CLIENT_ID || '';

const GOOGLE = 'https://www.googletagmanager.com';
const GOOGLE_TAGS = 'https://*.googletagmanager.com';
const GOOGLE_ANALYTICS = 'https://*.google-analytics.com';
const RECAPTCHA = 'https://www.google.com/recaptcha/';

/** The sources come from each service's documentation. */
export const thirdParties: SiteInput['thirdParties'] = {
  analytics: env.DOCS_ANALYTICS_ID
    ? {
        measurementId: env.DOCS_ANALYTICS_ID,
        script: env.DOCS_ANALYTICS_SCRIPT || `${GOOGLE}/gtag/js`,
        sources: {
          'script-src': [GOOGLE_TAGS],
          'img-src': [GOOGLE_TAGS, GOOGLE_ANALYTICS],
          'connect-src': [GOOGLE_TAGS, GOOGLE_ANALYTICS, 'https://*.analytics.google.com'],
        },
      }
    : undefined,
  tagManager: env.DOCS_TAG_MANAGER_ID
    ? {
        containerId: env.DOCS_TAG_MANAGER_ID,
        script: env.DOCS_TAG_MANAGER_SCRIPT || `${GOOGLE}/gtm.js`,
        sources: {
          'script-src': [GOOGLE_TAGS],
          'img-src': [GOOGLE_TAGS],
          'connect-src': [GOOGLE_TAGS],
        },
      }
    : undefined,
  // Setting only one is a mistake, which the configuration check reports.
  visitorIdentification:
    visitorScript || visitorClientId
      ? { script: visitorScript, clientId: visitorClientId, global: 'Reo' }
      : undefined,
  assistant: env.DOCS_ASSISTANT_WEBSITE_ID
    ? {
        script: env.DOCS_ASSISTANT_SCRIPT || 'https://widget.kapa.ai/kapa-widget.bundle.js',
        global: 'Kapa',
        websiteId: env.DOCS_ASSISTANT_WEBSITE_ID,
        projectName: 'Unleash',
        projectColor: '#1a4049',
        projectLogo: '/favicon.svg',
        sources: {
          'script-src': [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
          // The widget adds its styles in style elements.
          'style-src': ["'unsafe-inline'"],
          'connect-src': [
            'https://proxy.kapa.ai',
            'https://kapa-widget-proxy-la7dkmplpq-uc.a.run.app',
            'https://metrics.kapa.ai',
            RECAPTCHA,
          ],
          'frame-src': [RECAPTCHA],
        },
      }
    : undefined,
  feedback: env.DOCS_FEEDBACK_ENDPOINT ? { endpoint: env.DOCS_FEEDBACK_ENDPOINT } : undefined,
  sources: {
    'connect-src': (env.DOCS_CONNECT_SOURCES || '').split(/\s+/).filter((source) => source !== ''),
  },
};

/** Assistants that receive the reader's question when the reader follows the link. */
export const assistants: SiteInput['assistants'] = [
  { label: 'Open in ChatGPT', address: 'https://chatgpt.com/?q=' },
  { label: 'Open in Claude', address: 'https://claude.ai/new?q=' },
];
