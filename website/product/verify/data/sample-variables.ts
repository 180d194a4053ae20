/** Variables that readers have set when they run a sample: the pages say so before it. */
import { tokens } from '../../example/tokens.ts';

/** Variables of samples for a shell, which call the Admin API most of the time. */
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

/** Variables of programs, most of which use an SDK. */
export function programVariables(url: string): Readonly<Record<string, string>> {
  return {
    UNLEASH_URL: `${url}/api`,
    UNLEASH_API_TOKEN: tokens.backend,
    UNLEASH_ADMIN_TOKEN: tokens.kofi,
    ADMIN_TOKEN: tokens.kofi,
  };
}
