import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export const KEY_ID = 'AKIATEST'
export const SECRET = 'a secret of the bucket'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** The signature that AWS Signature Version 4 gives a request (Amazon S3 API Reference, 'Signature Calculations'). */
function signatureOf(request: IncomingMessage): string | null {
  const [, scope, names] =
    /^AWS4-HMAC-SHA256 Credential=AKIATEST\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=/.exec(
      request.headers.authorization ?? '',
    ) ?? []
  if (scope === undefined || names === undefined) return null
  const header = (name: string) => String(request.headers[name] ?? '').trim()
  const canonical = [
    request.method,
    new URL(request.url!, 'http://bucket').pathname,
    '',
    ...names.split(';').map((name) => `${name}:${header(name)}`),
    '',
    names,
    header('x-amz-content-sha256'),
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<Buffer | string>((each, part) => hmac(each, part), `AWS4${SECRET}`)
  return hmac(key, toSign).toString('hex')
}

/** A server that keeps objects in memory and answers only requests that are signed rightly. */
export async function startBucketPeer() {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>()
  const state = { failures: 0, givesSize: true }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    if (state.failures > 0) {
      state.failures -= 1
      return response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    }
    const given = /Signature=([0-9a-f]+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (given === undefined || given !== signatureOf(request))
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    const object = objects.get(request.url!)
    if (request.method === 'PUT') {
      objects.set(request.url!, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] })
      return response.end()
    }
    if (!object) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    if (request.method === 'DELETE') return response.writeHead(objects.delete(request.url!) ? 204 : 404).end()
    const size = state.givesSize ? { 'content-length': object.bytes.length } : { 'transfer-encoding': 'chunked' }
    return response.writeHead(200, size).end(object.bytes)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/homes/media`, objects, state }
}
