import { isIP } from 'node:net'
import * as v from 'valibot'

/** Networks of this machine itself. */
const LOOPBACK = ['127.0.0.0/8', '::1']
const MAX_HOPS = 10

/** TRUST_PROXY; its message completes 'it must be …'. */
export const PROXY_VARIABLES = {
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => readTrust(text) !== undefined,
        `off, on, loopback, a number of proxies from 1 to ${MAX_HOPS}, or addresses and networks like 10.0.0.0/8, separated by commas`,
      ),
      v.transform((text) => readTrust(text) ?? null),
    ),
    'off',
  ),
}

/** undefined for a text that means nothing. `on` is one proxy in front. */
function readTrust(text: string): null | { hops: number } | { networks: string[] } | undefined {
  if (text === 'off') return null
  if (text === 'on') return { hops: 1 }
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= MAX_HOPS ? { hops: Number(text) } : undefined
  const parts = text.split(',').map((part) => part.trim())
  if (!parts.every((part) => part === 'loopback' || isNetwork(part))) return undefined
  return { networks: parts.flatMap((part) => (part === 'loopback' ? LOOPBACK : [part])) }
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}
