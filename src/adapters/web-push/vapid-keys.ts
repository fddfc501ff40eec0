import { createECDH, hkdfSync } from 'node:crypto'

/** The order of the curve P-256 (FIPS 186-5, SP 800-186, section 3.2.1.3). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
/** Bits beyond the order's make every key equally likely (FIPS 186-5, appendix A.2.1). */
const BYTES = 48

/** The keys that name the site to push services (RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** Derives the keys from the site's secret: all instances have the same ones, and there is nothing else to store. */
export function vapidKeys(secret: string): VapidKeys {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'keystead web push P-256', BYTES)).toString('hex')
  const key = (BigInt(`0x${bytes}`) % (ORDER - 1n)) + 1n
  const privateKey = Buffer.from(key.toString(16).padStart(64, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
