/**
 * Routes of pages that are going to be written. A link to one of them is drawn as text, so that pages
 * can be written in any order; take a route off the list when its page arrives.
 */
import { definePlanned } from '../src/engine/index.ts';

export default definePlanned([]);
