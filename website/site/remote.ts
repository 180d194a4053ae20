/** Documents from the repositories of SDKs, Edge, and Proxy. Each one is part of this site's page about the project. */
import type { RemoteInput } from '@pagewright/remote-documents';

export default {
  ownOrigins: ['https://docs.getunleash.io'],
  // Host of images that authors paste into documents on GitHub.
  imageOrigins: ['https://user-images.githubusercontent.com'],
  documents: [
    // Backend SDKs
    { route: '/reference/sdks/dotnet', repository: 'Unleash/unleash-client-dotnet' },
    { route: '/reference/sdks/go', repository: 'Unleash/unleash-client-go', ref: 'v4' },
    { route: '/reference/sdks/java', repository: 'Unleash/unleash-client-java' },
    { route: '/reference/sdks/node', repository: 'Unleash/unleash-client-node' },
    { route: '/reference/sdks/php', repository: 'Unleash/unleash-client-php' },
    { route: '/reference/sdks/python', repository: 'Unleash/unleash-client-python' },
    { route: '/reference/sdks/ruby', repository: 'Unleash/unleash-client-ruby' },
    { route: '/reference/sdks/rust', repository: 'Unleash/unleash-client-rust' },
    // Frontend SDKs
    { route: '/reference/sdks/android-proxy', repository: 'Unleash/unleash-android' },
    {
      route: '/reference/sdks/android-proxy-legacy',
      repository: 'Unleash/unleash-android-proxy-sdk',
    },
    { route: '/reference/sdks/flutter', repository: 'Unleash/unleash_proxy_client_flutter' },
    { route: '/reference/sdks/ios-proxy', repository: 'Unleash/unleash-proxy-client-swift' },
    { route: '/reference/sdks/javascript-browser', repository: 'Unleash/unleash-proxy-client-js' },
    { route: '/reference/sdks/next-js', repository: 'Unleash/unleash-client-nextjs' },
    { route: '/reference/sdks/react', repository: 'Unleash/proxy-client-react' },
    { route: '/reference/sdks/svelte', repository: 'Unleash/proxy-client-svelte' },
    { route: '/reference/sdks/vue', repository: 'Unleash/proxy-client-vue' },
    // Between SDKs and server
    { route: '/reference/unleash-edge', repository: 'Unleash/unleash-edge' },
    // `main` no longer contains these two documents. It refers readers to the manual instead.
    {
      route: '/reference/unleash-edge/concepts',
      repository: 'Unleash/unleash-edge',
      ref: 'unleash-edge-v20.1.6',
      refType: 'tag',
      file: 'docs/concepts.md',
    },
    {
      route: '/reference/unleash-edge/deploying',
      repository: 'Unleash/unleash-edge',
      ref: 'unleash-edge-v20.1.6',
      refType: 'tag',
      file: 'docs/deploying.md',
    },
    { route: '/reference/unleash-proxy', repository: 'Unleash/unleash-proxy' },
  ],
} satisfies RemoteInput;
