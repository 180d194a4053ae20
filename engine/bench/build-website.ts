/** Command that builds the website in a folder for the tests, unless the folder exists already. */
import { buildWebsite } from './built-website.ts';

await buildWebsite(process.argv[2]);
