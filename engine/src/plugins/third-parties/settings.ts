/**
 * Reads `thirdParties` from `site/site.config.ts`. The schema is strict about ids and URLs, because a typo there
 * would fail silently.
 */
import { z } from 'zod';
import { type Plugin, schemas } from '../../core/plugin-api.ts';
import type { TextsLike } from '../../shared/texts/texts.ts';
import type { Services } from './services.ts';
import type * as texts from './texts.ts';

const { checkUrl, href, ruledText, textLike } = schemas;

/** Content security policy sources, keyed by directive. */
export type PolicySources = NonNullable<ReturnType<NonNullable<Plugin['policy']>>['sources']>;

/** Services, each with the sources that it needs in addition to its script. */
export type ThirdPartiesConfig = {
  [Name in keyof Services]: (NonNullable<Services[Name]> & { sources?: PolicySources }) | undefined;
} & {
  /** Further sources that the site allows. */
  sources: PolicySources;
};

interface ServiceInput {
  /** URL of the service's script. */
  script: string;
  /** Other sources that the service needs, grouped by content security policy directive. */
  sources?: PolicySources;
}

export interface ThirdPartiesInput {
  /** Analytics service that counts page views using Google Analytics 4 commands. */
  analytics?: ServiceInput & {
    /** Measurement id, such as `G-AB12CD34EF`. */
    measurementId: string;
  };
  /** Tag manager that works like Google Tag Manager. */
  tagManager?: ServiceInput & {
    /** Container id, such as `GTM-AB12CD3`. */
    containerId: string;
  };
  /** Service that identifies visitors. */
  visitorIdentification?: ServiceInput & {
    /** Id that the service assigned to the site. */
    clientId: string;
    /** Name of the global object that the script creates. The engine calls its `init({ clientID })` function. */
    global: string;
  };
  /** Widget that answers readers' questions. */
  assistant?: ServiceInput & {
    /** Name of the global object that the script creates. The engine calls its `open({ mode, query, submit })` function. */
    global: string;
    /** Id that the service assigned to the site. */
    websiteId: string;
    /** Product name that the widget shows. */
    projectName: string;
    /** Color of the widget, such as `#1a4049`. */
    projectColor: string;
    /** Logo in the widget: the route of a file in `site/static`, or an external URL. */
    projectLogo: string;
  };
  /** "Was this page helpful?" at the end of pages. */
  feedback?: {
    /**
     * URL that receives the answers as JSON, or a path on the site's own origin. If you don't configure feedback,
     * the analytics service and the tag manager receive the answers.
     */
    endpoint: string;
  };
  /** Other sources that pages need, grouped by content security policy directive. */
  sources?: PolicySources;
}

declare module '../../core/config/types.ts' {
  interface SiteConfig {
    thirdParties?: ThirdPartiesConfig;
  }
}

declare module '../../core/config/site-input.ts' {
  interface SiteInput {
    /** Third-party services, none of which load during development. */
    thirdParties?: ThirdPartiesInput;
  }
}

declare module '../../shared/texts/texts.ts' {
  interface AllTexts extends TextsLike<typeof texts> {}
}

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
} satisfies Record<keyof PolicySources, unknown>);

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

/**
 * Returns the schema of a service with a script: the script's URL, the service's settings, and other sources
 * that it needs.
 */
function service<Settings extends z.ZodRawShape>(name: string, settings: Settings) {
  return z.strictObject({
    script: ruledText(checkUrl, `https://static.example.com/${name}.js`),
    ...settings,
    sources: sources.optional(),
  });
}

function globalName(example: string) {
  return ruledText((text) => checkId(text, /^[\w$]+$/), example);
}

/** Turns on feedback if there's a service that counts page views, because it can count answers, too. */
function withFeedback(services: ThirdPartiesConfig): ThirdPartiesConfig {
  const isCounted = services.analytics !== undefined || services.tagManager !== undefined;
  return isCounted && services.feedback === undefined ? { ...services, feedback: {} } : services;
}

/** Checks the URL that receives answers: a path on the site's own origin, or an absolute URL. */
function checkEndpoint(text: string): schemas.RuleBreach | undefined {
  return /^\/(?!\/)/.test(text) ? undefined : checkUrl(text);
}

function checkMeasurementId(text: string): schemas.RuleBreach | undefined {
  if (/^UA-/i.test(text)) return { message: 'is a Universal Analytics id, which no longer works' };
  return checkId(text, /^(?:G|GT|AW)-[A-Z0-9]+$/);
}

function checkId(text: string, pattern: RegExp): schemas.RuleBreach | undefined {
  if (text.trim() === '') return { message: 'is empty' };
  if (pattern.test(text)) return undefined;
  const corrected = text.trim().toUpperCase();
  return pattern.test(corrected)
    ? { message: 'must be uppercase', corrected }
    : { message: "isn't in the right format" };
}

function checkSource(text: string): schemas.RuleBreach | undefined {
  if (text === '') return { message: 'is empty' };
  return /[\s;,]/.test(text)
    ? { message: 'contains more than one source; put each one in its own string' }
    : undefined;
}
