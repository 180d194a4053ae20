/** Queries from readers who use React, Next.js, SvelteKit, or Lambda, or who plan a release. */
import type { AreaQueries } from './quality.ts';

const tutorial = (name: string) => `/feature-flag-tutorials/${name}`;
const practice = (name: string) => tutorial(`use-cases/${name}`);

export const javascriptQueries: AreaQueries = {
  typos: [
    ['nextjs tutorail', tutorial('nextjs')],
    ['svelte kit falgs', tutorial('sveltekit')],
  ],
  words: [
    ['lambda', tutorial('serverless/lambda')],
    ['serverless', tutorial('serverless/lambda')],
    ['react tutorial', tutorial('react')],
    ['trunk based', practice('trunk-based-development')],
  ],
  identifiers: [
    ['useUnleashContext', tutorial('react'), tutorial('react/examples'), '/reference/sdks/react'],
    ['refreshInterval', '/reference/sdks/javascript-browser'],
    ['getAllToggles', '/reference/sdks/javascript-browser'],
    ['flagsClient', tutorial('nextjs')],
    ['hooks.server.ts', tutorial('sveltekit')],
  ],
  synonyms: [
    ['canary deployment', practice('gradual-rollout')],
    ['split testing', practice('a-b-testing')],
  ],
  questions: [
    ['can I use flags in a lambda function', tutorial('serverless/lambda')],
    ['how do I stop my page from flickering in next.js', tutorial('nextjs')],
    ['how do I switch between llm prompts', practice('ai')],
    ['how many users do I need for an experiment', practice('a-b-testing')],
    ['how to merge unfinished code to main', practice('trunk-based-development')],
    ['how many users should see a new feature first', practice('gradual-rollout')],
  ],
};
