/**
 * Queries by someone who hasn't read the pages. They represent people who know their task, their language, and the
 * error on their screen, but not the terms on the pages.
 */
import type { AreaQueries } from './quality.ts';

const tutorial = (path: string) => `/feature-flag-tutorials/${path}`;
const sdk = (name: string) => `/reference/sdks/${name}`;
const decision = (path: string) => `/contributing/ADRs/${path}`;
const legacy = (path: string) => `/reference/api/legacy/unleash/${path}`;

export const outsideQueries: AreaQueries = {
  questions: [
    ['how do I use unleash with django', tutorial('django'), tutorial('django/examples')],
    ['how to add feature flags to a flask app', tutorial('python'), tutorial('python/examples')],
    [
      'spring boot feature toggle example',
      tutorial('spring-boot'),
      tutorial('spring-boot/examples'),
    ],
    ['feature flags in asp.net core', tutorial('dotnet'), tutorial('dotnet/examples')],
    ['how to use feature flags in swiftui', tutorial('ios'), tutorial('ios/examples')],
    ['a/b test in a flutter app', tutorial('flutter/a-b-testing')],
    ['feature flags in rust web server', tutorial('rust'), tutorial('rust/examples')],
    ['rails feature flags tutorial', tutorial('rails'), tutorial('rails/examples')],
    [
      'nextjs server components feature flag',
      tutorial('nextjs'),
      tutorial('nextjs/examples'),
      sdk('next-js'),
    ],
    [
      'sveltekit feature flags',
      tutorial('sveltekit'),
      tutorial('sveltekit/examples'),
      sdk('svelte'),
    ],
    ['how to roll out a new llm model safely', tutorial('use-cases/ai')],
    ['merge unfinished code to main behind a flag', tutorial('use-cases/trunk-based-development')],
    [
      'release to ten percent of users first',
      tutorial('use-cases/gradual-rollout'),
      '/reference/activation-strategies',
    ],
    ['how do I run an experiment and measure conversion', tutorial('use-cases/a-b-testing')],
    ['does the php sdk cache flags', sdk('php')],
    ['how often does the go client poll', sdk('go')],
    [
      'test my java service without unleash',
      sdk('java'),
      tutorial('java/examples'),
      tutorial('spring-boot/examples'),
    ],
    ['mock feature flags in jest react', sdk('react'), tutorial('react/examples')],
    ['vue composable for a flag', sdk('vue')],
    ['which sdk supports bootstrapping', '/reference/sdks', sdk('node'), sdk('python')],
    [
      'why did the maintainers choose named exports',
      decision('back-end/preferred-export'),
      decision('front-end/preferred-export'),
    ],
    ['how are database migrations made without downtime', decision('back-end/breaking-db-changes')],
    ['old endpoint to list archived toggles', legacy('admin/archive')],
    [
      'how do I register a client by http',
      legacy('client/register'),
      '/reference/api/unleash/register-client-application',
    ],
  ],
  words: [
    ['aws lambda cold start flags', tutorial('serverless/lambda')],
    ['express middleware flag check', sdk('node'), tutorial('react')],
    ['sidekiq', sdk('ruby'), tutorial('rails'), tutorial('ruby')],
    ['gunicorn workers', sdk('python'), tutorial('django'), tutorial('python')],
    ['kotlin android', sdk('android-proxy'), sdk('android-proxy-legacy')],
    ['dart package', sdk('flutter'), tutorial('flutter/a-b-testing')],
    ['composer require', sdk('php')],
    ['nuget', sdk('dotnet'), tutorial('dotnet')],
    ['maven dependency', sdk('java'), tutorial('java'), tutorial('spring-boot')],
    ['cargo add', sdk('rust'), tutorial('rust')],
    ['swift package manager', sdk('ios-proxy'), tutorial('ios')],
    [
      'certification course',
      '/unleash-academy/introduction',
      '/unleash-academy/foundational',
      '/unleash-academy/advanced-for-devs',
      '/unleash-academy/managing-unleash-for-devops',
    ],
    [
      'naming conventions code base',
      decision('back-end/naming'),
      decision('front-end/component-naming'),
      decision('front-end/interface-naming'),
    ],
    ['css in js decision', decision('front-end/preferred-styling-method')],
    ['legacy metrics endpoint', legacy('client/metrics'), legacy('admin/metrics')],
    ['v1 addons api', legacy('admin/addons')],
  ],
  synonyms: [
    ['feature toggles for angular or plain javascript', sdk('javascript-browser')],
    ['golang', sdk('go')],
    ['c# client', sdk('dotnet'), tutorial('dotnet'), tutorial('dotnet/examples')],
    ['experimentation guide', tutorial('use-cases/a-b-testing'), tutorial('flutter/a-b-testing')],
    ['phased rollout', tutorial('use-cases/gradual-rollout')],
  ],
};
