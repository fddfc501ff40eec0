import { BlockList, isIP } from 'node:net'
import type { ServerRequest } from 'srvx'
import type { Log } from '#ports/server/log.ts'
import { isHost } from './request-guards.ts'

/**
 * Which proxies' X-Forwarded-* headers count: nobody's (null), those of the nearest `hops` proxies, or those of proxies in
 * `networks` (addresses or CIDR blocks).
 */
export type TrustProxy = null | { hops: number } | { networks: readonly string[] }

/** What trusted proxies say of a request; what they don't say is absent. */
export interface Forwarded {
  /** The client's IP address. */
  ip?: string
  protocol?: string
  host?: string
}

type ReadHeader = (name: string) => string | null

/**
 * Reads the X-Forwarded-* headers. Each proxy appends the address it was reached from, so the list is read from its end,
 * and the first address that isn't a trusted proxy's is the client's: what stands before it may be invented.
 */
export function createForwarding(trust: TrustProxy): (peer: string | undefined, header: ReadHeader) => Forwarded {
  const isTrusted = trustOf(trust)
  return (peer, header) => {
    let ip = peer
    let proxies = 0
    for (const text of [peer ?? '', ...listed(header('x-forwarded-for')).toReversed()]) {
      const address = readAddress(text)
      if (address === null) break
      ip = address
      if (!isTrusted(address, proxies)) break
      proxies++
    }
    if (proxies === 0) return {}
    const [protocol, host] = ['x-forwarded-proto', 'x-forwarded-host'].map((name) => {
      const values = listed(header(name))
      return values[Math.max(0, values.length - proxies)]
    })
    return {
      ...(ip === undefined ? {} : { ip }),
      ...(protocol === 'http' || protocol === 'https' ? { protocol: `${protocol}:` } : {}),
      ...(host !== undefined && isHost(host) ? { host } : {}),
    }
  }
}

function trustOf(trust: TrustProxy): (address: string, proxies: number) => boolean {
  if (trust === null) return () => false
  if ('hops' in trust) return (_, proxies) => proxies < trust.hops
  const blocks = new BlockList()
  for (const network of trust.networks) addNetwork(blocks, network)
  return (address) => blocks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

function addNetwork(blocks: BlockList, network: string): void {
  const [address = '', prefix] = network.split('/')
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
  if (prefix === undefined) blocks.addAddress(address, family)
  else blocks.addSubnet(address, Number(prefix), family)
}

const listed = (value: string | null): string[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/**
 * The IP address in one entry of X-Forwarded-For, or null. Some proxies add a port (`203.0.113.7:4711`, `[2001:db8::1]:80`);
 * an IPv4 address may come mapped into IPv6.
 */
export function readAddress(text: string): string | null {
  const bare = /^"?(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+|([^"]*))"?$/.exec(text)
  const address = (bare?.[1] ?? bare?.[2] ?? bare?.[3] ?? '').split('%')[0]!
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  return isIP(mapped) === 0 ? null : mapped
}

/** Gives a request the address that trusted proxies say: its `ip` and `url`. */
export function applyForwarded(request: ServerRequest, { ip, protocol, host }: Forwarded): void {
  const set = (name: 'ip' | 'url', value: string) => Object.defineProperty(request, name, { value, configurable: true })
  if (ip !== undefined) set('ip', ip)
  const url = protocol === undefined && host === undefined ? null : URL.parse(request.url)
  if (!url) return
  if (host !== undefined) {
    url.port = ''
    url.host = host
  }
  if (protocol !== undefined) url.protocol = protocol
  set('url', url.href)
}

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded']

/** Warns once about forwarded headers that nobody is trusted to send: behind a proxy, all visitors would count as one. */
export function warnOfForwarded(log: Pick<Log, 'warn'>): (peer: string | undefined, header: ReadHeader) => void {
  let warned = false
  return (peer, header) => {
    const sent = warned ? undefined : FORWARDED.find((name) => header(name) !== null)
    if (sent === undefined) return
    warned = true
    log.warn({ peer, header: sent }, 'Forwarded headers are ignored. Behind a reverse proxy, set TRUST_PROXY')
  }
}
