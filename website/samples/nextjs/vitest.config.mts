import { defineConfig } from 'vitest/config';

/** Keeps Vitest from looking for a configuration in parent folders. */
export default defineConfig({});
