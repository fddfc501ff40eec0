import type { ServerRequest } from 'srvx'
import type { Log } from '#ports/server/log.ts'
import type { Metrics, RouteClass } from '#ports/server/metrics.ts'
import { METRICS_PATH } from '../metrics/metrics-route.ts'
import type { PageCache } from '../page-cache.ts'
import type { StaticFiles } from '../static-files.ts'
import type { BusyAnswers } from './busy-answer.ts'
import { createLane, type Lane, type LaneOptions } from './lane.ts'
import { createTurns } from './turns.ts'

/**
 * Reads render pages and search. Few run at once, because what they wait for (a search thread, PostgreSQL) answers them
 * together, and each then takes some ms of the event loop.
 */
const READS: LaneOptions = { running: 8, waiting: 200, maxWait: 300 }
/** Changes are rarer and wait longer: for a password's hash, a transaction, a language model's first word. */
const CHANGES: LaneOptions = { running: 64, waiting: 100, maxWait: 500 }
/** Interval between two log lines about refused requests, ms. */
const REPORT_INTERVAL = 5000

export interface OverloadParts {
  files: Pick<StaticFiles, 'isFile' | 'isFileFolder'>
  storedPages: Pick<PageCache, 'has'>
  busy: BusyAnswers
  /** Told of every answer, refusals included. */
  answered: Metrics['answered']
  log: Pick<Log, 'warn'>
}

export interface OverloadGuard {
  answer: (request: ServerRequest) => Response | Promise<Response>
  /** To be told of each new connection. */
  arrived: () => void
  lanes: { reads: Pick<Lane, 'depth'>; changes: Pick<Lane, 'depth'> }
  /** Requests refused since the start. */
  refused: () => number
}

type Answer = (request: Request) => Response | Promise<Response>

/**
 * Puts bounded lanes in front of the site: what can't be answered soon is refused at once with 503. Health checks,
 * files and stored pages pass by the lanes.
 */
export function shedOverload(answer: Answer, parts: OverloadParts): OverloadGuard {
  const { files, storedPages, busy, answered, log } = parts
  const reads = createLane(READS, () => turns.wake())
  const changes = createLane(CHANGES, () => turns.wake())
  const turns = createTurns([changes, reads])
  const count = countRefused(log)

  function inLane(request: ServerRequest, route: RouteClass): Response | Promise<Response> {
    const lane = route === 'change' ? changes : reads
    const answering = lane.run(() => (isGone(request) ? new Response(null, { status: 499 }) : answer(request)))
    if (answering) return answering
    count.add()
    return route === 'page' ? busy.page() : busy.api()
  }

  return {
    answer(request) {
      turns.arrived()
      const began = performance.now()
      const route = routeOf(request, files)
      const passes = route === 'health' || route === 'file' || (route === 'page' && storedPages.has(request))
      const answering = passes ? answer(request) : inLane(request, route)
      const note = (given: Response) => {
        answered(route, given.status, performance.now() - began)
        return given
      }
      return answering instanceof Promise ? answering.then(note) : note(answering)
    },
    arrived: () => turns.arrived(),
    lanes: { reads, changes },
    refused: count.total,
  }
}

const FIRST = new Set(['/healthz', '/readyz', METRICS_PATH])

function routeOf(request: ServerRequest, files: OverloadParts['files']): RouteClass {
  const path = pathOf(request)
  if (FIRST.has(path)) return 'health'
  if (files.isFileFolder(path) || files.isFile(path)) return 'file'
  if (request.method !== 'GET' && request.method !== 'HEAD') return 'change'
  return path.startsWith('/api/') ? 'api' : 'page'
}

/** The path as the request line has it: parsing the address costs more than refusing the request. */
function pathOf(request: ServerRequest): string {
  const target = request.runtime?.node?.req.url ?? URL.parse(request.url)?.pathname ?? '/'
  const query = target.indexOf('?')
  return query === -1 ? target : target.slice(0, query)
}

/** Whether the client has closed the connection while its request was waiting. */
const isGone = (request: ServerRequest): boolean => request.runtime?.node?.res?.destroyed === true

/** Counts refused requests, and logs their number while there are any. */
function countRefused(log: Pick<Log, 'warn'>): { add: () => void; total: () => number } {
  let total = 0
  let reported = 0
  let timer: NodeJS.Timeout | null = null
  const report = () => {
    timer = null
    log.warn({ refused: total - reported, total }, 'Overloaded: requests were rejected with 503')
    reported = total
  }
  return {
    add: () => {
      total++
      timer ??= setTimeout(report, REPORT_INTERVAL).unref()
    },
    total: () => total,
  }
}
