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
const UI = [
  'ui/primitives',
  'ui/photo',
  'ui/listing',
  'ui/filters',
  'ui/map',
  'ui/saved',
  'ui/account',
  'ui/frame',
  'ui',
]

const feature = (name: string, packages: readonly string[] = []): Part => ({
  path: `features/${name}`,
  parts: ['domain', 'ports', 'content', ...UI],
  packages: [...REACT, ...ROUTER, ...QUERY, ...packages],
})

export const PARTS: readonly Part[] = [
  { path: 'domain', parts: [], packages: ['valibot'] },
  { path: 'content', parts: ['domain'], packages: [] },
  { path: 'ports', parts: ['domain'], packages: [] },
  { path: 'adapters/sample', parts: ['domain', 'ports', 'content'], packages: ['supercluster'] },
  { path: 'adapters/http', parts: ['domain', 'ports', 'content'], packages: [] },
  { path: 'adapters/database', parts: ['domain', 'ports', 'content'], packages: ['kysely', 'pg', 'node:*'] },
  // What two maps show alike.
  { path: 'adapters/map-markers', parts: ['ports'], packages: [] },
  { path: 'adapters/mail', parts: ['domain', 'ports', 'content'], packages: ['nodemailer', 'node:*'] },
  {
    path: 'adapters/accounts',
    parts: ['domain', 'ports', 'content'],
    packages: ['better-auth', 'kysely', 'node:*'],
  },
  {
    path: 'adapters/map-maplibre',
    parts: ['adapters/map-markers', 'domain', 'ports', 'content'],
    packages: ['maplibre-gl', 'pmtiles', '@protomaps/basemaps', 'topojson-client', 'topojson-specification', 'geojson'],
  },
  {
    path: 'adapters/map-google',
    parts: ['adapters/map-markers', 'domain', 'ports', 'content'],
    packages: ['react', 'react-dom', '@vis.gl/react-google-maps'],
  },
  // What the voice agent knows and can do, on every surface.
  { path: 'agent', parts: ['domain', 'ports', 'content'], packages: ['valibot', '@valibot/to-json-schema'] },
  { path: 'adapters/voice-vapi', parts: ['agent', 'domain', 'ports', 'content'], packages: ['@vapi-ai/web'] },
  { path: 'adapters/voice-embedded', parts: ['agent', 'domain', 'ports', 'content'], packages: [] },
  { path: 'server', parts: ['agent', 'domain', 'ports', 'content'], packages: 'any' },
  { path: 'ui/primitives', parts: [], packages: [...REACT] },
  { path: 'ui/photo', parts: ['domain', 'ui/primitives'], packages: REACT },
  {
    path: 'ui/listing',
    parts: ['domain', 'content', 'ui/primitives', 'ui/photo', 'ui/saved'],
    packages: [...REACT, ...ROUTER],
  },
  { path: 'ui/saved', parts: ['domain', 'ports', 'ui/primitives'], packages: [...REACT, ...ROUTER, ...QUERY] },
  { path: 'ui/filters', parts: ['domain', 'ui/primitives'], packages: REACT },
  {
    path: 'ui/map',
    parts: ['domain', 'ports', 'content'],
    packages: [...REACT, 'topojson-client', 'topojson-specification', 'geojson'],
  },
  { path: 'ui/account', parts: ['domain', 'ports', 'ui/primitives', 'ui/saved'], packages: [...REACT, ...QUERY] },
  {
    path: 'ui/frame',
    parts: ['domain', 'ports', 'content', 'ui', 'ui/account', 'ui/primitives'],
    packages: [...REACT, ...ROUTER, ...QUERY],
  },
  { path: 'ui', parts: ['domain', 'content', 'ui/primitives'], packages: REACT },
  ...['home', 'listings', 'detail', 'favorites', 'compare', 'account', 'voice', 'legal', 'demo'].map((name) =>
    feature(name),
  ),
  feature('map', ['fuse.js']),
  {
    path: 'routes',
    parts: ['features/*', ...UI, 'content', 'domain', 'ports', 'router.tsx'],
    packages: [...REACT, ...ROUTER, ...QUERY],
  },
  { path: 'compose/late-gateway.ts', parts: ['domain'], packages: [] },
  { path: 'compose/operator-settings.ts', parts: [], packages: [] },
  {
    path: 'compose/browser-map.ts',
    parts: ['adapters/map-maplibre', 'adapters/map-google', 'compose/operator-settings.ts', 'ports'],
    packages: [],
  },
  {
    path: 'compose/browser-voice.ts',
    parts: ['adapters/voice-embedded', 'adapters/voice-vapi', 'compose/operator-settings.ts', 'ports'],
    packages: [],
  },
  {
    path: 'compose/sample.ts',
    parts: ['adapters/sample', 'compose/browser-map.ts', 'compose/browser-voice.ts', 'ports', 'domain'],
    packages: [],
  },
  {
    path: 'compose/live-browser.ts',
    parts: [
      'adapters/sample',
      'adapters/http',
      'compose/browser-map.ts',
      'compose/browser-voice.ts',
      'compose/late-gateway.ts',
      'ports',
      'domain',
    ],
    packages: [],
  },
  {
    path: 'compose/live-server.ts',
    parts: ['adapters/database', 'adapters/accounts', 'compose/live-mail.ts', 'server', 'ports', 'domain', 'content'],
    packages: 'any',
  },
  {
    path: 'compose/live-mail.ts',
    parts: ['adapters/database', 'adapters/mail', 'server', 'ports', 'domain'],
    packages: ['node:*'],
  },
  { path: 'compose/feed-import.ts', parts: ['adapters/database', 'server', 'ports', 'domain'], packages: 'any' },
  {
    path: 'compose/inquiry-records.ts',
    parts: ['adapters/database', 'server', 'ports'],
    packages: [],
  },
  // The entries: the browser's, the page renderer's, the host's.
  { path: 'client.tsx', parts: ['router.tsx', 'problem-crossing.ts'], packages: 'any' },
  {
    path: 'router.tsx',
    parts: [
      'domain',
      'ports',
      'compose/*',
      'ui/account',
      'ui/frame',
      'ui/saved',
      'query-client.ts',
      'routeTree.gen.ts',
    ],
    packages: 'any',
  },
  { path: 'query-client.ts', parts: [], packages: QUERY },
  { path: 'start.ts', parts: ['problem-crossing.ts'], packages: ['@tanstack/react-start'] },
  { path: 'problem-crossing.ts', parts: ['domain'], packages: ROUTER },
  { path: 'routeTree.gen.ts', parts: ['routes', 'router.tsx', 'start.ts'], packages: 'any' },
  { path: 'page-renderer.ts', parts: ['ports', 'late-scripts.ts'], packages: 'any' },
  { path: 'late-scripts.ts', parts: [], packages: [] },
  { path: 'main.ts', parts: ['compose/live-server.ts', 'server', 'dev-server.ts'], packages: 'any' },
  { path: 'dev-server.ts', parts: ['server'], packages: 'any' },
]

/** The part a file below src belongs to, or null. */
export function partOf(file: string): Part | null {
  const owners = PARTS.filter(({ path }) => file === path || file.startsWith(`${path}/`))
  return owners.sort((a, b) => b.path.length - a.path.length)[0] ?? null
}

const fits = (patterns: readonly string[], name: string): boolean =>
  patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern))

/** Why an import isn't allowed, or null. `target` is a file below src, or a package's bare specifier. */
export function importProblem(file: string, target: { file: string } | { package: string }): string | null {
  const part = partOf(file)
  if (!part) return `${file} belongs to no part of the house`
  if ('package' in target) {
    const name = packageName(target.package)
    return part.packages === 'any' || fits(part.packages, name) ? null : `${part.path} may not use the package ${name}`
  }
  const other = partOf(target.file)
  if (!other) return `${target.file} belongs to no part of the house`
  return other === part || fits(part.parts, other.path) ? null : `${part.path} may not import ${other.path}`
}

const packageName = (specifier: string): string =>
  specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')
