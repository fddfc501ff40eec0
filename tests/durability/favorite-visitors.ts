/** Homes that no new visitor starts with. */
const HOMES = [2, 4, 6, 7]

/** A visitor known by a cookie, and what the server told them is saved. */
export interface FavoriteVisitor {
  cookie: string
  acknowledged: Set<number>
}

/** What became of favorites. */
export interface FavoriteFigures {
  acknowledged: number
  /** Acknowledged and lost. */
  lost: number
  /** Stored more than once. */
  doubled: number
}

let clients = 0

/** Every visitor has a network of their own, so that no rate limit applies. */
const ask = (url: string, method: string, cookie?: string): Promise<Response> =>
  fetch(url, {
    method,
    headers: {
      origin: new URL(url).origin,
      'x-forwarded-for': `172.16.${(clients >> 8) & 255}.${clients++ & 255}`,
      ...(cookie ? { cookie } : {}),
    },
  })

/** Visitors who have saved a home, each by now with a cookie. */
export function newVisitors(url: string, count: number): Promise<FavoriteVisitor[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const answer = await ask(`${url}/api/favorites/${HOMES[0]}`, 'PUT')
      const cookie = answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0]!)
        .join('; ')
      if (!answer.ok || cookie === '') throw new Error(`a first favorite was answered ${answer.status}`)
      return { cookie, acknowledged: new Set([HOMES[0]!]) }
    }),
  )
}

/** Saves more homes, all at once; what the server didn't live to answer is not acknowledged. */
export async function saveMore(url: string, { cookie, acknowledged }: FavoriteVisitor): Promise<void> {
  await Promise.all(
    HOMES.slice(1).map(async (id) => {
      const answer = await ask(`${url}/api/favorites/${id}`, 'PUT', cookie).catch(() => null)
      if (answer?.ok) acknowledged.add(id)
    }),
  )
}

/** Compares what visitors were told with what is there. */
export async function countFavorites(url: string, visitors: readonly FavoriteVisitor[]): Promise<FavoriteFigures> {
  const figures = { acknowledged: 0, lost: 0, doubled: 0 }
  for (const { cookie, acknowledged } of visitors) {
    const ids = (await (await ask(`${url}/api/favorites/ids`, 'GET', cookie)).json()) as number[]
    figures.acknowledged += acknowledged.size
    figures.lost += [...acknowledged].filter((id) => !ids.includes(id)).length
    figures.doubled += ids.length - new Set(ids).size
  }
  return figures
}
