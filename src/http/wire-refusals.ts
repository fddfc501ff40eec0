import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Log } from '#ports/server/log.ts'

export interface WireRefusals {
  /** On every answer. */
  headers: Readonly<Record<string, string>>
  log: Pick<Log, 'info'>
}

/** Node's codes of requests that its parser gives up, with their answer; all others are 400. */
const GIVEN_UP: Readonly<Record<string, { status: number; title: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, title: 'Request Header Fields Too Large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, title: 'Content Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, title: 'Request Timeout' },
}
const BAD_REQUEST = { status: 400, title: 'Bad Request' }

/** Whether a request's target is a path, the whole server, or an address of the web (RFC 9112, section 3.2). */
const isTarget = (target: string): boolean =>
  target.startsWith('/') || target === '*' || /^https?:$/.test(URL.parse(target)?.protocol ?? '')

/**
 * Answers what never becomes a request of the site: what Node's parser can't read, a target that is no address, CONNECT and an
 * unknown expectation. The servers' own answers to these have no headers and leave no line in the log.
 */
export function answerRefusals(server: Server, { headers, log }: WireRefusals): void {
  const last = new WeakMap<Duplex, ServerResponse>()
  const listeners = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isTarget(request.url ?? '')) return refuse(request.socket, BAD_REQUEST, 'target')
    last.set(request.socket, response)
    for (const listener of listeners) listener(request, response)
  })

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const response = last.get(socket)
    const isAnswering = response?.headersSent === true && !response.writableFinished
    // A connection on which nothing was sent is a browser's that it didn't need.
    const wasSilent = 'bytesRead' in socket && socket.bytesRead === 0
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering || wasSilent) return socket.destroy()
    refuse(socket, GIVEN_UP[error.code ?? ''] ?? BAD_REQUEST, error.code)
  })
  server.on('connect', (_request, socket) => refuse(socket, { status: 405, title: 'Method Not Allowed' }, 'CONNECT'))
  server.on('checkExpectation', (request: IncomingMessage) =>
    refuse(request.socket, { status: 417, title: 'Expectation Failed' }, 'Expect'),
  )

  function refuse(socket: Duplex, { status, title }: { status: number; title: string }, code = ''): void {
    const id = randomUUID()
    log.info({ id, status, code }, 'Could not read a request')
    const more = {
      ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
      'x-request-id': id,
      'content-length': '0',
      connection: 'close',
    }
    const lines = Object.entries({ ...headers, ...more }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.on('error', () => {})
    socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n`, () => socket.destroy())
  }
}
