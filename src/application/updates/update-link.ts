import { createHmac, timingSafeEqual } from 'node:crypto'

/** Path of the page that stops emails, before the token. */
export const UPDATES_PATH = '/updates/'

/** Says what is signed: no other token of the site is made of the same text. */
const signature = (ownerId: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`updates ${ownerId}`).digest()

/** Lets anybody who has it read and stop an owner's email updates, and nothing else. It never expires, because old emails must still unsubscribe. */
export const updateToken = (ownerId: string, secret: string): string =>
  `${Buffer.from(ownerId).toString('base64url')}.${signature(ownerId, secret).toString('base64url')}`

/** Whose token it is; null for one that this secret didn't sign. */
export function ownerOf(token: string, secret: string): string | null {
  const [owner = '', signed = '', ...more] = token.split('.')
  const ownerId = Buffer.from(owner, 'base64url').toString()
  const [expected, given] = [signature(ownerId, secret), Buffer.from(signed, 'base64url')]
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  // One owner has one token: other ways to write the same bytes are wrong.
  return isSigned && more.length === 0 && token === updateToken(ownerId, secret) ? ownerId : null
}

/** The id of the owner behind an address without an account. Whoever has it, but not the secret, can't find the address by trying. */
export const subscriberId = (email: string, secret: string): string =>
  createHmac('sha256', secret)
    .update(`subscriber ${email}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
