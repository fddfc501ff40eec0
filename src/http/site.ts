import { randomUUID } from 'node:crypto'
import type { ServerRequest } from 'srvx'
import type { Metrics } from '#ports/server/metrics.ts'
import { createApp, type AppParts } from './app.ts'
import { guardedMetrics } from './metrics/metrics-route.ts'
import { timedListings } from './metrics/timed-listings.ts'
import { busyAnswers } from './overload/busy-answer.ts'
import { shedOverload, type OverloadGuard } from './overload/shed-overload.ts'
import { PageCache } from './page-cache.ts'
import { problemResponse } from './problem-http.ts'
import { isSecure, securityHeaders } from './security-headers.ts'

/** The guard's figures, which metrics are made of. */
export type GuardFigures = Pick<OverloadGuard, 'lanes' | 'refused'>

export interface SiteParts extends Omit<AppParts, 'storedPages' | 'metrics'> {
  metricsOf: (guard: GuardFigures) => Metrics
  /** Opens /metrics to requests that carry it; null: there are none on this port. */
  metricsToken: string | null
}

/** The site as a server serves it. */
export interface Site extends GuardFigures {
  answer: (request: ServerRequest) => Response | Promise<Response>
  /** To be told of each new connection. */
  arrived: () => void
  metrics: Metrics
  routes: ReturnType<typeof createApp>['routes']
}

/**
 * Puts the whole handler together: the overload guard, behind it the stored pages and the app. The server and every test of the site
 * call this one, so that what the tests ask is what visitors get.
 */
export function createSite({ metricsOf, metricsToken, ...parts }: SiteParts): Site {
  const { publicUrl, map, files, log } = parts
  const storedPages = new PageCache({ publicUrl })
  const guard = shedOverload((request) => app.fetch(request), {
    files,
    storedPages,
    busy: busyAnswers(publicUrl, map.hosts),
    answered: (...request) => metrics.answered(...request),
    log,
  })
  const metrics = metricsOf(guard)
  const app = createApp({
    ...parts,
    listings: timedListings(parts.listings, metrics),
    metrics: guardedMetrics(metrics, metricsToken),
    storedPages,
  })
  const answer = neverBare(guard.answer, { headers: securityHeaders(isSecure(publicUrl), map.hosts), log })
  return { ...guard, answer, metrics, routes: app.routes }
}

/** Whatever fails in front of the app is answered and logged like what fails in it; the server's own answer has no headers. */
function neverBare(
  answer: Site['answer'],
  { headers, log }: { headers: Readonly<Record<string, string>>; log: SiteParts['log'] },
): Site['answer'] {
  const fault = (error: unknown): Response => {
    const id = randomUUID()
    log.error({ id, err: error }, 'Request failed')
    const problem = problemResponse({ kind: 'internal', message: 'The server couldn’t process this request.' }, id)
    for (const [name, value] of Object.entries({ ...headers, 'x-request-id': id })) problem.headers.set(name, value)
    return problem
  }
  return (request) => {
    try {
      const answering = answer(request)
      return answering instanceof Promise ? answering.catch(fault) : answering
    } catch (error) {
      return fault(error)
    }
  }
}
