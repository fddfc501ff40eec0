import { isIPv6 } from 'node:net'

/**
 * The network that rate limits count an IP address under: the IPv4 address, or the /64 of an IPv6 address, because one
 * household has a whole /64. Empty if the address is unknown.
 */
export function clientNetwork(ip = ''): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  return isIPv6(ip) ? `${firstGroups(ip)}::/64` : ip
}

/** The first four of eight groups, without leading zeros. */
function firstGroups(ip: string): string {
  const [head = '', tail] = ip.split('%')[0]!.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const left = groups(head)
  const missing = tail === undefined ? 0 : 8 - left.length - groups(tail).length
  return [...left, ...Array<string>(missing).fill('0'), ...groups(tail ?? '')]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
