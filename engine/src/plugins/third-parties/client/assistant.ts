/** The assistant's widget. It loads and opens when a reader asks a question. */
import type { Services } from '../services.ts';
import { loadScript } from './load-script.ts';

interface OpenOptions {
  mode: 'ai';
  query: string;
  /** True if the question should be sent right away. */
  submit: boolean;
}

interface Widget {
  open(options: OpenOptions): void;
}

let loading: Promise<void> | undefined;

/**
 * Opens the widget, with a question if there is one. The first call loads it. If that fails, rejects, and the next
 * call tries again.
 */
export async function openAssistant(
  assistant: NonNullable<Services['assistant']>,
  question: string,
): Promise<void> {
  loading ??= load(assistant);
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
  await opened(assistant.global, { mode: 'ai', query: question, submit: question !== '' });
}

function load(assistant: NonNullable<Services['assistant']>): Promise<void> {
  const script = loadScript(assistant.script, {
    'data-website-id': assistant.websiteId,
    'data-project-name': assistant.projectName,
    'data-project-color': assistant.projectColor,
    'data-project-logo': assistant.projectLogo,
    // The page has buttons of its own.
    'data-button-hide': 'true',
    // Otherwise, the widget would identify readers with a cookie.
    'data-user-analytics-cookie-enabled': 'false',
  });
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`No response from ${assistant.script}`));
    });
  });
}

const PATIENCE = 10_000;
const PAUSE = 50;

/** Opens the widget once the script has defined it, which may be some time after the script has run. */
async function opened(global: string, options: OpenOptions): Promise<void> {
  const globals = window as unknown as Record<string, Partial<Widget> | undefined>;
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const widget = globals[global];
    if (widget?.open) return widget.open(options);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error("The assistant's script didn't define anything to open");
}
