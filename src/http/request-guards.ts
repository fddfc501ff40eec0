import type { ServerRequest } from 'srvx'

/** A host name or IP address with an optional port (RFC 3986, section 3.2.2, the forms used on the web). */
const HOST = /^(\[[\da-f:.]{2,45}\]|[\w.-]{1,253})(:\d{1,5})?$/i
/** srvx replaces a host it can't parse by this. */
const UNREADABLE = '_invalid_'
/** Methods that browsers never send (Fetch standard: 'forbidden method'). */
const FORBIDDEN_METHOD = /^(trace|track|connect)$/i

/** Whether a text is one host name or IP address with an optional port up to 65535. */
export const isHost = (text: string): boolean => HOST.test(text) && Number(/:(\d+)$/.exec(text)?.[1] ?? 0) <= 65_535

/**
 * Whether the request has one well-formed host. Without PUBLIC_URL the host goes into the page (canonical address,
 * previews), and URL parsers would throw on a malformed one.
 */
export function hasClearAddress(request: ServerRequest): boolean {
  const host = request.headers.get('host')
  // Only HTTP/1.0 knows requests without one (RFC 9112, section 3.2).
  if (host === null && httpVersion(request) === '1.1') return false
  if (host !== null && host !== '' && !isHost(host)) return false
  return URL.parse(request.url)?.hostname.includes(UNREADABLE) === false
}

/** As the request line has it; null for a request that came from no wire. */
const httpVersion = (request: ServerRequest): string | null => request.runtime?.node?.req.httpVersion ?? null

export const isForbiddenMethod = (method: string): boolean => FORBIDDEN_METHOD.test(method)

/** Whether the page renderer's framework would call a server function; the site has none. */
export const isServerFunction = (path: string): boolean => /^\/(_|%5f)serverFn(\/|$)/i.test(path)
