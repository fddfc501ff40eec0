/** The house's import rules (docs/architecture.md): what each part of src may import. */
export interface Part {
  /** Folder or file below src, the longest that fits a file wins. */
  path: string
  /** Parts it may import besides itself. */
  parts: readonly string[]
  /** Packages it may import, by name or by prefix with a star; 'any' where the table sets no limit. */
  packages: readonly string[] | 'any'
}

const REACT = ['react', 'react-dom', 'lucide']
const ROUTER = ['@tanstack/react-router']
const QUERY = ['@tanstack/react-query']
/** Says what the server's build and the browser's have for each other. */
const START = ['@tanstack/react-start']
const UI = ['ui/use-agency.ts', 'ui/primitives', 'ui/photo', 'ui/listing', 'ui/filters', 'ui']
/** What the browser's adapters stand on. */
const BROWSER = ['domain', 'content', 'ports/browser', 'ports']
/** What the server's adapters stand on. */
const SERVER = ['domain', 'content', 'ports/server', 'ports/browser', 'ports']

/** A page's folder. `parts`: the layers below the pages that it uses besides ui. */
const feature = (name: string, parts: readonly string[] = [], packages: readonly string[] = []): Part => ({
  path: `features/${name}`,
  parts: [
    'domain',
    'content',
    'ports/browser',
    ...UI,
    ...parts.map((part) => (part === 'language' ? part : `features/${part}`)),
  ],
  packages: [...REACT, ...ROUTER, ...QUERY, ...packages],
})

/** A screen of /agency: no router, no queries. */
const agencyFeature = (name: string, packages: readonly string[] = []): Part => ({
  path: `features/agency-${name}`,
  parts: ['domain', 'ports/browser', 'ui/primitives', 'features/agency-frame'],
  packages: [...REACT, ...packages],
})

