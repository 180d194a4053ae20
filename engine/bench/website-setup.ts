/** Builds the website before the tests that examine it. */
import { buildWebsite } from './built-website.ts';

export default async function setUp(): Promise<void> {
  await buildWebsite();
}
