/** Environment variables that pages tell readers to set before they run a sample. */
import { tokens } from '../../example/tokens.ts';

/** Returns variables for shell samples. Most of these call the Admin API. */
export function shellVariables(url: string): Readonly<Record<string, string>> {
  return {
    UNLEASH_URL: `${url}/api`,
    UNLEASH_API_TOKEN: tokens.kofi,
    ADMIN_TOKEN: tokens.kofi,
    SOURCE_URL: url,
    SOURCE_TOKEN: tokens.kofi,
    TARGET_URL: url,
    TARGET_TOKEN: tokens.kofi,
  };
}

/** Returns variables for programs. Most of these use an SDK. */
export function programVariables(url: string): Readonly<Record<string, string>> {
  return {
    UNLEASH_URL: `${url}/api`,
    UNLEASH_API_TOKEN: tokens.backend,
    UNLEASH_ADMIN_TOKEN: tokens.kofi,
    ADMIN_TOKEN: tokens.kofi,
  };
}
