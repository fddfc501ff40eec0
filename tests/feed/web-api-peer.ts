import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

/** A request as the peer saw it. */
export interface SeenRequest {
  method: string
  path: string
  query: URLSearchParams
  authorization: string | undefined
  prefer: string | undefined
  userAgent: string | undefined
  acceptsGzip: boolean
  body: string
}

/** What the peer answers: a status with JSON or text, or a cut connection. */
export interface Answer {
  status?: number
  json?: unknown
  text?: string
  headers?: Record<string, string>
  cut?: boolean
  gzip?: boolean
}

/** A web server on this machine that answers as a test says, and remembers what it was asked. */
export async function startPeer(answer: (request: SeenRequest, place: number) => Answer) {
  const seen: SeenRequest[] = []
  const server = createServer((request, response) => {
    void readRequest(request).then((asked) => {
      seen.push(asked)
      respond(response, answer(asked, seen.length - 1))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

async function readRequest(request: IncomingMessage): Promise<SeenRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const url = new URL(request.url ?? '/', 'http://peer')
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    authorization: request.headers.authorization,
    prefer: request.headers['prefer'] as string | undefined,
    userAgent: request.headers['user-agent'],
    acceptsGzip: /\bgzip\b/.test(String(request.headers['accept-encoding'])),
    body: Buffer.concat(chunks).toString(),
  }
}

function respond(
  response: ServerResponse,
  { status = 200, json, text, headers = {}, cut = false, gzip = false }: Answer,
): void {
  if (cut) {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('{"value":[')
    response.destroy()
    return
  }
  const body = text ?? JSON.stringify(json ?? {})
  const encoding = gzip ? { 'content-encoding': 'gzip' } : {}
  response.writeHead(status, { 'content-type': 'application/json', ...encoding, ...headers })
  response.end(gzip ? gzipSync(body) : body)
}