export const PARTS: readonly Part[] = [
  { path: 'domain', parts: [], packages: ['valibot'] },
  { path: 'language', parts: ['domain'], packages: [] },
  { path: 'content', parts: ['domain', 'language', 'content/public-figures/figure-values.ts'], packages: [] },
  // What the figures' files and the operator's own may hold; no browser fetches it.
  { path: 'content/public-figures/figure-values.ts', parts: ['domain'], packages: ['valibot'] },
  { path: 'ports', parts: [], packages: [] },
  { path: 'ports/browser', parts: ['domain', 'ports'], packages: [] },
  { path: 'ports/server', parts: ['domain', 'ports', 'ports/browser', 'agent'], packages: [] },
  // The voice agent's tools and conversation, the same in the browser and on the server.
  {
    path: 'agent',
    parts: ['domain', 'language', 'content', 'ports', 'ports/browser'],
    packages: ['valibot', '@valibot/to-json-schema'],
  },

  { path: 'adapters/api-client', parts: BROWSER, packages: [] },
  { path: 'adapters/figure-tables', parts: BROWSER, packages: [] },
  { path: 'adapters/town-pages', parts: BROWSER, packages: [] },
  // The index of places that comes with the site: in the sample edition's browser and on the server.
  { path: 'adapters/embedded-places', parts: BROWSER, packages: [] },
  { path: 'adapters/browser-storage', parts: BROWSER, packages: [] },
  { path: 'adapters/browser-push', parts: [...BROWSER, 'adapters/api-client'], packages: [] },
  { path: 'adapters/sample', parts: [...BROWSER, 'adapters/browser-storage'], packages: ['supercluster'] },
  // What both maps show alike.
  { path: 'adapters/map-markers', parts: ['ports/browser'], packages: [] },
  {
    path: 'adapters/maplibre',
    parts: [...BROWSER, 'adapters/map-markers'],
    packages: ['maplibre-gl', 'pmtiles', '@protomaps/basemaps', 'topojson-client', 'topojson-specification', 'geojson'],
  },
  {
    path: 'adapters/google-maps',
    parts: [...BROWSER, 'adapters/map-markers'],
    packages: ['react', 'react-dom', '@vis.gl/react-google-maps'],
  },
  { path: 'adapters/vapi', parts: [...BROWSER, 'agent', 'language'], packages: ['@vapi-ai/web'] },
  { path: 'adapters/browser-speech', parts: [...BROWSER, 'agent', 'language'], packages: [] },

  { path: 'adapters/database', parts: SERVER, packages: ['kysely', 'pg', 'node:*'] },
  { path: 'adapters/accounts', parts: SERVER, packages: ['better-auth', 'kysely', 'valibot', 'node:*'] },
  { path: 'adapters/mail', parts: SERVER, packages: ['nodemailer', 'postal-mime', 'node:*'] },
  {
    path: 'adapters/reso',
    parts: SERVER,
    packages: ['valibot', 'node:*'],
  },
  // Other formats: their rows become RESO records.
  { path: 'adapters/csv', parts: [...SERVER, 'adapters/reso'], packages: ['valibot', 'node:*'] },
  { path: 'adapters/figure-files', parts: [...SERVER, 'adapters/csv'], packages: ['@e965/xlsx', 'unpdf', 'node:*'] },
  { path: 'adapters/gtfs', parts: [...SERVER, 'adapters/csv'], packages: ['yauzl', 'node:*'] },
  {
    path: 'adapters/town-areas',
    parts: SERVER,
    packages: ['topojson-client', 'topojson-specification', 'geojson', 'node:*'],
  },
  { path: 'adapters/simplyrets', parts: [...SERVER, 'adapters/reso'], packages: [] },
  {
    path: 'adapters/llm',
    parts: [...SERVER, 'agent', 'language'],
    packages: ['ai', '@ai-sdk/openai-compatible', '@valibot/to-json-schema'],
  },
  {
    path: 'adapters/agency-folder',
    parts: [...SERVER, 'language'],
    packages: [
      'valibot',
      '@valibot/to-json-schema',
      'jsonc-parser',
      'mdast-util-from-markdown',
      'mdast',
      'culori',
      'sharp',
      'node:*',
    ],
  },
  { path: 'adapters/derived-pictures', parts: SERVER, packages: ['node:*'] },
  // Addresses that others give, of pictures and of push services.
  { path: 'adapters/foreign-hosts', parts: [], packages: ['ipaddr.js', 'node:*'] },
  {
    path: 'adapters/feed-pictures',
    parts: [...SERVER, 'adapters/foreign-hosts'],
    packages: ['sharp', 'aws4fetch', 'node:*'],
  },
  { path: 'adapters/web-push', parts: [...SERVER, 'adapters/foreign-hosts'], packages: ['web-push', 'node:*'] },
  { path: 'adapters/metrics', parts: SERVER, packages: ['prom-client'] },
  { path: 'adapters/map-tiles', parts: SERVER, packages: ['valibot', 'node:*'] },
  { path: 'adapters/speech-service', parts: SERVER, packages: ['valibot'] },
  { path: 'adapters/vapi-status', parts: SERVER, packages: ['valibot'] },

  // The Node process: environment, log, start and end. Only compose and entry know it.
  {
    path: 'process',
    parts: [...SERVER, 'content/public-figures/figure-values.ts', 'language'],
    packages: ['valibot', 'pino', 'node:*'],
  },
  // The server's use cases.
  {
    path: 'application',
    parts: [...SERVER, 'agent', 'language'],
    packages: ['ics', 'node:*'],
  },
  {
    path: 'http',
    parts: [...SERVER, 'agent', 'application'],
    packages: ['hono', 'srvx', 'valibot', '@valibot/to-json-schema', 'node:*'],
  },

  { path: 'ui/primitives', parts: [], packages: REACT },
  { path: 'ui/early-acts', parts: [], packages: [] },
  { path: 'ui/photo', parts: ['domain', 'ui/primitives'], packages: REACT },
  {
    path: 'ui/listing',
    parts: ['domain', 'content', 'ui/use-agency.ts', 'ui/primitives', 'ui/photo'],
    packages: [...REACT, ...ROUTER, ...START],
  },
  { path: 'ui/filters', parts: ['domain', 'ui/primitives'], packages: [...REACT, ...ROUTER, ...START] },
  { path: 'ui/use-agency.ts', parts: ['domain'], packages: ROUTER },
  { path: 'ui', parts: ['domain', 'content', 'ui/use-agency.ts', 'ui/primitives'], packages: REACT },

  // What pages share: each may be used by the pages, and by those named after it.
  feature('sent-form', [], START),
  feature('saved', ['sent-form'], START),
  feature('session', ['saved']),
  feature('frame', ['session']),
  feature('url-search'),
  feature('waiting'),
  feature('numbers', [], START),
  feature('reasons'),
  feature('map-view', [], ['topojson-client', 'topojson-specification', 'geojson']),
  // The pages: none knows another.
  feature('home', ['saved', 'numbers', 'waiting'], START),
  feature('listings', ['saved', 'numbers', 'url-search', 'waiting', 'language'], START),
  feature('detail', ['saved', 'sent-form', 'numbers', 'session', 'map-view'], START),
  feature('map', ['saved', 'numbers', 'reasons', 'map-view', 'url-search', 'waiting']),
  feature('favorites', ['saved', 'sent-form', 'numbers', 'reasons', 'session', 'waiting'], START),
  feature('compare', ['saved', 'numbers'], START),
  feature('afford', ['saved', 'sent-form', 'numbers']),
  feature('match', ['numbers', 'url-search']),
  feature('wishes', ['saved', 'numbers', 'reasons'], START),
  feature('towns', ['saved', 'numbers'], START),
  feature('account', ['saved', 'sent-form', 'session'], ['uqr']),
  feature('voice', ['frame', 'language']),
  feature('legal'),
  {
    ...feature('how-we-compute', []),
    parts: [...feature('how-we-compute').parts, 'content/public-figures/figure-values.ts'],
  },
  feature('demo', ['frame']),
  feature('offline', ['session']),
  // The agency's side, which shares nothing with the site's pages but the design system.
  agencyFeature('frame'),
  agencyFeature('sign-in'),
  agencyFeature('join', ['uqr']),
  agencyFeature('people'),
  agencyFeature('inbox'),
  agencyFeature('own-page'),
  agencyFeature('audit'),
  { path: 'app/agency', parts: ['ports/browser', 'features/agency-*'], packages: [] },
  {
    path: 'routes',
    parts: [
      'features/*',
      ...UI,
      'ui/early-acts',
      'content',
      'domain',
      'ports/browser',
      'app/router-context.ts',
      'app/late-error-page.tsx',
      'app/late-footer.tsx',
      'app/late-listing-notices.ts',
      'app/late-not-found.tsx',
    ],
    packages: [...REACT, ...ROUTER, ...QUERY],
  },

  {
    path: 'app/router.tsx',
    parts: [
      'domain',
      'content',
      'ports/browser',
      'compose/live-browser.ts',
      'features/session',
      'features/sent-form',
      'features/frame',
      'features/saved',
      'app/late-error-page.tsx',
      'app/late-not-found.tsx',
      'app/query-client.ts',
      'app/query-transfer.ts',
      'app/route-tree.gen.ts',
      'app/router-context.ts',
    ],
    packages: 'any',
  },
  { path: 'app/router-context.ts', parts: ['domain', 'ports/browser'], packages: QUERY },
  {
    path: 'app/late-error-page.tsx',
    parts: ['features/frame', 'ui', 'ui/primitives'],
    packages: [...ROUTER, ...START],
  },
  { path: 'app/late-footer.tsx', parts: ['features/frame', 'ui/primitives'], packages: START },
  { path: 'app/late-listing-notices.ts', parts: ['features/frame', 'ui/primitives'], packages: START },
  { path: 'app/late-not-found.tsx', parts: ['features/frame', 'ui/primitives'], packages: START },
  { path: 'app/query-client.ts', parts: [], packages: QUERY },
  { path: 'app/query-transfer.ts', parts: [], packages: QUERY },
  { path: 'app/problem-serializer.ts', parts: ['domain'], packages: ROUTER },
  { path: 'app/script-start.ts', parts: ['ui/listing'], packages: ROUTER },
  { path: 'app/route-tree.gen.ts', parts: ['routes', 'app/router.tsx', 'entry/start.ts'], packages: 'any' },

  {
    path: 'compose/browser-figures.ts',
    parts: ['domain', 'content', 'compose/operator-settings.ts', 'ports/browser'],
    packages: [],
  },
  {
    path: 'compose/browser-timetable.ts',
    parts: ['domain', 'content', 'compose/operator-settings.ts', 'ports/browser'],
    packages: [],
  },
  { path: 'compose/lazy-gateway.ts', parts: ['domain'], packages: [] },
  { path: 'compose/operator-settings.ts', parts: [], packages: [] },
  {
    path: 'compose/browser-map.ts',
    parts: ['adapters/maplibre', 'adapters/google-maps', 'compose/operator-settings.ts', 'ports/browser'],
    packages: [],
  },
  {
    path: 'compose/browser-voice.ts',
    parts: ['agent', 'adapters/browser-speech', 'adapters/vapi', 'compose/operator-settings.ts', 'ports/browser'],
    packages: [],
  },
  {
    path: 'compose/browser-offline.ts',
    parts: ['adapters/browser-storage', 'features/offline', 'ports/browser'],
    packages: [],
  },
  // The service worker: a program of its own, which shares no chunk with the pages.
  { path: 'worker', parts: ['domain', 'content', 'ports/browser', 'adapters/browser-storage'], packages: [] },
  {
    path: 'compose/sample.ts',
    parts: [
      'adapters/api-client',
      'adapters/sample',
      'adapters/browser-storage',
      'adapters/figure-tables',
      'adapters/embedded-places',
      'compose/browser-figures.ts',
      'compose/browser-map.ts',
      'compose/browser-timetable.ts',
      'compose/browser-voice.ts',
      'compose/lazy-gateway.ts',
      'compose/sample-towns.ts',
      'ports/browser',
      'domain',
    ],
    packages: [],
  },
  {
    path: 'compose/sample-towns.ts',
    parts: ['adapters/sample', 'adapters/town-pages', 'content', 'domain', 'ports/browser'],
    packages: [],
  },
  {
    path: 'compose/browser-account.ts',
    parts: ['adapters/api-client', 'adapters/browser-push', 'ports/browser'],
    packages: [],
  },
  {
    path: 'compose/live-browser.ts',
    parts: [
      'adapters/api-client',
      'adapters/browser-push',
      'adapters/browser-storage',
      'compose/browser-account.ts',
      'compose/browser-figures.ts',
      'compose/browser-map.ts',
      'compose/browser-voice.ts',
      'compose/lazy-gateway.ts',
      'ports/browser',
      'domain',
      'ui/primitives',
    ],
    packages: [],
  },
  {
    path: 'compose/live-server.ts',
    parts: [
      ...SERVER,
      'process',
      'adapters/database',
      'adapters/accounts',
      'adapters/embedded-places',
      'compose/live-agency-side.ts',
      'compose/live-agency.ts',
      'compose/live-database.ts',
      'compose/live-feeds.ts',
      'compose/live-figures.ts',
      'compose/live-mail.ts',
      'compose/live-pictures.ts',
      'compose/live-push.ts',
      'compose/live-samples.ts',
      'compose/live-towns.ts',
      'compose/live-updates.ts',
      'compose/live-voice.ts',
      'compose/picture-sources.ts',
      'application',
      'http',
    ],
    packages: [],
  },
  {
    path: 'compose/agency-people.ts',
    parts: [...SERVER, 'process', 'adapters/database', 'application', 'compose/live-database.ts'],
    packages: ['node:*'],
  },
  { path: 'compose/live-agency-side.ts', parts: [...SERVER, 'adapters/database', 'application', 'http'], packages: [] },
  {
    path: 'compose/live-database.ts',
    parts: ['domain', 'process', 'adapters/database'],
    packages: [],
  },
  {
    path: 'compose/live-mail.ts',
    parts: [...SERVER, 'process', 'adapters/database', 'adapters/mail', 'application'],
    packages: ['node:*'],
  },
  {
    path: 'compose/mail-events.ts',
    parts: [...SERVER, 'process', 'adapters/database', 'adapters/mail', 'compose/live-database.ts'],
    packages: [],
  },
  { path: 'compose/live-updates.ts', parts: [...SERVER, 'adapters/database', 'application'], packages: [] },
  {
    path: 'compose/live-push.ts',
    parts: [...SERVER, 'adapters/database', 'adapters/web-push', 'application'],
    packages: [],
  },
  { path: 'compose/picture-sources.ts', parts: [...SERVER, 'process'], packages: ['node:*'] },
  {
    path: 'compose/live-pictures.ts',
    parts: [...SERVER, 'process', 'adapters/database', 'adapters/feed-pictures', 'application'],
    packages: ['node:*'],
  },
  {
    path: 'compose/live-feeds.ts',
    parts: [...SERVER, 'process', 'adapters/database', 'application', 'compose/feed-reader.ts', 'compose/open-feed.ts'],
    packages: [],
  },
  {
    path: 'compose/live-samples.ts',
    parts: [...SERVER, 'process', 'adapters/database', 'compose/agency-place.ts', 'application'],
    packages: [],
  },
  { path: 'compose/feed-reader.ts', parts: [], packages: ['node:*'] },
  {
    path: 'compose/live-figures.ts',
    parts: [...SERVER, 'process', 'adapters/figure-tables', 'compose/live-timetable.ts', 'http'],
    packages: ['node:*'],
  },
  {
    path: 'compose/timetable-import.ts',
    parts: [...SERVER, 'process', 'adapters/gtfs', 'adapters/town-areas', 'application', 'compose/live-timetable.ts'],
    packages: ['node:*'],
  },
  {
    path: 'compose/figure-loading.ts',
    parts: [...SERVER, 'process', 'adapters/figure-files', 'application', 'compose/live-figures.ts'],
    packages: ['node:*'],
  },
  { path: 'compose/live-timetable.ts', parts: [...SERVER, 'process'], packages: ['node:*'] },
  {
    path: 'compose/agency-command.ts',
    parts: [...SERVER, 'process', 'adapters/agency-folder'],
    packages: ['node:*'],
  },
  { path: 'compose/agency-place.ts', parts: ['process', 'adapters/agency-folder'], packages: ['node:*'] },
  {
    path: 'compose/live-agency.ts',
    parts: [...SERVER, 'process', 'adapters/agency-folder', 'compose/agency-place.ts'],
    packages: ['node:*'],
  },
  {
    path: 'compose/live-towns.ts',
    parts: [...BROWSER, 'adapters/town-pages', 'compose/live-figures.ts', 'http'],
    packages: [],
  },
  { path: 'compose/live-metrics.ts', parts: [...SERVER, 'process', 'adapters/metrics', 'http'], packages: [] },
  { path: 'compose/derived-pictures.ts', parts: [...SERVER, 'adapters/derived-pictures'], packages: ['node:*'] },
  { path: 'compose/live-map.ts', parts: [...SERVER, 'process', 'adapters/map-tiles', 'http'], packages: [] },
  {
    path: 'compose/live-voice.ts',
    parts: [
      ...SERVER,
      'process',
      'adapters/llm',
      'adapters/speech-service',
      'adapters/vapi-status',
      'application',
      'http',
    ],
    packages: [],
  },
  {
    path: 'compose/feed-import.ts',
    parts: [
      ...SERVER,
      'process',
      'adapters/database',
      'compose/live-database.ts',
      'compose/live-figures.ts',
      'compose/live-samples.ts',
      'compose/picture-sources.ts',
    ],
    packages: [],
  },
  { path: 'compose/feed-display.ts', parts: SERVER, packages: ['node:*'] },
  {
    path: 'compose/open-feed.ts',
    parts: [...SERVER, 'process', 'adapters/reso', 'adapters/csv', 'adapters/simplyrets'],
    packages: ['node:*'],
  },
  { path: 'compose/backups.ts', parts: [...SERVER, 'process', 'adapters/database'], packages: [] },
  {
    path: 'compose/stored-feeds.ts',
    parts: [...SERVER, 'process', 'adapters/database', 'compose/live-database.ts'],
    packages: [],
  },
  {
    path: 'compose/inquiry-records.ts',
    parts: [...SERVER, 'process', 'adapters/accounts', 'adapters/database', 'compose/live-database.ts'],
    packages: [],
  },

  {
    path: 'entry/browser.tsx',
    parts: [
      'app/router.tsx',
      'app/problem-serializer.ts',
      'compose/browser-offline.ts',
      'ui/early-acts',
      'ui/primitives',
    ],
    packages: 'any',
  },
  { path: 'entry/agency-browser.tsx', parts: ['app/agency', 'ports/browser'], packages: 'any' },
  { path: 'entry/agency-renderer.tsx', parts: ['app/agency', 'ports/browser'], packages: 'any' },
  { path: 'entry/renderer.ts', parts: ['ports/browser', 'app/script-start.ts'], packages: 'any' },
  { path: 'entry/start.ts', parts: ['app/problem-serializer.ts'], packages: ['@tanstack/react-start'] },
  {
    path: 'entry/node.ts',
    parts: [
      'domain',
      'compose/live-agency.ts',
      'compose/live-server.ts',
      'compose/live-figures.ts',
      'compose/live-map.ts',
      'compose/live-metrics.ts',
      'compose/derived-pictures.ts',
      'http',
      'process',
      'entry/dev.ts',
    ],
    packages: 'any',
  },
  { path: 'entry/dev.ts', parts: ['http'], packages: 'any' },
]

