const KB = 1024;

/**
 * Budgets for the measured figures. They protect readers from gradual decline and aren't a contest, so byte budgets
 * leave about 15% more than clean code needs.
 */
export const BUDGETS = {
  /** Scripts that run before a reader interacts or the page is idle, in bytes with Brotli. */
  scriptsBeforeIdle: 8 * KB,
  /**
   * Everything that a page without interaction loads as scripts, except islands. This includes the styles in the
   * enhancements (about 1 KB), but not React.
   */
  scriptsAfterIdle: 19.5 * KB,
  /**
   * Median guide page with its styles, in bytes with Brotli. The goal is 16 KB. On a page with placeholders, the
   * script that fills in readers' values takes about 0.7 KB, because it has to run before the first frame.
   */
  guidePage: 19.5 * KB,
  /** Median page of an API operation with its styles, in bytes with Brotli. The goal is 20 KB. */
  operationPage: 22.5 * KB,
  /**
   * Every guide page without its article: styles, navigation bar, sidebar, and head. Pages in the longest branch of
   * the sidebar are the largest. The document contains the whole branch, so that readers without JavaScript find
   * every neighbor.
   */
  guidePageFrame: 15.5 * KB,
  /** Article text that's also in a script or data file. */
  shippedTwice: 0,
  /** Styles in the document with the most styles. */
  styles: 14 * KB,
  /** The stylesheet that loads after the first frame. */
  laterStyles: 3.5 * KB,
  /** The document. */
  criticalRequests: 1,
  /** Memory in megabytes. CPU time grows with the site (see `thousandPages`). */
  coldBuild: { memory: 800 },
  /** In seconds of CPU time. */
  warmBuild: { cpu: 2 },
  /** A cold build of neutral pages, in seconds of CPU time. */
  thousandPages: { cpu: 8 },
  /** The time that the API's pages add to a cold build, in seconds of CPU time. */
  siteApi: { cpu: 3 },
  /** By how much time may grow if there are ten times as many pages or operations. */
  growth: 10,
  tenThousandPages: { memory: 2000 },
  /**
   * An API of 2,000 operations: memory in megabytes, and output size as a multiple of that for 200 operations. The
   * multiple is slightly above ten, because names with larger numbers are longer.
   */
  largeApi: { memory: 2000, growthOfBytes: 10.2 },
  /**
   * External descriptions: CPU time per page in milliseconds, for those with 1,000 pages or more, and memory in
   * megabytes.
   */
  descriptions: { cpuOfPage: 6, memory: 1000 },
  /** Milliseconds from saving a file until the browser shows its text. */
  editVisible: 100,
  /** Times in milliseconds. */
  lab: {
    /** Paint time as a multiple of that for the same text as plain HTML with one small stylesheet. */
    paintBesidePlain: 1,
    /** How much longer tasks exceed 50 ms than for plain HTML, added up. */
    blockingBeyondPlain: 30,
    /** The longest task before the reader does something. */
    taskAfterPaint: 50,
    /** Only letters may move, when a font arrives late. */
    layoutShift: 0.002,
    /** From the reader's first action to the next frame. */
    interaction: 100,
    menuUsable: 1200,
  },
  search: {
    /** Everything that's loaded before the first result: scripts, manifest, and names, in bytes with Brotli. */
    beforeFirstResult: 98 * KB,
    /** Milliseconds from the click that opens search to the first hit, under lab conditions. */
    firstHit: 900,
    /** Milliseconds for a query in a worker that's slowed down by a factor of four (95th percentile). */
    query: 16,
  },
  /**
   * Redirect lookups: time for a path of 16 KB as a multiple of that for 1 KB, and the server's maximum time per
   * path in microseconds.
   */
  paths: { growth: 32, slowest: 1000 },
  /**
   * The server's requests per second as a share of those of nginx with one worker, and the number of failed
   * requests.
   */
  load: { shareOfNginx: 0.1, errors: 0 },
  /** Milliseconds from a click to the heading of a prefetched page, on a fast machine. */
  navigation: 30,
  /** Milliseconds from a click until the frame with a prefetched page's heading has been painted. */
  paintedClick: 100,
} as const;
