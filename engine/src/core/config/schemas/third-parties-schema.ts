/** Services of others: strict about ids and addresses, because a typing error there fails silently. */
import { z } from 'zod';
import type { PolicyDirective, ThirdPartiesConfig } from '../types.ts';
import { checkAddress, type RuleBreach } from './address-rules.ts';
import { href, ruledText, textLike } from './fields.ts';

const sourceList = z.array(ruledText(checkSource, 'https://api.example.com')).optional();

const sources = z.strictObject({
  'script-src': sourceList,
  'style-src': sourceList,
  'img-src': sourceList,
  'font-src': sourceList,
  'connect-src': sourceList,
  'media-src': sourceList,
  'frame-src': sourceList,
  'form-action': sourceList,
} satisfies Record<PolicyDirective, unknown>);

const analytics = service('analytics', {
  measurementId: ruledText(checkMeasurementId, 'G-AB12CD34EF'),
});

const tagManager = service('tags', {
  containerId: ruledText((text) => checkId(text, /^GTM-[A-Z0-9]+$/), 'GTM-AB12CD3'),
});

const visitorIdentification = service('visitors', {
  clientId: textLike('a1b2c3d4'),
  global: globalName('Visitors'),
});

const assistant = service('assistant', {
  global: globalName('Assistant'),
  websiteId: textLike('0a1b2c3d-0000-0000-0000-000000000000'),
  projectName: textLike('Acme'),
  projectColor: ruledText((text) => checkId(text, /^#[0-9a-f]{6}$/i), '#1a4049'),
  projectLogo: href.meta({ example: "'/logo.svg'" }),
});

const feedback = z.strictObject({
  endpoint: ruledText(checkEndpoint, 'https://feedback.example.com'),
});

export const thirdParties: z.ZodType<ThirdPartiesConfig> = z
  .strictObject({
    analytics: analytics.optional(),
    tagManager: tagManager.optional(),
    visitorIdentification: visitorIdentification.optional(),
    assistant: assistant.optional(),
    feedback: feedback.optional(),
    sources: sources.prefault({}),
  })
  .transform(withFeedback);

/** A service that brings a script: its address, settings, and what it loads and calls besides. */
function service<Settings extends z.ZodRawShape>(name: string, settings: Settings) {
  return z.strictObject({
    script: address(`https://static.example.com/${name}.js`),
    ...settings,
    sources: sources.optional(),
  });
}

function globalName(example: string) {
  return ruledText((text) => checkId(text, /^[\w$]+$/), example);
}

/** Whoever counts views can count answers, too. */
function withFeedback(services: ThirdPartiesConfig): ThirdPartiesConfig {
  const isCounted = services.analytics !== undefined || services.tagManager !== undefined;
  return isCounted && services.feedback === undefined ? { ...services, feedback: {} } : services;
}

/** Checks where answers are sent: a path of the site's own origin, or a complete address. */
function checkEndpoint(text: string): RuleBreach | undefined {
  return /^\/(?!\/)/.test(text) ? undefined : checkAddress(text);
}

function address(example: string) {
  return ruledText(checkAddress, example);
}

function checkMeasurementId(text: string): RuleBreach | undefined {
  if (/^UA-/i.test(text)) return { message: 'is a Universal Analytics id, which no longer works' };
  return checkId(text, /^(?:G|GT|AW)-[A-Z0-9]+$/);
}

function checkId(text: string, pattern: RegExp): RuleBreach | undefined {
  if (text.trim() === '') return { message: 'is empty' };
  if (pattern.test(text)) return undefined;
  const corrected = text.trim().toUpperCase();
  return pattern.test(corrected)
    ? { message: 'must be uppercase', corrected }
    : { message: "isn't in the right format" };
}

function checkSource(text: string): RuleBreach | undefined {
  if (text === '') return { message: 'is empty' };
  return /[\s;,]/.test(text)
    ? { message: 'contains more than one source; put each one in its own string' }
    : undefined;
}
