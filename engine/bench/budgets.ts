const KB = 1024;

/**
 * The budgets that figures are compared with. A budget protects readers from drift. It isn't a contest: byte budgets
 * leave about 15% of room over what clean code needs.
 */
export const BUDGETS = {
  /** Scripts that run before a reader interacts or the page is idle, bytes with brotli. */
  scriptsBeforeIdle: 8 * KB,
  /**
   * All scripts of a page that nobody interacts with, islands aside, with the styles that enhancements
   * bring along (about 1 KB). React is not among them.
   */
  scriptsAfterIdle: 19.5 * KB,
  /** Median guide page with its styles, bytes with brotli. The goal is 16 KB. */
  guidePage: 19 * KB,
  /** Median page of an API operation with its styles, bytes with brotli. The goal is 20 KB. */
  operationPage: 22.5 * KB,
  /**
   * Every guide page without its article: styles, navigation bar, sidebar, and head. The largest ones are in the longest branch of
   * the sidebar, which is rendered in full, so that readers without JavaScript find every neighbor there.
   */
  guidePageFrame: 15.5 * KB,
  /** Text of an article that also comes in a script or as data. */
  shippedTwice: 0,
  /** Styles in a document, on the page with the most of them. */
  styles: 14 * KB,
  /** The stylesheet that comes after the first frame. */
  laterStyles: 3.5 * KB,
  /** The document. */
  criticalRequests: 1,
  /** Megabytes. Its CPU time grows with the site: see `thousandPages`. */
  coldBuild: { memory: 800 },
  /** Seconds of CPU. */
  warmBuild: { cpu: 2 },
  /** Seconds of CPU for neutral pages, a cold build. */
  thousandPages: { cpu: 8 },
  /** What its pages add to a cold build, seconds of CPU. */
  siteApi: { cpu: 3 },
  /** Ten times the pages or operations, as a multiple of the time. */
  growth: 10,
  tenThousandPages: { memory: 2000 },
  /**
   * 2,000 operations: megabytes, and bytes of the output as a multiple of those of 200. Longer numbers
   * in names make it a little more than ten.
   */
  largeApi: { memory: 2000, growthOfBytes: 10.2 },
  /** Descriptions that others wrote: milliseconds of CPU for each of 1,000 pages or more, and megabytes. */
  descriptions: { cpuOfPage: 6, memory: 1000 },
  /** Milliseconds from saving a file to its text in the browser. */
  editVisible: 100,
  /** Times in milliseconds. */
  lab: {
    /** As a multiple of that of the same text as plain HTML with one small stylesheet. */
    paintBesidePlain: 1,
    /** What tasks take beyond 50 ms each, more than those of the plain HTML. */
    blockingBeyondPlain: 30,
    /** Until a reader acts. */
    taskAfterPaint: 50,
    /** A font that arrives may move a letter, and nothing else anything. */
    layoutShift: 0.002,
    /** From the first thing that a reader does to the next frame. */
    interaction: 100,
    menuUsable: 1200,
  },
  search: {
    /** Scripts, manifest, and names, bytes with brotli: all that comes before the first result. */
    beforeFirstResult: 98 * KB,
    /** Milliseconds from the press that opens search to the first hit, at the lab's conditions. */
    firstHit: 900,
    /** Milliseconds of a query in a worker, four times slower; 95th percentile. */
    query: 16,
  },
  /** Where paths lead: time for 16 KB as a multiple of that for 1 KB, and microseconds of our server for any. */
  paths: { growth: 32, slowest: 1000 },
  /** Requests per second of our server as a share of those of nginx with one worker, and what fails. */
  load: { shareOfNginx: 0.5, errors: 0 },
  /** Milliseconds from click to the new heading of a prefetched page, not slowed down. */
  navigation: 30,
  /** Milliseconds from click to the painted frame with the new heading of a prefetched page. */
  paintedClick: 100,
} as const;
