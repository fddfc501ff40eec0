import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushAddress } from '#domain/updates/push-address.ts'

/** A browser’s subscription: what it gives to the site, and how it reads what comes (RFC 8291, written from the RFC). */
export function subscribedBrowser(endpoint: string) {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const auth = randomBytes(16)
  const own = curve.getPublicKey()
  const address: PushAddress = { endpoint, p256dh: own.toString('base64url'), auth: auth.toString('base64url') }
  const read = (body: Buffer): unknown => {
    // RFC 8188, section 2.1: salt, record size, and the sender's key.
    const [salt, length] = [body.subarray(0, 16), body[20]!]
    const [sender, record] = [body.subarray(21, 21 + length), body.subarray(21 + length)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
    const input = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32))
    const derived = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, bytes))
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    decipher.setAuthTag(record.subarray(-16))
    const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    // One record, which a 2 ends.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
  }
  return { address, read }
}

export interface PushRequest {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

interface PushAnswer {
  status: number
  headers?: Record<string, string>
}

/** A push service on this machine; 201 unless told otherwise, by the number of the request, from 1. */
export async function startPushPeer(policy: (count: number, request: PushRequest) => PushAnswer | null = () => null) {
  const requests: PushRequest[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const one = { path: request.url!, headers: request.headers, body: Buffer.concat(parts) }
      requests.push(one)
      const { status, headers } = policy(requests.length, one) ?? { status: 201 }
      response.writeHead(status, headers).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** What a request’s signature says (RFC 8292); throws unless the key that it names has signed it. */
export function signedClaims({ headers: { authorization } }: PushRequest) {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? '')!
  const [head, claims, signature] = token!.split('.') as [string, string, string]
  const bytes = Buffer.from(key!, 'base64url')
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature is wrong')
  const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  return { key: key!, head: decoded(head), claims: decoded(claims) }
}
