import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { RequestVariables } from './request-log.ts'
import type { StaticFiles } from './static-files.ts'

const [WORKER, WORKER_OFF] = ['/service-worker.js', '/service-worker-off.js']

/** The files of the build. Where reading offline is off, the service worker's address has the one that removes it. */
export function servedFiles(files: StaticFiles, offline: boolean) {
  const app = new Hono<RequestVariables>()
  if (!offline) app.get(WORKER, offWorker(files))
  return app.get('*', serveFiles(files))
}

/** The worker that removes itself, at the address of the other one. */
const offWorker = (files: StaticFiles) =>
  createMiddleware<RequestVariables>(async (c, next) => {
    const request = new Request(new URL(WORKER_OFF, c.req.url), { headers: c.req.raw.headers })
    return (await files.answer(request)) ?? next()
  })

const serveFiles = (files: StaticFiles) =>
  createMiddleware<RequestVariables>(async (c, next) => {
    const answer = await files.answer(c.req.raw)
    if (answer) return answer
    if (!files.isFileFolder(c.req.path)) return next()
    return c.text('This file doesn’t exist.', 404, { 'cache-control': 'no-store' })
  })
