import { randomUUID } from 'node:crypto'
import { FastResponse } from 'srvx'
import { unavailable } from '#domain/result.ts'
import { problemDetails } from '../problem-http.ts'
import { contentSecurityPolicy, isSecure, NO_MAP_HOSTS, securityHeaders, type MapHosts } from '../security-headers.ts'

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 3

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Busy right now</title></head>
<body style="margin:0;min-height:100vh;display:grid;place-items:center;font:18px/1.6 system-ui,sans-serif">
<main style="padding:24px;max-width:36rem;text-align:center"><h1>Busy right now</h1>
<p>Many people are looking at homes at the moment. Please try again in a few seconds.</p><p><a href="">Try again</a></p></main></body></html>
`
const PROBLEM = problemDetails(unavailable('The server is busy. Please try again in a few seconds.'), '')

export interface BusyAnswers {
  page: () => Response
  api: () => Response
}

/** The answers to requests that are refused under overload: 503 with as little work as possible. */
export function busyAnswers(publicUrl: string | null, map: MapHosts): BusyAnswers {
  const secure = isSecure(publicUrl)
  const always = { ...securityHeaders(secure, map), 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER) }
  const policy = contentSecurityPolicy({ nonce: null, secure, map: NO_MAP_HOSTS, voice: null, linksPictures: false })
  const page = { ...always, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  const api = { ...always, 'content-type': 'application/problem+json' }
  const answer = (body: string, headers: Record<string, string>, id: string) =>
    new FastResponse(body, { status: 503, headers: { ...headers, 'x-request-id': id } })
  return {
    page: () => answer(PAGE, page, randomUUID()),
    api: () => {
      const id = randomUUID()
      return answer(JSON.stringify({ ...PROBLEM, instance: id }), api, id)
    },
  }
}
