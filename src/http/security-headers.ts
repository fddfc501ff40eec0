/** Hosts the chosen map needs. */
export interface MapHosts {
  google: boolean
  /** Origins of the built-in map's style, tiles, fonts and icons. */
  origins: readonly string[]
}

export const NO_MAP_HOSTS: MapHosts = { google: false, origins: [] }

export interface ContentPolicy {
  /** For script and style elements of one answer; null for a page that answers many visitors, or is a file. */
  nonce: string | null
  /** Served over TLS. */
  secure: boolean
  /** Hashes of the inline scripts of a page without a nonce. */
  scriptHashes?: readonly string[]
  map: MapHosts
  /** Scheme and host of the voice provider's API; null for the site's own agent. */
  voice: string | null
  /** Whether pages show pictures from other hosts: those of feeds that are linked. */
  linksPictures: boolean
}

/**
 * What a call with the voice provider needs: its API, the call's code from c.daily.co, and Daily's hosts and web sockets.
 * Noise cancelling uses WebAssembly in worklets and workers made of blobs
 * (docs.daily.co/guides/privacy-and-security/content-security-policy).
 */
const voiceSources = (api: string) => ({
  script: ['https://c.daily.co', 'blob:', "'wasm-unsafe-eval'"],
  worker: ['blob:'],
  connect: [api, 'https://*.daily.co', 'wss://*.daily.co'],
})

const NO_VOICE: ReturnType<typeof voiceSources> = { script: [], worker: [], connect: [] }

/**
 * What the Maps JavaScript API needs (developers.google.com/maps/documentation/javascript/content-security-policy). With a
 * nonce, its scripts are loaded by ours ('strict-dynamic'); a page that is a file must name their hosts and allow inline
 * styles.
 */
const googleSources = (withNonce: boolean) => ({
  script: withNonce
    ? ["'strict-dynamic'", "'unsafe-eval'", 'blob:']
    : ['https://maps.googleapis.com', 'https://maps.gstatic.com', "'unsafe-eval'", 'blob:'],
  style: withNonce ? ['https://fonts.googleapis.com'] : ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  image: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  worker: ['blob:'],
  more: ["frame-src 'self' https://*.google.com"],
})

const NO_GOOGLE: ReturnType<typeof googleSources> = {
  script: [],
  style: [],
  font: [],
  image: [],
  connect: [],
  worker: [],
  more: [],
}

/**
 * Content-Security-Policy of a page. Inline scripts run only by their hash, or by the nonce of this answer. Style attributes are
 * allowed, because React writes `style` props into the HTML (a picture's color until it is loaded) and they can't run
 * scripts. Pictures come from any https host where a feed's are linked. Otherwise pictures, code and data come from other
 * hosts only if the operator's map or voice agent needs them.
 */
export function contentSecurityPolicy(policy: ContentPolicy): string {
  const { nonce, secure, scriptHashes = [], map, voice, linksPictures } = policy
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
    list(
      'img-src',
      ["'self'", 'data:'],
      linksPictures ? ['https:', ...map.origins.filter(isPlain)] : [...google.image, ...map.origins],
    ),
    list('font-src', ["'self'"], google.font),
    list('connect-src', ["'self'"], google.connect, map.origins, call.connect),
    ...google.more,
    list('worker-src', ["'self'"], workers),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const list = (directive: string, ...sources: readonly (readonly string[])[]): string =>
  [directive, ...sources.flat()].join(' ')

/** Without TLS; `https:` already covers the others. */
const isPlain = (origin: string): boolean => origin.startsWith('http:')

/**
 * Content-Security-Policy of files and API answers, in case a browser shows one as a page (an SVG). The built-in map's worker
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

/** Headers of every answer; pages replace the Content-Security-Policy by their own. */
export function securityHeaders(secure: boolean, map: MapHosts): Readonly<Record<string, string>> {
  return {
    'content-security-policy': noPage(map),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The voice conversation needs the microphone.
    'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=(), display-capture=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** Whether visitors reach the site over TLS. */
export const isSecure = (publicUrl: string | null): boolean => publicUrl?.startsWith('https:') ?? false

/** A fresh nonce: 128 random bits. */
export const newNonce = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
