/** Placeholders for the reader's own values in samples, and the values that the running example has for them. */
import { password, tokens } from '../../example/tokens.ts';

const NEW_PASSWORD = 'The-Paper-Garden-1048';
const RESET_TOKEN = 'example-reset-secret';

const STRATEGY = '4f0c2a9e-1d57-4b7a-9a33-5b8d7c21e604';

export const placeholders: Readonly<Record<string, string>> = {
  '<your-personal-access-token>': tokens.kofi,
  '<your-service-account-token>': tokens.kofi,
  '<your-client-token>': tokens.backend,
  '<your-frontend-token>': tokens.frontend,
  '<your-admin-token>': tokens.admin,
  '<your-old-password>': password,
  '<your-password>': password,
  '<a-strong-password>': NEW_PASSWORD,
  '<reset-token>': RESET_TOKEN,
  '<invite-secret>': tokens.invite,
  '<your-invite-secret>': tokens.invite,
  '<your-expiry-day>': '2030-01-01',
  '<your-old-token>': tokens.backend,
  '<your-username>': 'kofi@example.com',
  '<your-slack-webhook-url>': 'https://hooks.bookshop.example/slack',
  '<your-teams-webhook-url>': 'https://hooks.bookshop.example/teams',
  '<your-slack-access-token>': 'example-secret',
  '<your-datadog-api-key>': 'example-secret',
  '<your-webhook-secret>': 'example-secret',
  '<strategy-id>': STRATEGY,
  '<your-strategy-id>': STRATEGY,
  'bookshop:production.<secret>': tokens.backend,
  'bookshop%3Aproduction.<secret>': encodeURIComponent(tokens.backend),
  'warehouse:development.<secret>': tokens.tutorialBackend,
  'default:development.quickstart-backend-secret': tokens.tutorialBackend,
  'default:development.quickstart-frontend-secret': tokens.tutorialFrontend,
  '*:*.964a287e1b728cb5f4f3e0120df92cb5': tokens.admin,
};

/** Replaces placeholders with values, even if they're percent-encoded. A placeholder that isn't known stays. */
export function fillIn(text: string): string {
  return Object.entries(placeholders).reduce(
    (filled, [name, value]) =>
      filled
        .replaceAll(name, value)
        .replaceAll(encodeURIComponent(name), encodeURIComponent(value)),
    text,
  );
}
