/** The reader's values by key. */
export type Values = Readonly<Record<string, string>>;

declare global {
  interface Window {
    /** Set by `show-values.js`, which is a script and has no exports. */
    docsValues?: {
      checked(key: string, text: unknown): boolean;
      read(): Values;
      show(values: Values): void;
      write(value: string, letters: string): string;
      /** Texts of placeholders that may have been replaced. */
      originals: WeakMap<Element, string>;
    };
  }
}
