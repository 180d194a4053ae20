/** Arguments with which tests and benchmarks start browsers. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  // Makes letters as wide as in a browser with a window. A headless shell would round their widths.
  '--font-render-hinting=none',
  '--no-first-run',
];
