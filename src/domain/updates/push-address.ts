import * as v from 'valibot'

/** A public key of the curve P-256, uncompressed: a 4 and 64 bytes. */
const CURVE_KEY = /^B[\w-]{86}$/
/** 16 random bytes. */
const AUTH = /^[\w-]{22}$/

/** Characters. */
const MAX_ADDRESS = 2000

/** Push services have names, and answer where https does. Whether the name leads to a public host is looked at with each message. */
function isServiceAddress(address: string): boolean {
  const url = URL.parse(address)
  if (url === null || url.protocol !== 'https:' || !isName(url.hostname)) return false
  return url.username === '' && url.password === '' && url.port === ''
}

/** Neither an IP address, in whose last part there is no letter, nor a name of the own network. */
const isName = (host: string): boolean => /\.[a-z][a-z\d-]*$/.test(host) && !/\.(local|localhost|internal)$/.test(host)

/** Where a browser gets messages, as it says itself. */
export const PushAddressSchema = v.object({
  endpoint: v.pipe(
    v.string(),
    v.maxLength(MAX_ADDRESS, `can be at most ${MAX_ADDRESS} characters`),
    v.check(isServiceAddress, 'must be the https address of a push service'),
  ),
  p256dh: v.pipe(v.string(), v.regex(CURVE_KEY, 'must be an uncompressed P-256 key in base64url')),
  auth: v.pipe(v.string(), v.regex(AUTH, 'must be 16 bytes in base64url')),
})

export type PushAddress = v.InferOutput<typeof PushAddressSchema>
