export interface ContentPolicy {
  /** Goes into the script and style elements of one page; null for answers that are no page. */
  nonce: string | null
  /** Served over TLS. */
  secure: boolean
  /** Hashes of the inline scripts of a page that is a file and can have no nonce. */
  scriptHashes?: readonly string[]
}

/**
 * Content-Security-Policy of an answer. Scripts and style elements run only with the nonce of this answer. Style attributes
 * are allowed, for React writes `style` props into the page's HTML (a picture's color until it is loaded); no script can
 * come in by them. Pictures of a feed's listings lie on other hosts.
 */
export function contentSecurityPolicy({ nonce, secure, scriptHashes = [] }: ContentPolicy): string {
  const own = nonce === null ? "'self'" : `'self' 'nonce-${nonce}'`
  const scripts = [own, ...scriptHashes.map((hash) => `'${hash}'`)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${own}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Policy of what is no page, should a browser show it as one (a drawing, an answer of the API). */
const NO_PAGE = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"

/** What every answer carries, pages and files alike; pages replace the policy by their own. */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': NO_PAGE,
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
