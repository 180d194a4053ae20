/**
 * Routes of pages that are going to be written. A link to one of them is drawn as text, so that pages
 * can be written in any order; take a route off the list when its page arrives.
 */
import { definePlanned } from '../src/engine/index.ts';

export default definePlanned([
  '/use-cases',

  '/feature-flag-tutorials/nextjs',
  '/feature-flag-tutorials/react',
  '/feature-flag-tutorials/react/examples',
  '/feature-flag-tutorials/serverless/lambda',
  '/feature-flag-tutorials/sveltekit',
  '/feature-flag-tutorials/use-cases/a-b-testing',
  '/feature-flag-tutorials/use-cases/ai',
  '/feature-flag-tutorials/use-cases/gradual-rollout',
  '/feature-flag-tutorials/use-cases/trunk-based-development',
]);
