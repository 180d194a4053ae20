/** Handles the color mode. There are three choices, and the reader's choice is stored and applies to every tab. */

import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/layout.ts';
import { onClickOf, onPage } from '../page/page-events.ts';
import { readStored, writeStored } from '../storage/storage.ts';
import { onStoredElsewhere } from '../storage/stored-elsewhere.ts';

type Choice = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'theme';
const root = () => document.documentElement;

/** Handles the controls of the color mode. The early script has already set the mode. */
export function startColorMode(): void {
  const darkSystem = matchMedia('(prefers-color-scheme: dark)');

  function apply(choice: Choice): void {
    const theme = choice === 'system' ? (darkSystem.matches ? 'dark' : 'light') : choice;
    root().dataset.theme = theme;
    root().dataset.themeChoice = choice;
    updateControls();
  }

  function choose(choice: Choice): void {
    writeStored(STORAGE_KEY, choice);
    apply(choice);
  }

  onClickOf(`[${attributes.COLOR_MODE_CHOICE}]`, (button) => {
    if (!isChoice(button.dataset.colorModeChoice)) return;
    choose(button.dataset.colorModeChoice);
    button.closest<HTMLElement>(`[${attributes.NAVBAR}] [popover]`)?.hidePopover();
  });
  darkSystem.addEventListener('change', () => {
    // Some browsers switch to light mode while they print.
    if (root().dataset.themeChoice === 'system' && !matchMedia('print').matches) apply('system');
  });
  onStoredElsewhere((key, value) => {
    if (key === STORAGE_KEY && isChoice(value)) apply(value);
  });
  addEventListener('pageshow', ({ persisted }) => {
    const stored = readStored(STORAGE_KEY);
    if (persisted && isChoice(stored)) apply(stored);
  });
  onPage(updateControls);
}

function isChoice(value: string | undefined): value is Choice {
  return value === 'system' || value === 'light' || value === 'dark';
}

function updateControls(): void {
  const { theme = 'light', themeChoice } = root().dataset;
  const darkBar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"][media]');
  if (darkBar) darkBar.media = theme === 'dark' ? 'all' : 'not all';
  const label = texts.switchMode(theme);
  for (const toggle of document.querySelectorAll<HTMLElement>('[popovertarget="color-mode"]')) {
    toggle.setAttribute('aria-label', label);
    toggle.title = label;
  }
  for (const button of document.querySelectorAll<HTMLElement>(
    `[${attributes.COLOR_MODE_CHOICE}]`,
  )) {
    button.setAttribute('aria-pressed', String(button.dataset.colorModeChoice === themeChoice));
  }
}
