import { fail, unavailable, type Result } from '#domain/result.ts'

type Answer = Promise<Result<unknown>>

/**
 * A gateway whose code is fetched with its first use, so that no page's first load holds what few visitors need. All its
 * methods return a promise of a Result; while the code can't be loaded they answer 'unavailable'.
 */
export function lazyGateway<G extends { [K in keyof G]: (...given: never[]) => Answer }>(load: () => Promise<G>): G {
  let loading: Promise<G> | undefined
  const loaded = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  const method =
    (name: keyof G) =>
    async (...given: never[]): Answer => {
      const gateway = await loaded().catch(() => null)
      return gateway ? gateway[name](...given) : fail(unavailable('We can’t reach the site right now.'))
    }
  // With a method 'then' it would be a thenable, and `await` would never resolve.
  return new Proxy({} as G, { get: (_, name) => (name === 'then' ? undefined : method(name as keyof G)) })
}
