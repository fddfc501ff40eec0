import type { Server } from 'node:http'
import { serve } from 'srvx'
import { patchGlobalRequest } from 'srvx/node'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { Config } from '#process/config.ts'

/** Longest request line and headers together, bytes: a search of 200 characters fits many times over, and so do 5,000. */
const MAX_HEADERS = 80 * 1024
/** A client that is slower than this holds a connection for nothing, ms. */
const TIMEOUT = {
  /** From the connection, or the request's first byte, to the end of its headers. */
  headersTimeout: 20_000,
  /** To the end of its body. */
  requestTimeout: 30_000,
  /** How often both are looked at. */
  connectionsCheckingInterval: 5000,
  /** Between two requests; longer than the 60 s of usual proxies, which must be the ones that close. */
  keepAliveTimeout: 65_000,
}
/** Longest a connection may move nothing in either direction, ms: a reader who has stopped reading. */
const SILENCE = 120_000
/** How often connections that have become idle are closed while the server drains, ms. */
const DRAIN_STEP = 50

export interface HttpServer {
  /** Where it can be reached from this machine, without a slash at the end. */
  url: string
  node: Server
  /** Takes no more connections, lets requests finish for up to `graceMs` and then cuts what is left. */
  close(graceMs: number): Promise<void>
}

type Answer = (request: Request) => Response | Promise<Response>

/** Starts to listen; the problem says in words why that is not possible. */
export async function listen(
  answer: Answer,
  { port, host, trustProxy }: Pick<Config, 'port' | 'host' | 'trustProxy'>,
): Promise<Result<HttpServer>> {
  // What is made from a request (a body that was counted) must accept the server's own kind.
  patchGlobalRequest()
  const server = serve({
    fetch: answer,
    port,
    hostname: host,
    trustProxy,
    // This process reports and shuts down in its own way.
    silent: true,
    gracefulShutdown: false,
    manual: true,
    node: { maxHeaderSize: MAX_HEADERS, ...TIMEOUT },
  })
  try {
    await server.serve()
  } catch (error) {
    return fail(unavailable(explainListenError(error as NodeJS.ErrnoException, host, port)))
  }
  const node = server.node!.server as Server
  node.setTimeout(SILENCE)
  return ok({ url: localUrl(server.url!), node, close: (graceMs) => drain(node, graceMs) })
}

function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), DRAIN_STEP)
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(cut)
      resolve()
    })
  })
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Stop it, or choose another port: PORT=${port + 1}`
  }
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user. Choose one from 1024: PORT=3000`
  if (['EADDRNOTAVAIL', 'ENOTFOUND'].includes(error.code ?? '')) return `This machine has no address ${host}. See HOST.`
  return error.message
}

/** An address that listens everywhere is none that a browser can open. */
function localUrl(text: string): string {
  const url = new URL(text)
  if (['0.0.0.0', '[::]'].includes(url.hostname)) url.hostname = 'localhost'
  return url.origin
}