/** What unit tests beside the code may import besides what their part may. */
const UNIT_TESTS = [
  'tests/arbitrary',
  'tests/feed',
  'tests/voice',
  'tests/rendered-on-router.tsx',
  'tests/second-agency.ts',
]
/** Parts that tests may call directly, not only through a port. */
const SERVER_CODE = ['application', 'http', 'process', 'agent', ...SERVER]

const outer = (path: string, parts: readonly string[]): Part => ({ path, parts, packages: 'any' })

/** What lies outside src. Only benchmarks and scripts reach into the parts as tests do. */
export const OUTER_PARTS: readonly Part[] = [
  outer('tests', ['domain', 'content']),
  outer('tests/routes', [
    'app/query-client.ts',
    'adapters/sample',
    'adapters/town-pages',
    'compose/browser-figures.ts',
    'content',
    'domain',
    'routes',
  ]),
  outer('tests/rendered-on-router.tsx', ['domain', 'content']),
  outer('tests/second-agency.ts', ['domain', 'ports/server']),
  outer('tests/arbitrary', ['domain']),
  outer('tests/money', ['domain', 'content']),
  outer('tests/locale-data', ['domain', 'content', 'language']),
  outer('tests/commute', ['domain', 'content']),
  outer('tests/figures', [
    'domain',
    'content',
    'ports/server',
    'adapters/figure-files',
    'compose/figure-loading.ts',
    'process',
  ]),
  outer('tests/gtfs', [...SERVER, 'adapters/gtfs', 'application', 'compose/timetable-import.ts', 'process']),
  outer('tests/spoken', [
    'domain',
    'content',
    'language',
    'agent',
    'ports/server',
    'tests/arbitrary',
    'tests/voice',
    'bench',
  ]),
  outer('tests/voice', [
    'features/voice',
    'domain',
    'content',
    'language',
    'agent',
    'ports/browser',
    'process',
    'adapters/browser-speech',
    'adapters/figure-tables',
    'adapters/sample',
    'tests/server',
  ]),
  outer('tests/fixtures', ['adapters/database', 'adapters/reso', 'application', 'tests/conformance']),
  outer('tests/conformance', [
    ...SERVER_CODE,
    'adapters/accounts',
    'adapters/api-client',
    'adapters/database',
    'adapters/figure-tables',
    'adapters/embedded-places',
    'compose/browser-figures.ts',
    'compose/browser-timetable.ts',
    'compose/live-figures.ts',
    'compose/live-towns.ts',
    'adapters/sample',
    'tests',
    'tests/second-agency.ts',
    'tests/arbitrary',
    'tests/server',
    'tests/push',
  ]),
  outer('tests/server', [
    ...SERVER_CODE,
    'compose/backups.ts',
    'compose/live-agency-side.ts',
    'compose/live-agency.ts',
    'compose/live-figures.ts',
    'compose/live-map.ts',
    'compose/live-samples.ts',
    'compose/live-server.ts',
    'compose/live-towns.ts',
    'compose/live-voice.ts',
    'adapters/accounts',
    'adapters/api-client',
    'adapters/database',
    'adapters/web-push',
    'adapters/embedded-places',
    'adapters/llm',
    'adapters/metrics',
    'tests',
    'tests/second-agency.ts',
    'scripts',
    'tests/arbitrary',
    'tests/conformance',
    'tests/feed',
    'tests/voice',
    'tests/push',
  ]),
  outer('tests/feed', [
    ...SERVER,
    'process',
    'application',
    'adapters/reso',
    'adapters/csv',
    'adapters/simplyrets',
    'adapters/feed-pictures',
    'compose/feed-display.ts',
    'compose/feed-import.ts',
    'compose/open-feed.ts',
    'bench/feed-faults',
    'tests/conformance',
  ]),
  outer('tests/feed-pictures', [
    ...SERVER,
    'application',
    'adapters/database',
    'adapters/feed-pictures',
    'tests/conformance',
  ]),
  outer('tests/push', [...SERVER_CODE, 'adapters/database', 'adapters/web-push', 'tests/conformance']),
  outer('tests/mail', [...SERVER_CODE, 'adapters/database', 'adapters/mail', 'tests/conformance']),
  outer('tests/durability', [
    'domain',
    'ports/server',
    'adapters/api-client',
    'tests/conformance',
    'tests',
    'tests/mail',
    'tests/server',
  ]),
  // They see the site from outside: of src only words, formats and what is stored.
  outer('tests/e2e', [
    'domain',
    'content',
    'ports/browser',
    'ports/server',
    'tests',
    'tests/second-agency.ts',
    'tests/conformance',
    'tests/feed',
    'tests/voice',
    'scripts',
  ]),
  // Like tests/e2e, over what every browser family can do.
  outer('tests/browsers', ['domain', 'content', 'process', 'tests', 'tests/e2e', 'scripts']),
  outer('bench', [
    'domain',
    'content',
    'language',
    'agent',
    'ports/server',
    'application',
    'compose/live-agency.ts',
    'compose/live-updates.ts',
    'adapters/database',
    'adapters/mail',
    'adapters/embedded-places',
    'adapters/sample',
    'tests',
    'tests/*',
    'bench/feed-faults',
  ]),
  outer('bench/feed-faults', [
    'ports/server',
    'process',
    'application',
    'adapters/reso',
    'compose/feed-import.ts',
    'bench',
  ]),
  outer('scripts', [
    ...SERVER_CODE,
    'adapters/database',
    'adapters/reso',
    'adapters/csv',
    'compose/*',
    'media',
    'tests',
    'tests/conformance',
  ]),
  outer('media', []),
]

