import ipaddr from 'ipaddr.js'
import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'

/** An address of this machine or of a network of its own. The message completes 'the host …'. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/**
 * Whether an address is one of the public internet: neither private, loopback, link-local nor reserved otherwise (the IANA special-purpose
 * registries), nor an IPv6 form of such an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** Whether a URL's host is a name, or a public address. */
export function isPublicHost({ hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 || isPublicAddress(bare)
}

/**
 * Resolves a name for a connection, which then goes to the very address that was looked at. Fails with a PrivateAddressError where any
 * of its addresses isn't public.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const hidden = addresses.find(({ address }) => !isPublicAddress(address))
    if (hidden) return callback(new PrivateAddressError(`is at ${hidden.address}, which isn’t a public address`), [])
    return options.all ? callback(null, addresses) : callback(null, addresses[0]!.address, addresses[0]!.family)
  })
