const KB = 1024;

/**
 * The budgets with which figures are compared. A budget protects readers from a gradual decline. It isn't a
 * contest, so byte budgets leave about 15% of room over what clean code needs.
 */
export const BUDGETS = {
  /** Scripts that run before a reader interacts or the page is idle, in bytes with Brotli. */
  scriptsBeforeIdle: 8 * KB,
  /**
   * All scripts of a page without interaction, except islands, including the styles in the enhancements (about
   * 1 KB). React isn't one of them.
   */
  scriptsAfterIdle: 19.5 * KB,
  /**
   * Median guide page with its styles, in bytes with Brotli. The goal is 16 KB. The script that shows readers' values
   * takes about 0.7 KB of a page with placeholders, because it has to run before the first frame.
   */
  guidePage: 19.5 * KB,
  /** Median page of an API operation with its styles, in bytes with Brotli. The goal is 20 KB. */
  operationPage: 22.5 * KB,
  /**
   * Every guide page without its article: styles, navigation bar, sidebar, and head. The largest ones are in
   * the longest branch of the sidebar, which is completely in the document so that readers without JavaScript
   * find every neighbor.
   */
  guidePageFrame: 15.5 * KB,
  /** Article text that's also in a script or in data. */
  shippedTwice: 0,
  /** Styles in the document with the most styles. */
  styles: 14 * KB,
  /** The stylesheet that's loaded after the first frame. */
  laterStyles: 3.5 * KB,
  /** The document. */
  criticalRequests: 1,
  /** In megabytes. The CPU time grows with the site (see `thousandPages`). */
  coldBuild: { memory: 800 },
  /** In seconds of CPU time. */
  warmBuild: { cpu: 2 },
  /** A cold build of neutral pages, in seconds of CPU time. */
  thousandPages: { cpu: 8 },
  /** The time that the API's pages add to a cold build, in seconds of CPU time. */
  siteApi: { cpu: 3 },
  /** The factor by which the time can grow for ten times the pages or operations. */
  growth: 10,
  tenThousandPages: { memory: 2000 },
  /**
   * 2,000 operations: megabytes, and the output's bytes as a multiple of the bytes for 200 operations. It's a
   * little more than ten, because longer numbers make names longer.
   */
  largeApi: { memory: 2000, growthOfBytes: 10.2 },
  /** External descriptions: milliseconds of CPU time per page, for 1,000 pages or more, and megabytes. */
  descriptions: { cpuOfPage: 6, memory: 1000 },
  /** Milliseconds from saving a file until its text is in the browser. */
  editVisible: 100,
  /** Times in milliseconds. */
  lab: {
    /** As a multiple of the time for the same text as plain HTML with one small stylesheet. */
    paintBesidePlain: 1,
    /** The time above 50 ms that tasks take, in addition to the plain HTML's. */
    blockingBeyondPlain: 30,
    /** The longest task until a reader acts. */
    taskAfterPaint: 50,
    /** A late font may move a letter, but nothing else may move. */
    layoutShift: 0.002,
    /** From a reader's first action to the next frame. */
    interaction: 100,
    menuUsable: 1200,
  },
  search: {
    /** Scripts, manifest, and names, in bytes with Brotli: everything that's loaded before the first result. */
    beforeFirstResult: 98 * KB,
    /** Milliseconds from the click that opens search to the first hit, under lab conditions. */
    firstHit: 900,
    /** Milliseconds for a query in a worker that's slowed down by a factor of four (95th percentile). */
    query: 16,
  },
  /**
   * Where paths lead: time for 16 KB as a multiple of the time for 1 KB, and microseconds that the server takes
   * for any path.
   */
  paths: { growth: 32, slowest: 1000 },
  /** The server's requests per second as a share of nginx's with one worker, and the number of failures. */
  load: { shareOfNginx: 0.1, errors: 0 },
  /** Milliseconds from a click to the new heading of a prefetched page, without slowing down. */
  navigation: 30,
  /** Milliseconds from a click to the painted frame with the new heading of a prefetched page. */
  paintedClick: 100,
} as const;
