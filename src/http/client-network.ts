import { isIPv6 } from 'node:net'

/**
 * Where an IP address belongs, as limits count it: the IPv4 address, or the 64 bits of an IPv6 address that stand for one
 * household; whoever has these has all addresses below them. Empty for an unknown one.
 */
export function clientNetwork(ip = ''): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  return isIPv6(ip) ? `${firstGroups(ip)}::/64` : ip
}

/** The first four of the eight groups, written without leading zeros. */
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
