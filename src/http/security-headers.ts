/** What the operator's choice of a map opens the policy for. */
export interface MapHosts {
  google: boolean
  /** Origins the built-in map's style, its tiles, letters and icons come from. */
  origins: readonly string[]
}

export const NO_MAP_HOSTS: MapHosts = { google: false, origins: [] }

export interface ContentPolicy {
  /** Goes into the script and style elements of one page; null for answers that are no page. */
  nonce: string | null
  /** Served over TLS. */
  secure: boolean
  /** Hashes of the inline scripts of a page that is a file and can have no nonce. */
  scriptHashes?: readonly string[]
  map: MapHosts
  /** Scheme and host of the voice provider's API; null where the site's own agent answers. */
  voice: string | null
}

/**
 * What a call with the voice provider needs. It is made at `api`; the code of the call itself comes from c.daily.co, asks
 * Daily's hosts for a room and talks to it through their web sockets. Noise is taken out by WebAssembly in worklets and
 * workers made of blobs (docs.daily.co/guides/privacy-and-security/content-security-policy).
 */
const voiceSources = (api: string) => ({
  script: ['https://c.daily.co', 'blob:', "'wasm-unsafe-eval'"],
  worker: ["'self'", 'blob:'],
  connect: [api, 'https://*.daily.co', 'wss://*.daily.co'],
})

const NO_VOICE: ReturnType<typeof voiceSources> = { script: [], worker: [], connect: [] }

/**
 * What the Maps JavaScript API needs (developers.google.com/maps/documentation/javascript/content-security-policy). With a
 * nonce its scripts come in by the trust given to ours; a page that is a file can only name their hosts, and let the
 * style elements they make pass.
 */
const googleSources = (withNonce: boolean) => ({
  script: withNonce
    ? ["'strict-dynamic'", "'unsafe-eval'", 'blob:']
    : ['https://maps.googleapis.com', 'https://maps.gstatic.com', "'unsafe-eval'", 'blob:'],
  style: withNonce ? ['https://fonts.googleapis.com'] : ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  worker: ["'self'", 'blob:'],
  more: ["frame-src 'self' https://*.google.com"],
})

const NO_GOOGLE: ReturnType<typeof googleSources> = {
  script: [],
  style: [],
  font: [],
  connect: [],
  worker: [],
  more: [],
}

/**
 * Content-Security-Policy of an answer. Scripts and style elements run only with the nonce of this answer. Style attributes
 * are allowed, for React writes `style` props into the page's HTML (a picture's color until it is loaded); no script can
 * come in by them. Pictures of a feed's listings lie on other hosts. Other hosts than our own are asked for code and data
 * only where the operator's map or voice agent needs it.
 */
export function contentSecurityPolicy({ nonce, secure, scriptHashes = [], map, voice }: ContentPolicy): string {
  const own = nonce === null ? ["'self'"] : ["'self'", `'nonce-${nonce}'`]
  const google = map.google ? googleSources(nonce !== null) : NO_GOOGLE
  const call = voice === null ? NO_VOICE : voiceSources(voice)
  const workers = [...new Set([...google.worker, ...call.worker])]
  return [
    "default-src 'self'",
    list(
      'script-src',
      own,
      scriptHashes.map((hash) => `'${hash}'`),
      [...new Set([...google.script, ...call.script])],
    ),
    list('style-src', own, google.style),
    "style-src-attr 'unsafe-inline'",
    list('img-src', ["'self'", 'data:', 'https:'], map.origins.filter(isPlain)),
    list('font-src', ["'self'"], google.font),
    list('connect-src', ["'self'"], google.connect, map.origins, call.connect),
    ...google.more,
    ...(workers.length > 0 ? [list('worker-src', workers)] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const list = (directive: string, ...sources: readonly (readonly string[])[]): string =>
  [directive, ...sources.flat()].join(' ')

/** Pictures may come from any host that has TLS. */
const isPlain = (origin: string): boolean => origin.startsWith('http:')

/**
 * Policy of what is no page, should a browser show it as one (a drawing, an answer of the API). The built-in map's worker
 * is a file too, and fetches the tiles.
 */
const noPage = ({ origins }: MapHosts): string =>
  [
    "default-src 'self'",
    ...(origins.length > 0 ? [list('connect-src', ["'self'"], origins)] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
  ].join('; ')

/** What every answer carries, pages and files alike; pages replace the policy by their own. */
export function securityHeaders(secure: boolean, map: MapHosts): Readonly<Record<string, string>> {
  return {
    'content-security-policy': noPage(map),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The voice conversation needs the microphone; nothing else is ever asked for.
    'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), display-capture=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** A fresh nonce: 128 random bits. */
export const newNonce = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
