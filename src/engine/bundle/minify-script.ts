/** Inline scripts stand in every document, so every byte of them counts on every page. */
import { minify } from 'vite';

/** Returns the script minified. Throws an Error with the parser's message when it is not valid. */
export async function minifyScript(script: string): Promise<string> {
  const { code, errors } = await minify('inline.js', script, { compress: { target: 'es2015' } });
  const [error] = errors;
  if (error !== undefined) throw new Error(`An inline script is not valid: ${error.message}`);
  return code.trim();
}
