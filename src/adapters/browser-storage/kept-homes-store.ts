import { picturesToKeep, type KeptHomes } from '#domain/saved/kept-homes.ts'
import type { KeptHomesStore } from '#ports/browser/kept-homes-store.ts'

/** Most pictures, and the largest file, bytes: 4.5 MB at most. */
const MAX_PICTURES = 30
const MAX_PICTURE_BYTES = 150_000

/** The cache with the kept homes of the site at `scope` (a path that ends in '/'); the number is its format's. */
export const keptHomesCache = (scope: string): string => `keystead kept-homes 1 ${scope}`

/** The addresses in it, which only the service worker answers. */
const homesPath = (scope: string): string => `${scope}offline/homes.json`
export const picturePath = (scope: string, id: number): string => `${scope}offline/pictures/${id}`

/** Reads what is kept; null where there is nothing. */
export async function readKeptHomes(scope: string): Promise<KeptHomes | null> {
  const answer = await caches.match(homesPath(scope), { cacheName: keptHomesCache(scope) })
  return answer ? ((await answer.json()) as KeptHomes) : null
}

/** Kept homes in the browser's Cache Storage, where the service worker of the site at `scope` finds them. */
export function cachedKeptHomes(scope: string): KeptHomesStore {
  return {
    read: () => readKeptHomes(scope),
    clear: async () => void (await caches.delete(keptHomesCache(scope))),
    change: (change) =>
      navigator.locks.request(keptHomesCache(scope), async () => {
        // Opened before anything is read: what is cleared meanwhile is not written again.
        const cache = await caches.open(keptHomesCache(scope))
        const stored = await cache.match(homesPath(scope))
        const before = stored ? ((await stored.json()) as KeptHomes) : null
        const after = change(before)
        if (after === before) return
        await cache.put(homesPath(scope), Response.json(after))
        await keepPictures(cache, scope, after)
      }),
  }
}

async function keepPictures(cache: Cache, scope: string, kept: KeptHomes): Promise<void> {
  const wanted = new Map(
    [...picturesToKeep(kept)].slice(0, MAX_PICTURES).map(([id, file]) => [picturePath(scope, id), file]),
  )
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  for (const path of there) {
    if (path !== homesPath(scope) && !wanted.has(path)) await cache.delete(path)
  }
  for (const [path, file] of wanted) {
    if (there.has(path)) continue
    const picture = await fetchPicture(file)
    if (picture) await cache.put(path, new Response(picture))
  }
}

/** A picture; null if it can't be had or is too large to keep. */
async function fetchPicture(file: string): Promise<Blob | null> {
  const answer = await fetch(file, { priority: 'low' }).catch(() => null)
  if (!answer?.ok) return null
  const picture = await answer.blob()
  return picture.type.startsWith('image/') && picture.size <= MAX_PICTURE_BYTES ? picture : null
}
