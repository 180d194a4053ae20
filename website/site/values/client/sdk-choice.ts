/** The reader's SDK, which decides the tabs that pages show. The engine stores the choice and applies it. */

interface Sdk {
  label: string;
  /** The tab of SDK samples. */
  tab: string;
  /** The language of API samples. */
  language: string;
}

export const SDKS: Readonly<Record<string, Sdk>> = {
  node: { label: 'Node.js', tab: 'node', language: 'node' },
  browser: { label: 'JavaScript in a browser', tab: 'browser', language: 'javascript' },
  react: { label: 'React', tab: 'react', language: 'javascript' },
  python: { label: 'Python', tab: 'python', language: 'python' },
  java: { label: 'Java', tab: 'java', language: 'java' },
  go: { label: 'Go', tab: 'go', language: 'go' },
  dotnet: { label: '.NET', tab: 'dotnet', language: 'csharp' },
  php: { label: 'PHP', tab: 'php', language: 'php' },
  ruby: { label: 'Ruby', tab: 'ruby', language: 'ruby' },
  rust: { label: 'Rust', tab: 'rust', language: 'rust' },
};

const TAB = 'docs.tab.sdk';
const LANGUAGE = 'docs.tab.api-language';

/** Returns the key of the chosen SDK, or an empty text. */
export function chosenSdk(): string {
  try {
    const tab = localStorage.getItem(TAB);
    return Object.keys(SDKS).find((key) => SDKS[key]?.tab === tab) ?? '';
  } catch {
    return '';
  }
}

/** Selects the SDK's tabs on this page, and stores the choice for others. */
export function chooseSdk(key: string): void {
  const { tab, language } = SDKS[key] ?? {};
  choose(TAB, tab);
  choose(LANGUAGE, language);
}

function choose(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage, the choice applies to this page.
  }
  // The engine applies choices from other tabs of the browser the same way.
  dispatchEvent(new StorageEvent('storage', { key, newValue: value ?? null }));
}
