import { createMiddleware } from 'hono/factory'

/** Sets the headers on every answer that doesn't set them itself. */
export const withHeaders = (headers: Readonly<Record<string, string>>) =>
  createMiddleware(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
