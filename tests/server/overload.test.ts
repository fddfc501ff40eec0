// More requests than the site can work on: what is beyond its bounds is refused at once, the rest is as ever.
import { afterEach, expect, test } from 'vitest'
import type { AppParts } from '#http/app.ts'
import type { HttpServer } from '#http/http-server.ts'
import { listenLocally } from './local-server.ts'
import { testSite, type TestSiteParts } from './test-site.ts'

const servers: HttpServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close({ hurried: true, openMs: 0 })
})

/** The site behind the real HTTP server. */
async function guarded(parts: TestSiteParts) {
  const answered: string[] = []
  const metrics = { searched: () => {}, text: async () => '', contentType: 'text/plain' }
  const metricsOf = () => ({
    ...metrics,
    answered: (route: string, status: number) => void answered.push(`${route} ${status}`),
  })
  const guard = testSite({ metricsOf, ...parts })
  const server = await listenLocally(guard.answer)
  servers.push(server)
  const ask = (path: string, init?: RequestInit) => fetch(server.url + path, init)
  return { ask, guard, answered }
}

/** A renderer that holds every page until it is told to go on. */
function stalled() {
  const release = Promise.withResolvers<void>()
  const renderPage: AppParts['renderPage'] = async () => {
    await release.promise
    return new Response('<!doctype html><h1>Page</h1>', { headers: { 'content-type': 'text/html' } })
  }
  return { renderPage, release: () => release.resolve() }
}

/** Asks for pages until one is refused. */
async function fill(ask: (path: string) => Promise<Response>, refused: () => number) {
  const asked: Promise<Response>[] = []
  while (refused() === 0) {
    asked.push(ask(`/?n=${asked.length}`))
    await new Promise((resolve) => setImmediate(resolve))
  }
  return asked
}

test('pages beyond the bound are refused at once, and everything works after the stall', async () => {
  const { renderPage, release } = stalled()
  const { ask, guard } = await guarded({ renderPage })
  const asked = await fill(ask, guard.refused)
  // A request that is refused may be counted before others have begun.
  await expect.poll(() => guard.lanes.reads.depth().running).toBe(8)
  const { running, waiting } = guard.lanes.reads.depth()
  expect(waiting).toBeGreaterThan(10)

  const page = await ask('/')
  expect(page.status).toBe(503)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('Busy right now')
  for (const name of ['content-security-policy', 'x-content-type-options', 'x-request-id', 'x-frame-options'])
    expect(page.headers.get(name)).not.toBeNull()

  const api = await ask('/api/listings')
  expect(api.status).toBe(503)
  expect(await api.json()).toMatchObject({
    type: '/problems/unavailable',
    status: 503,
    instance: api.headers.get('x-request-id'),
  })

  release()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBe(running + waiting)
  expect((await ask('/')).status).toBe(200)
  expect(guard.lanes.reads.depth()).toEqual({ running: 0, waiting: 0 })
})

test('every answer is counted by its class, refusals included', async () => {
  const { renderPage, release } = stalled()
  const { ask, guard, answered } = await guarded({ renderPage })
  await ask('/healthz')
  await ask('/assets/none.js')
  await ask('/api/nothing')
  await ask('/api/nothing', { method: 'POST' })
  expect(answered).toEqual(['health 200', 'file 404', 'api 404', 'change 405'])
  const asked = await fill(ask, guard.refused)
  expect(answered.at(-1)).toBe('page 503')
  release()
  await Promise.all(asked)
})

test('health checks, files and changes are answered meanwhile', async () => {
  const { renderPage, release } = stalled()
  const { ask, guard } = await guarded({ renderPage })
  const asked = await fill(ask, guard.refused)
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(200)
  expect((await ask('/assets/none.js')).status).toBe(404)
  expect((await ask('/api/voice/calls/x', { method: 'POST' })).status).not.toBe(503)
  release()
  await Promise.all(asked)
})

test('a visitor who left while waiting costs no page', async () => {
  const { renderPage, release } = stalled()
  const rendered: string[] = []
  const { ask, guard } = await guarded({
    renderPage: (request, page) => {
      rendered.push(new URL(request.url).search)
      return renderPage(request, page)
    },
  })
  const asked = Array.from({ length: 8 }, (_, number) => ask(`/?n=${number}`))
  const until = async (running: number, waiting: number) => {
    while (guard.lanes.reads.depth().running !== running || guard.lanes.reads.depth().waiting !== waiting)
      await new Promise((resolve) => setImmediate(resolve))
  }
  await until(8, 0)
  const leaving = new AbortController()
  const left = ask('/?left', { signal: leaving.signal })
  await until(8, 1)
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  // Answered after the server has read that the connection is closed.
  await ask('/healthz')
  release()
  await Promise.all(asked)
  await until(0, 0)
  expect(rendered).not.toContain('?left')
})

test('a page that is stored is answered while others are refused', async () => {
  const { renderPage, release } = stalled()
  const once: AppParts['renderPage'] = async (request, page) =>
    request.url.endsWith('/listings') ? new Response('<html>Homes</html>') : renderPage(request, page)
  const { ask, guard } = await guarded({ renderPage: once })
  await ask('/listings')
  const asked = await fill(ask, guard.refused)
  const answer = await ask('/listings')
  expect([answer.status, await answer.text()]).toEqual([200, '<html>Homes</html>'])
  release()
  await Promise.all(asked)
})
