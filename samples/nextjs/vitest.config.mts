import { defineConfig } from 'vitest/config';

/** Keeps Vitest from looking for a configuration in the folders above. */
export default defineConfig({});
