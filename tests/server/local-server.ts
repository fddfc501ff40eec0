import { listen, type HttpServer, type ListenOptions } from '#http/http-server.ts'
import type { Log } from '#ports/server/log.ts'

const silent: Pick<Log, 'info' | 'warn'> = { info: () => {}, warn: () => {} }

/** A handler behind the real HTTP server, on a free port of this machine; by default no proxy is trusted. */
export async function listenLocally(
  answer: Parameters<typeof listen>[0],
  options: Partial<ListenOptions> = {},
  log = silent,
): Promise<HttpServer> {
  const listening = await listen(answer, { port: 0, host: '127.0.0.1', trustProxy: null, ...options }, log)
  if (!listening.ok) throw new Error(listening.problem.message)
  return listening.value
}
