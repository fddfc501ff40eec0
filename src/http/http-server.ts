import type { Server } from 'node:http'
import { serve, type ServerRequest } from 'srvx'
import { patchGlobalRequest } from 'srvx/node'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { Log } from '#ports/server/log.ts'
import { createDrain, type Drain } from './drain.ts'
import { applyForwarded, createForwarding, warnOfForwarded, type TrustProxy } from './forwarded.ts'
import { isSecure, NO_MAP_HOSTS, securityHeaders } from './security-headers.ts'
import { answerRefusals } from './wire-refusals.ts'

/** Maximum size of request line and headers together, bytes; the longest search takes a few kB. */
const MAX_HEADERS = 80 * 1024
/** Connections that the kernel keeps until they are accepted; beyond, clients try again after a second. */
const BACKLOG = 4096
/** Limits for slow clients, ms. */
const TIMEOUT = {
  /** From the connection or the request's first byte to the end of its headers. */
  headersTimeout: 20_000,
  /** To the end of its body. */
  requestTimeout: 30_000,
  /** How often both are checked. */
  connectionsCheckingInterval: 5000,
  /** Between two requests. Longer than the 60 s of usual proxies, because the proxy must be the one that closes. */
  keepAliveTimeout: 65_000,
}
/** Maximum time a connection may be silent in both directions, ms. */
const MAX_SILENCE = 120_000

export interface HttpServer {
  /** Its address for this machine, without a slash at the end. */
  url: string
  node: Server
  /** Whether its end has begun. */
  isDraining(): boolean
  /** Ends it (`Drain.end`). */
  close(options: Parameters<Drain['end']>[1]): Promise<void>
}

type Answer = (request: ServerRequest) => Response | Promise<Response>

export interface ListenOptions {
  /** 0 takes any free port. */
  port: number
  host: string
  trustProxy: TrustProxy
  /** The address that visitors use, where it is known. */
  publicUrl?: string | null
}

/** Starts to listen; 'unavailable', with advice for the operator, if that fails. */
export async function listen(
  answer: Answer,
  { port, host, trustProxy, publicUrl = null }: ListenOptions,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<Result<HttpServer>> {
  // Lets `new Request(request)`, as Hono's body limit makes it, take srvx's own requests.
  patchGlobalRequest()
  const drain = createDrain()
  const handle = behindProxies(answer, trustProxy, log)
  const server = serve({
    fetch: (request) => drain.answered(handle(request)),
    port,
    hostname: host,
    // The process has its own log line and shutdown.
    silent: true,
    gracefulShutdown: false,
    manual: true,
    // Without a host: refused by the site, with its headers.
    node: { maxHeaderSize: MAX_HEADERS, backlog: BACKLOG, requireHostHeader: false, ...TIMEOUT },
  })
  try {
    await server.serve()
  } catch (error) {
    return fail(unavailable(explainListenError(error as NodeJS.ErrnoException, host, port)))
  }
  const node = server.node!.server as Server
  node.setTimeout(MAX_SILENCE)
  answerRefusals(node, { headers: securityHeaders(isSecure(publicUrl), NO_MAP_HOSTS), log })
  return ok({
    url: localUrl(server.url!),
    node,
    isDraining: () => drain.hasBegun(),
    close: (options) => drain.end(node, options),
  })
}

function behindProxies(answer: Answer, trustProxy: TrustProxy, log: Pick<Log, 'warn'>) {
  const forwarded = createForwarding(trustProxy)
  const warn = warnOfForwarded(log)
  return (request: ServerRequest): Response | Promise<Response> => {
    const header = (name: string) => request.headers.get(name)
    if (trustProxy === null) warn(request.ip, header)
    else applyForwarded(request, forwarded(request.ip, header))
    return answer(request)
  }
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Stop it, or choose another port: PORT=${port + 1}`
  }
  if (error.code === 'EACCES') return `This user may not listen on port ${port}. Choose one from 1024: PORT=3000`
  if (['EADDRNOTAVAIL', 'ENOTFOUND'].includes(error.code ?? '')) return `This machine has no address ${host}. See HOST.`
  return error.message
}

/** A browser can't open 0.0.0.0 or [::]. */
function localUrl(text: string): string {
  const url = new URL(text)
  if (['0.0.0.0', '[::]'].includes(url.hostname)) url.hostname = 'localhost'
  return url.origin
}
