import fc from 'fast-check'
import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { vapidKeys } from './vapid-keys.ts'

test('a secret always gives the same keys, and another secret others', () => {
  // Deployed sites have them: a change would end every subscription.
  expect(vapidKeys('only for tests, only for tests, only for tests')).toEqual({
    publicKey: 'BHCPZ1hjRNro2NNFIsiE6TV9Iqdd6nsQ7rVlux9fmSBbium2syXlNHM4XnNeaGW4vwV6LgMX9tlTmKZTdaFy2KA',
    privateKey: 'TnboL-6hdPfmVCv-qqtt4LszavZRTT57gwc4JPkrhAM',
  })
  expect(vapidKeys('a').publicKey).not.toBe(vapidKeys('b').publicKey)
})

test('the public key is the private one’s, on P-256', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 32 }), (secret) => {
      const { publicKey, privateKey } = vapidKeys(secret)
      const curve = createECDH('prime256v1')
      curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
      expect(curve.getPublicKey('base64url')).toBe(publicKey)
      expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32)
      expect(publicKey).toMatch(/^B[\w-]{86}$/)
    }),
    { numRuns: 50 },
  )
})
