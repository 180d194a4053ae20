/** Computes how many requests applications and Edge send, with the formula on the hosting page. */

export interface Setup {
  /** The number of running instances with backend SDKs. */
  instances: number;
  /** The number of pages and apps that are open at the same time. */
  pages: number;
  /** Seconds between polls of backend SDKs. */
  backendInterval: number;
  /** Seconds between polls of frontend SDKs. */
  frontendInterval: number;
  edges: number;
  environments: number;
}

export interface Load {
  sender: 'backend' | 'frontend' | 'edge';
  copies: number;
  pollInterval: number;
  reportInterval: number;
  polls: number;
  /** The maximum, because SDKs without new counts send no report. */
  reports: number;
}

/** Seconds between usage reports: the defaults of the Node.js SDK, the JavaScript SDK, and Edge. */
const REPORT_INTERVALS = { backend: 60, frontend: 30, edge: 60 } as const;
const EDGE_POLL_INTERVAL = 15;

/** Returns the requests per second of everything that polls. Applications come first. */
export function loadsOf({ instances, pages, edges, environments, ...intervals }: Setup): Load[] {
  const loads = [
    loadOf('backend', instances, intervals.backendInterval),
    loadOf('frontend', pages, intervals.frontendInterval),
  ];
  // Edge sends its own requests for each environment.
  return edges > 0 ? [...loads, loadOf('edge', edges * environments, EDGE_POLL_INTERVAL)] : loads;
}

/** Returns the load that reaches the server. With Edge in between, that's only Edge's own requests. */
export function serverLoads(loads: readonly Load[]): readonly Load[] {
  const ofEdge = loads.filter(({ sender }) => sender === 'edge');
  return ofEdge.length > 0 ? ofEdge : loads;
}

export function sumOf(loads: readonly Load[]): number {
  return loads.reduce((sum, { polls, reports }) => sum + polls + reports, 0);
}

function loadOf(sender: Load['sender'], copies: number, pollInterval: number): Load {
  const reportInterval = REPORT_INTERVALS[sender];
  const [polls, reports] = [copies / pollInterval, copies / reportInterval];
  return { sender, copies, pollInterval, reportInterval, polls, reports };
}
