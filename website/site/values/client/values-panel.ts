/** The panel in which readers enter their values. It's only loaded when a reader opens it. */
import type { Values } from '../show-values.js';
import { chooseSdk, chosenSdk, SDKS } from './sdk-choice.ts';
import css from './values-panel.css?inline';

type ShownValues = NonNullable<typeof window.docsValues>;

const KEY = 'docs.values';

const FIELDS = [
  ['url', 'Unleash URL', 'https://unleash.example.com', 'Where you log in, without /api'],
  ['project', 'Project ID', 'default', ''],
  ['environment', 'Environment', 'production', ''],
  ['flag', 'Feature flag', 'checkout-express', ''],
] as const;

const ID = 'your-values';
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/** Shown values that aren't stored, because the browser blocks storage. */
let unstored: Values = {};

/** Opens the panel. `key` is the value whose field gets the focus. */
export function openPanel(shown: ShownValues, key: string): void {
  const dialog = createDialog(shown);
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.dispatchEvent(new CustomEvent('docs:covering', { bubbles: true }));
  dialog.showModal();
  const field = dialog.querySelector<HTMLInputElement>(`[name="${CSS.escape(key || 'url')}"]`);
  field?.focus();
  field?.select();
}

function createDialog(shown: ShownValues): HTMLDialogElement {
  const dialog = create('dialog', { className: ID });
  dialog.setAttribute('aria-labelledby', `${ID}-title`);
  const form = create('form', { method: 'dialog', noValidate: true, autocomplete: 'off' });
  const values = { ...shown.read(), ...unstored };
  form.append(
    create('h2', { id: `${ID}-title`, textContent: 'Your values' }),
    create('p', {
      textContent:
        'Fill in what you know, and the samples on every page will use it. Your values stay in this browser and are never sent anywhere. Tokens are secrets, so keep replacing those placeholders yourself.',
    }),
    ...FIELDS.map((field) => fieldOf(field, values)),
    sdkField(),
    buttons(dialog, shown),
  );
  form.addEventListener('submit', (event) => {
    if (!save(form, shown)) event.preventDefault();
  });
  dialog.append(form);
  return dialog;
}

function fieldOf([key, label, example, hint]: (typeof FIELDS)[number], values: Values) {
  const input = create('input', { name: key, value: values[key] ?? '', placeholder: example });
  input.spellcheck = false;
  input.autocapitalize = 'off';
  if (key === 'url') input.inputMode = 'url';
  const note = create('small', { id: `${ID}-${key}`, textContent: hint });
  note.setAttribute('data-hint', hint);
  input.setAttribute('aria-describedby', note.id);
  const group = create('label', { textContent: label });
  group.append(input, note);
  return group;
}

function sdkField(): HTMLElement {
  const select = create('select', { name: 'sdk' });
  select.append(new Option('No preference', ''));
  for (const [value, { label }] of Object.entries(SDKS)) select.append(new Option(label, value));
  select.value = chosenSdk();
  const group = create('label', { textContent: 'SDK or language' });
  group.append(select);
  return group;
}

function buttons(dialog: HTMLDialogElement, shown: ShownValues) {
  const row = create('div', { className: `${ID}-buttons` });
  const clear = create('button', { type: 'button', textContent: 'Clear all' });
  clear.addEventListener('click', () => {
    unstored = {};
    try {
      localStorage.removeItem(KEY);
    } catch {
      // If storage is blocked, there's nothing to remove.
    }
    shown.show({});
    announce('Samples show the examples again.');
    dialog.close();
  });
  const cancel = create('button', { type: 'button', textContent: 'Cancel' });
  cancel.addEventListener('click', () => dialog.close());
  row.append(create('button', { type: 'submit', textContent: 'Save' }), clear, cancel);
  return row;
}

/** Stores and shows the values. Returns false if a field has a mistake, which is then described below it. */
function save(form: HTMLFormElement, shown: ShownValues): boolean {
  const values: Record<string, string> = {};
  let wrong: HTMLInputElement | undefined;
  for (const [key] of FIELDS) {
    const input = form.elements.namedItem(key) as HTMLInputElement;
    const text = key === 'url' ? serverUrl(input.value) : input.value.trim();
    const mistake = mistakeIn(key, text, shown);
    describe(input, mistake);
    if (mistake !== '') wrong ??= input;
    else if (text !== '') values[key] = text;
  }
  if (wrong) {
    wrong.focus();
    return false;
  }
  const isStored = store(values);
  unstored = isStored ? {} : values;
  shown.show(values);
  const sdk = form.elements.namedItem('sdk') as HTMLSelectElement;
  if (sdk.value !== chosenSdk()) chooseSdk(sdk.value);
  announce(
    isStored
      ? 'Samples now show your values.'
      : 'Samples on this page show your values. Your browser blocks storage, so other visits start without them.',
  );
  return true;
}

function store(values: Values): boolean {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}

/** Returns the server's URL. Readers often copy one with a path from their SDK's configuration or the address bar. */
function serverUrl(text: string): string {
  const typed = text.trim();
  const whole = typed === '' || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
  return whole
    .replace(/[?#].*$/s, '')
    .replace(/\/(?:api|projects|login|admin|feature-toggle-type)(?:\/.*)?$/, '')
    .replace(/\/+$/, '');
}

/** Tokens of Unleash: `project:environment.secret`, `user:secret`, and secrets alone. */
const TOKEN = /^[\w*[\]-]+:[\w*-]+\.[\w-]{8,}$|^(?:user|\*):|^[\da-f]{32,}$/i;

function mistakeIn(key: string, text: string, shown: ShownValues): string {
  if (text === '') return '';
  if (TOKEN.test(text))
    return "This looks like a token. Tokens are secrets, so they aren't stored here.";
  if (shown.checked(key, text)) return '';
  return key === 'url'
    ? 'Enter a URL such as https://unleash.example.com, without a user name or a token.'
    : 'Enter a name with at most 100 characters.';
}

function describe(input: HTMLInputElement, mistake: string): void {
  const note = document.getElementById(`${ID}-${input.name}`);
  if (note) note.textContent = mistake || (note.getAttribute('data-hint') ?? '');
  if (mistake) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
}

/** Tells screen readers what has happened. The region outlives the dialog. */
function announce(text: string): void {
  let region = document.getElementById(`${ID}-status`);
  if (!region) {
    region = create('p', { id: `${ID}-status`, className: 'sr-only' });
    region.role = 'status';
    document.body.append(region);
  }
  const live = region;
  // Screen readers only report changes to a region that they know.
  setTimeout(() => {
    live.textContent = text;
  }, 100);
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
