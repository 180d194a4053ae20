/** SDKs and tokens by where code runs, with the first lines from each SDK's page. */

export const PLACES = ['server', 'browser', 'both', 'app'] as const;
export type Place = (typeof PLACES)[number];

export interface Choice {
  /** The id in `site/sdks/`. */
  id: string;
  /** The language or framework that readers know. */
  language: string;
  /** How to install the SDK: a command, or the entry for the dependency. */
  install: string;
  code: string;
}

/** Every line of the code is also on the SDK's page. A test compares them. */
export const CHOICES: Readonly<Record<Place, readonly Choice[]>> = {
  server: [
    {
      id: 'node',
      language: 'Node.js',
      install: 'npm install unleash-client',
      code: `import { initialize } from 'unleash-client';

export const unleash = initialize({
  url: UNLEASH_URL, // ends in /api
  appName: 'bookshop-api',
  customHeaders: { Authorization: UNLEASH_API_TOKEN },
});`,
    },
    {
      id: 'java',
      language: 'Java and Kotlin',
      install: 'implementation("io.getunleash:unleash-client-java:11.0.2")',
      code: `    public static final Unleash UNLEASH = new DefaultUnleash(
        UnleashConfig.builder()
            .appName("bookshop-api")
            .unleashAPI(System.getenv("UNLEASH_URL")) // ends in /api
            .apiKey(System.getenv("UNLEASH_API_TOKEN"))
            .build());`,
    },
    {
      id: 'python',
      language: 'Python',
      install: 'pip install "UnleashClient>=6.3,<7"',
      code: `unleash = UnleashClient(
    url=os.environ["UNLEASH_URL"],  # ends in /api
    app_name="bookshop-api",
    custom_headers={"Authorization": os.environ["UNLEASH_API_TOKEN"]},
)
unleash.initialize_client()`,
    },
    {
      id: 'go',
      language: 'Go',
      install: 'go get github.com/Unleash/unleash-client-go/v4@v4.1.0',
      code: `	err := unleash.Initialize(
		unleash.WithListener(l),
		unleash.WithAppName("bookshop-api"),
		unleash.WithUrl(os.Getenv("UNLEASH_URL")), // ends in /api
		unleash.WithCustomHeaders(http.Header{
			"Authorization": {os.Getenv("UNLEASH_API_TOKEN")},
		}),
	)`,
    },
    {
      id: 'ruby',
      language: 'Ruby',
      install: 'gem "unleash", "~> 6.3"',
      code: `Unleash.configure do |config|
  config.app_name = "bookshop-api"
  config.url = ENV.fetch("UNLEASH_URL") # ends in /api
  config.custom_http_headers = { "Authorization" => ENV.fetch("UNLEASH_API_TOKEN") }
end`,
    },
    {
      id: 'php',
      language: 'PHP',
      install:
        'composer require unleash/client:^2.9 guzzlehttp/guzzle symfony/cache symfony/event-dispatcher',
      code: `    return UnleashBuilder::create()
        ->withAppName('bookshop-api')
        ->withAppUrl(getenv('UNLEASH_URL')) // ends in /api
        ->withInstanceId(gethostname() ?: 'unknown')
        ->withHeader('Authorization', getenv('UNLEASH_API_TOKEN'))
        ->build();`,
    },
    {
      id: 'dotnet',
      language: '.NET',
      install: 'dotnet add package Unleash.Client --version 5.3.0',
      code: `        var unleash = new DefaultUnleash(new UnleashSettings
        {
            AppName = "bookshop-api",
            UnleashApi = new Uri(url), // ends in /api
            CustomHttpHeaders = new() { ["Authorization"] = token },
        });`,
    },
    {
      id: 'rust',
      language: 'Rust',
      install: 'unleash-api-client = { version = "0.14", features = ["reqwest-client-rustls"] }',
      code: `    let flags: Arc<Flags> = Arc::new(ClientBuilder::default().into_client(
        &std::env::var("UNLEASH_URL")?, // ends in /api
        "bookshop-api",
        "bookshop-api-1",
        Some(std::env::var("UNLEASH_API_TOKEN")?),
    )?);`,
    },
  ],
  browser: [
    {
      id: 'javascript-browser',
      language: 'JavaScript',
      install: 'npm install unleash-proxy-client',
      code: `import { UnleashClient } from 'unleash-proxy-client';

export const unleash = new UnleashClient({
  url: '<your-unleash-url>/api/frontend',
  clientKey: '<your-frontend-token>',
  appName: 'bookshop-web',
});`,
    },
    {
      id: 'react',
      language: 'React',
      install: 'npm install @unleash/proxy-client-react unleash-proxy-client',
      code: `const config: IConfig = {
  url: '<your-unleash-url>/api/frontend',
  clientKey: '<your-frontend-token>',
  appName: 'bookshop-web',
};`,
    },
    {
      id: 'vue',
      language: 'Vue',
      install: 'npm install @unleash/proxy-client-vue',
      code: `  .use(unleash, {
    config: {
      url: '<your-unleash-url>/api/frontend',
      clientKey: '<your-frontend-token>',
      appName: 'bookshop-web',
    },
  })`,
    },
    {
      id: 'svelte',
      language: 'Svelte',
      install: 'npm install @unleash/proxy-client-svelte',
      code: `  const config = {
    url: '<your-unleash-url>/api/frontend',
    clientKey: '<your-frontend-token>',
    appName: 'bookshop-web',
  };`,
    },
  ],
  both: [
    {
      id: 'next-js',
      language: 'Next.js',
      install: 'npm install @unleash/nextjs',
      code: `UNLEASH_SERVER_API_URL=<your-unleash-url>/api
UNLEASH_SERVER_API_TOKEN=<your-client-token>
NEXT_PUBLIC_UNLEASH_FRONTEND_API_URL=<your-unleash-url>/api/frontend
NEXT_PUBLIC_UNLEASH_FRONTEND_API_TOKEN=<your-frontend-token>
UNLEASH_APP_NAME=bookshop-web
NEXT_PUBLIC_UNLEASH_APP_NAME=bookshop-web`,
    },
  ],
  app: [
    {
      id: 'ios-proxy',
      language: 'iOS and macOS (Swift)',
      install:
        '.package(url: "https://github.com/Unleash/unleash-proxy-client-swift.git", from: "2.2.0"),',
      code: `    static let unleash = UnleashClient(
        unleashUrl: "<your-unleash-url>/api/frontend",
        clientKey: "<your-frontend-token>",
        appName: "bookshop-ios",
        context: ["userId": "reader-1042"]
    )`,
    },
    {
      id: 'android-proxy',
      language: 'Android (Kotlin)',
      install: 'implementation("io.getunleash:unleash-android:2.0.1")',
      code: `            unleashConfig = UnleashConfig.newBuilder("bookshop-android")
                .proxyUrl("<your-unleash-url>/api/frontend")
                .clientKey("<your-frontend-token>")
                .pollingStrategy.interval(60_000)
                .build(),`,
    },
    {
      id: 'flutter',
      language: 'Flutter (Dart)',
      install: 'flutter pub add unleash_proxy_client_flutter:^1.9.6',
      code: `final unleash = UnleashClient(
  url: Uri.parse('<your-unleash-url>/api/frontend'),
  clientKey: '<your-frontend-token>',
  appName: 'bookshop-mobile',
);`,
    },
  ],
};

/** Returns the choice with the id, or otherwise the first one for that place. */
export function choiceFor(place: Place, id: string): Choice | undefined {
  return CHOICES[place].find((candidate) => candidate.id === id) ?? CHOICES[place][0];
}

/** Returns the code without the indentation that all lines share. */
export function unindented(code: string): string {
  const lines = code.split('\n');
  const widths = lines.filter((line) => line !== '').map((line) => line.search(/\S/));
  const width = Math.min(...widths);
  return lines.map((line) => line.slice(width)).join('\n');
}
