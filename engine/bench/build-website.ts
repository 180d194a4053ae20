/** Command that builds the website for the tests, unless its folder already exists. */
import { buildWebsite } from './built-website.ts';

await buildWebsite(process.argv[2]);
