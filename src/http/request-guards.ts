/** A name or address with an optional port (RFC 3986, section 3.2.2, without what is never used in web addresses). */
const HOST = /^(\[[\da-f:.]{2,45}\]|[\w.-]{1,253})(:\d{1,5})?$/i
/** What srvx puts in the place of a host it cannot read. */
const UNREADABLE = '_invalid_'
/** Methods that web requests cannot have (Fetch standard: 'forbidden method'). */
const FORBIDDEN_METHOD = /^(trace|track|connect)$/i

/**
 * Whether the request says clearly for which site it is: one host, well formed. Without PUBLIC_URL the host goes into the
 * page (canonical address, previews), and an address that cannot be parsed would break whoever reads it.
 */
export function hasClearAddress(request: Request): boolean {
  const host = request.headers.get('host')
  if (host !== null && host !== '' && !HOST.test(host)) return false
  return URL.parse(request.url)?.hostname.includes(UNREADABLE) === false
}

export const isForbiddenMethod = (method: string): boolean => FORBIDDEN_METHOD.test(method)
