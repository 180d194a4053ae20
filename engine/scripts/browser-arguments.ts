/** Arguments that browsers of tests and benchmarks are started with. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  // Letters as wide as in a browser with a window; a headless shell would round their widths.
  '--font-render-hinting=none',
  '--no-first-run',
];
