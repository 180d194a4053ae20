/** Exports of the chunk with dialog and page of results. */
export interface SearchModule {
  /** Begins to load the index. */
  warm(): void;
  /** Adds the rest to the open dialog and its field; what it shows goes when the dialog closes. */
  showDialog(dialog: HTMLDialogElement): void;
  /** Adds the results to the page with its field. Returns what takes them away. */
  showPage(page: HTMLElement): () => void;
}
