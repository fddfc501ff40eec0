import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { isCopied, isIgnored, stagesOf } from './image-context.ts'

const ROOT = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const IGNORED = read('.dockerignore')

/** What a checkout that is used may hold and no image may have. */
const PRIVATE = [
  '.git/config',
  '.env',
  '.env.production',
  'node_modules/react/index.js',
  'node_modules/.bin/node',
  'data/session-secret',
  'data/keystead.db',
  'data/agency/agency.json',
  'dist/current',
  'dist-sample/client/index.html',
  'feeds.json',
  'compose.override.yaml',
  'certificates/site.key',
  'deep/down/site.pem',
  'site.pem',
  'tests/fixtures/x.ts',
  'sbom.cdx.json',
]
/** What a build is made of. */
const NEEDED = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'src/entry/node.ts',
  'src/content/data/places.ts',
  'scripts/build.ts',
  'public/fonts/x.woff2',
  'media/photo.svg',
]

describe('the image', () => {
  const stages = stagesOf(read('Containerfile'))

  test('docker and podman leave out the same', () => {
    expect(read('.containerignore')).toBe(IGNORED)
  })

  test('nothing private of the checkout gets into any layer', () => {
    const copied = stages.flatMap(({ copies }) =>
      copies.filter(({ from }) => from === '').flatMap((copy) => copy.sources),
    )
    const leaked = PRIVATE.filter((file) => isCopied(copied, file) && !isIgnored(IGNORED, file))
    expect(leaked).toEqual([])
    expect(NEEDED.filter((file) => !isCopied(copied, file) || isIgnored(IGNORED, file))).toEqual([])
  })

  test('without the ignore file all of it would: the check sees it', () => {
    expect(PRIVATE.filter((file) => isCopied(['.'], file) && !isIgnored('', file))).toEqual(PRIVATE)
    expect(isIgnored('data\n!data/kept', 'data/kept')).toBe(false)
    expect(isIgnored('data', 'src/content/data/places.ts')).toBe(false)
    expect(isIgnored('**/*.key', 'site.key')).toBe(true)
  })

  test('the packages are those of the lockfile, without what only a build needs', () => {
    const [build, final] = stages
    const order = build!.instructions.map(({ name, words }) => `${name} ${words.join(' ')}`)
    expect(order.findIndex((line) => line.startsWith('RUN npm ci'))).toBeLessThan(order.indexOf('COPY . .'))
    expect(order.at(-1)).toContain('npm prune --omit=dev')
    expect(final!.copies.every(({ from }) => from === build!.name)).toBe(true)
    expect(final!.copies.flatMap(({ sources }) => sources)).not.toContain('/site')
  })

  test('it runs as a user of its own, keeps its data in one volume and has a health check', () => {
    const names = new Map(stages.at(-1)!.instructions.map(({ name, words }) => [name, words.join(' ')]))
    expect([names.get('USER'), names.get('VOLUME')]).toEqual(['node', '/data'])
    expect(names.get('HEALTHCHECK')).toContain('/healthz')
  })
})

interface Service {
  image?: string
  build?: { dockerfile: string }
  user?: string
  read_only?: boolean
  tmpfs?: string[]
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  volumes?: string[]
  ports?: string[]
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
}

describe('the compose file', () => {
  const file = parse(read('compose.yaml')) as {
    services: Record<string, Service>
    volumes: Record<string, unknown>
    networks: { inside: { ipam: { config: { subnet: string }[] } } }
  }
  const services = Object.entries(file.services)

  test('has the site, its database, a mail catcher and a proxy', () => {
    expect(Object.keys(file.services)).toEqual(['site', 'database', 'mail', 'proxy'])
  })

  test.each(services)('%s writes to its volumes alone, without powers it has no need of', (name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(service.tmpfs).toContain('/tmp')
    expect(service.cap_add ?? []).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : [])
    // The proxy's image has none; the test above says what is left of root.
    expect(service.user === undefined).toBe(name === 'proxy')
    expect(service.user ?? '').not.toMatch(/^(0|root)\b/)
  })

  test.each(services)('%s is an image of a version, or built here, and says how it is', (name, service) => {
    expect(service.build?.dockerfile ?? service.image).toMatch(/^(Containerfile|docker\.io\/[\w/-]+:v?\d[\w.-]*)$/)
    // The image of the site brings its own; see above.
    expect(service.healthcheck === undefined).toBe(name === 'site')
  })

  test('every volume that is named is declared, and every one declared is used', () => {
    const used = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]!))
    expect(used.filter((name) => !name.startsWith('./')).toSorted()).toEqual(Object.keys(file.volumes).toSorted())
  })

  test('only the proxy is open to others, and the site believes its network alone', () => {
    const open = services.flatMap(([name, { ports = [] }]) => (name === 'proxy' ? [] : ports))
    expect(open.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
    expect(file.services['site']!.environment!['TRUST_PROXY']).toBe(file.networks.inside.ipam.config[0]!.subnet)
  })

  test('the site waits for its database, and visitors for the site', () => {
    expect(file.services['site']!.depends_on!['database']).toEqual({ condition: 'service_healthy' })
    expect(file.services['proxy']!.depends_on!['site']).toEqual({ condition: 'service_healthy' })
    expect(read('Caddyfile')).toMatch(/reverse_proxy site:3000/)
  })

  test('no secret is written into it: the example names those that have to be set', () => {
    const text = read('compose.yaml')
    const demanded = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!))
    expect(demanded).toEqual(new Set(['POSTGRES_PASSWORD', 'SESSION_SECRET']))
    for (const name of demanded) expect(read('compose.env.example')).toMatch(new RegExp(`^${name}=$`, 'm'))
    const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!))
    expect([...asked].filter((name) => !name.endsWith('_PORT') && !read('compose.env.example').includes(name))).toEqual(
      [],
    )
  })
})
