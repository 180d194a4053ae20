/** What the services of others add to the content security policy, as their documentation says. */
import type { ThirdParties } from '../../../shared/third-parties.ts';
import type { PolicySources, ThirdPartiesConfig } from '../../config/types.ts';
import { mergedSources } from './policy-sources.ts';

const GOOGLE_TAGS = 'https://*.googletagmanager.com';
const GOOGLE_ANALYTICS = 'https://*.google-analytics.com';
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

const SERVICE_SOURCES: Readonly<Record<keyof ThirdParties, PolicySources>> = {
  analytics: {
    'script-src': [GOOGLE_TAGS],
    'img-src': [GOOGLE_TAGS, GOOGLE_ANALYTICS],
    'connect-src': [GOOGLE_TAGS, GOOGLE_ANALYTICS, 'https://*.analytics.google.com'],
  },
  tagManager: {
    'script-src': [GOOGLE_TAGS],
    'img-src': [GOOGLE_TAGS],
    'connect-src': [GOOGLE_TAGS],
  },
  visitorIdentification: {},
  feedback: {},
  assistant: {
    'script-src': RECAPTCHA,
    // The widget brings its appearance in style elements.
    'style-src': ["'unsafe-inline'"],
    'connect-src': [
      'https://proxy.kapa.ai',
      'https://kapa-widget-proxy-la7dkmplpq-uc.a.run.app',
      'https://metrics.kapa.ai',
      'https://www.google.com/recaptcha/',
    ],
    'frame-src': ['https://www.google.com/recaptcha/'],
  },
};

/** Sources by directive for the services that are switched on; none when none is. */
export function thirdPartySources(config: ThirdPartiesConfig | undefined): PolicySources {
  if (config === undefined) return {};
  const { sources, ...services } = config;
  const additions: PolicySources[] = [sources];
  for (const [name, service] of Object.entries(services)) {
    if (service === undefined) continue;
    additions.push(SERVICE_SOURCES[name as keyof ThirdParties]);
    if (!('script' in service)) continue;
    const { origin } = new URL(service.script);
    additions.push({ 'script-src': [origin], 'img-src': [origin], 'connect-src': [origin] });
  }
  const endpoint = services.feedback?.endpoint ?? '';
  if (URL.canParse(endpoint)) additions.push({ 'connect-src': [new URL(endpoint).origin] });
  const logo = services.assistant?.projectLogo ?? '';
  if (URL.canParse(logo)) additions.push({ 'img-src': [new URL(logo).origin] });
  return mergedSources(...additions);
}