/** The part a file belongs to, or null. A unit test belongs to the part of the file it tests. */
export function partOf(file: string): Part | null {
  const tested = file.replace(/\.test(\.tsx?)$/, '$1')
  const owners = [...PARTS, ...OUTER_PARTS].filter(({ path }) => tested === path || file.startsWith(`${path}/`))
  return owners.sort((a, b) => b.path.length - a.path.length)[0] ?? null
}

const fits = (patterns: readonly string[], name: string): boolean =>
  patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern))

/** Why an import isn't allowed, or null. `target` is a file (below src without 'src/') or a package's bare specifier. */
export function importProblem(file: string, target: { file: string } | { package: string }): string | null {
  const part = partOf(file)
  if (!part) return `${file} belongs to no part of the house`
  const isUnitTest = PARTS.includes(part) && /\.test\.tsx?$/.test(file)
  if ('package' in target) {
    const name = packageName(target.package)
    if (isUnitTest || part.packages === 'any' || fits(part.packages, name)) return null
    return `${part.path} may not use the package ${name}`
  }
  const other = partOf(target.file)
  if (!other) return `${target.file} belongs to no part of the house`
  if (other === part || fits(part.parts, other.path) || (isUnitTest && fits(UNIT_TESTS, other.path))) return null
  return `${isUnitTest ? 'tests of ' : ''}${part.path} may not import ${other.path}`
}

const packageName = (specifier: string): string =>
  specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')
