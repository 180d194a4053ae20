/** Search on the way to its own code. */
export interface Search {
  /** Begins to load all of it. */
  warm(): void;
  /** Brings the rest of the dialog; rejects when it does not arrive. */
  fill(dialog: HTMLDialogElement): Promise<void>;
  /** Brings the page of results to life when there is something to search for, or the reader turns to it. */
  keepPage(page: HTMLElement): void;
}

/** Loads the way to search. */
export type LoadSearch = () => Promise<Search>;
