/** Data of decision records. */

/** A decision that a page records: its status, date, and area. */
export interface Decision {
  status: 'proposed' | 'accepted' | 'superseded';
  /** Date of the decision: `2022-11-29`. */
  date: string;
  area: string;
}

/** One row in a list of decision records. */
export interface DecisionEntry extends Decision {
  title: string;
  href: string;
}

declare module '../../shared/view.ts' {
  interface PageView {
    decision?: Decision;
    /** All of the site's decision records, on a page that lists them. */
    decisions?: readonly DecisionEntry[];
  }
}
