/** Assistants in the menu next to a page's title. */

/** An assistant that accepts a question at the end of its URL. */
export interface AssistantLink {
  /** The text of the menu item. */
  label: string;
  /** Base URL of the assistant. The engine appends a question about the page. */
  address: string;
}

declare module '../../shared/view.ts' {
  interface PageView {
    /** Assistants in the page's menu. */
    assistants?: readonly AssistantLink[];
  }
}
