import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** How long answers ask clients to close their connections before the server stops listening, ms. */
const GRACE = 3000
/** It ends sooner when no request has come for this time, ms. */
const QUIET = 500
/** Interval between two looks at the connections, ms. */
const INTERVAL = 50

/** The end of a server, in the order in which no client's connection is cut under a request. */
export interface Drain {
  /** Notes a request, and marks its answer while the server drains. */
  answered(answer: Response | Promise<Response>): Response | Promise<Response>
  hasBegun(): boolean
  /**
   * Answers go on, each with `Connection: close`, for a grace of 3 s (less without requests; none if `hurried`); then the
   * server stops listening, gives requests `openMs` to finish, and cuts the rest.
   */
  end(server: Server, options: { hurried: boolean; openMs: number }): Promise<void>
}

export function createDrain(): Drain {
  let begun = false
  let lastRequest = 0
  return {
    answered(answer) {
      lastRequest = performance.now()
      return answer instanceof Promise ? answer.then(lastOne) : lastOne(answer)
    },
    hasBegun: () => begun,
    async end(server, { hurried, openMs }) {
      begun = true
      if (!hurried) await grace(() => lastRequest)
      await close(server, openMs)
    },
  }

  /** The last answer on its connection: a client closes it and sends nothing more that the end could cut. */
  function lastOne(answer: Response): Response {
    if (begun) answer.headers.set('connection', 'close')
    return answer
  }
}

function grace(lastRequest: () => number): Promise<void> {
  const began = performance.now()
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now()
      if (now - began < GRACE && now - Math.max(began, lastRequest()) < QUIET) return
      clearInterval(timer)
      resolve()
    }, INTERVAL)
  })
}

async function close(server: Server, openMs: number): Promise<void> {
  await acceptWaiting(server)
  const closed = new Promise<void>((resolve) => {
    // Not http's own `close`: that would cut connections that were accepted just now and whose request is on its way.
    NetServer.prototype.close.call(server, () => resolve())
  })
  const began = performance.now()
  const idle = setInterval(() => {
    if (performance.now() - began >= QUIET) server.closeIdleConnections()
  }, INTERVAL)
  const cut = setTimeout(() => server.closeAllConnections(), openMs)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
  // Ends http's own timers.
  server.close()
}

/** Most turns of the event loop spent on accepting. */
const MAX_TURNS = 5000

/** Accepts the connections that the kernel has completed: they would be reset. libuv accepts one in each turn. */
function acceptWaiting(server: Server): Promise<void> {
  return new Promise((resolve) => {
    let turns = 0
    let accepted = true
    const note = () => (accepted = true)
    server.on('connection', note)
    const turn = (): void => {
      if (accepted && turns++ < MAX_TURNS) {
        accepted = false
        setImmediate(turn)
        return
      }
      server.off('connection', note)
      resolve()
    }
    setImmediate(turn)
  })
}
