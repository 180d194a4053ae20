/** Opens the panel with the reader's values, and keeps samples, copies, and the console in line with them. */
import type {} from '../show-values.js';

const KEY = 'docs.values';
const PLACEHOLDER = '[data-your]';
const MENU_BUTTON = 'data-your-values';

/** Initial values of an operation's console that the reader's values replace. */
interface ConsoleValues {
  server: string;
  parameters: { name: string; initial: string }[];
}

const KEY_OF_PARAMETER: Readonly<Record<string, string>> = {
  projectId: 'project',
  project: 'project',
  environment: 'environment',
  featureName: 'flag',
};

/** Handles this page and later ones. The engine calls it once. */
export default function start(): void {
  if (hasStored()) void load();
  prepare();
  document.addEventListener('docs:swapped', () => {
    window.docsValues?.show(window.docsValues.read());
    prepare();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) openFrom(target);
  });
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (!(target instanceof Element) || !target.matches(PLACEHOLDER)) return;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    openFrom(target);
  });
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) void load().then((values) => values.show(values.read()));
  });
  document.addEventListener('docs:copying', (event) => copyShown((event as CustomEvent).detail));
  document.addEventListener('docs:console', (event) => fillConsole((event as CustomEvent).detail));
}

/** Loads the script unless the document contains it. */
async function load(): Promise<NonNullable<typeof window.docsValues>> {
  if (!window.docsValues) await import('../show-values.js');
  return window.docsValues as NonNullable<typeof window.docsValues>;
}

function hasStored(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Adds the menu's item to a page with placeholders, and makes the first placeholder of each block reachable by keyboard. */
function prepare(): void {
  const menu = document.querySelector('[data-page-menu] ul');
  if (!document.querySelector(PLACEHOLDER)) return;
  if (menu && !menu.querySelector(`[${MENU_BUTTON}]`)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute(MENU_BUTTON, '');
    button.textContent = 'Your values';
    const item = document.createElement('li');
    item.append(button);
    menu.append(item);
  }
  for (const code of document.querySelectorAll('pre code')) {
    const first = code.querySelector<HTMLElement>(PLACEHOLDER);
    if (!first) continue;
    first.tabIndex = 0;
    first.role = 'button';
    first.ariaHasPopup = 'dialog';
    first.title = 'Use your own value';
  }
}

function openFrom(target: Element): void {
  const opener = target.closest<HTMLElement>(`${PLACEHOLDER}, [${MENU_BUTTON}]`);
  // A reader who has selected text wants to copy it.
  if (!opener || getSelection()?.isCollapsed === false) return;
  const [key = ''] = (opener.getAttribute('data-your') ?? '').split(' ');
  void Promise.all([import('./values-panel.ts'), load()]).then(([panel, values]) =>
    panel.openPanel(values, key),
  );
}

/** Replaces the lines of Markdown that the page shows with the reader's values. */
function copyShown(copy: { text: string }): void {
  const { originals } = window.docsValues ?? {};
  if (!originals) return;
  const codes = new Set([...document.querySelectorAll(PLACEHOLDER)].map((e) => e.closest('code')));
  for (const code of codes) {
    if (!code) continue;
    const original = code.cloneNode(true) as Element;
    const shown = code.querySelectorAll(PLACEHOLDER);
    for (const [index, placeholder] of original.querySelectorAll(PLACEHOLDER).entries()) {
      placeholder.textContent = originals.get(shown[index] as Element) ?? placeholder.textContent;
    }
    const lines = code.textContent.split('\n');
    for (const [index, line] of original.textContent.split('\n').entries()) {
      const own = lines[index] ?? '';
      if (own !== line) copy.text = copy.text.replaceAll(line, () => own);
    }
  }
}

function fillConsole(data: ConsoleValues): void {
  const values = window.docsValues?.read() ?? {};
  if (values.url) data.server = values.url;
  for (const parameter of data.parameters) {
    const value = values[KEY_OF_PARAMETER[parameter.name] ?? ''];
    if (value) parameter.initial = value;
  }
}
