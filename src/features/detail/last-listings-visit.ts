/** The part of the Navigation API that is used; older browsers have none. */
export interface VisitHistory {
  currentEntry: { index: number } | null
  entries(): readonly { url: string | null }[]
}

export interface ListingsVisit {
  /** Path and query string. */
  address: string
  /** It is the entry directly before the current page. */
  isPrevious: boolean
}

/** The latest visit to the listings in this tab before the current page, or null. `basePath` as the router has it. */
export function lastListingsVisit(history: VisitHistory | undefined, basePath: string): ListingsVisit | null {
  const current = history?.currentEntry?.index ?? 0
  const before = history?.entries().slice(0, current) ?? []
  const listings = `${basePath.replace(/\/$/, '')}/listings`
  for (let index = before.length - 1; index >= 0; index--) {
    const address = before[index]?.url
    const url = address ? new URL(address) : null
    if (url?.pathname === listings) return { address: url.pathname + url.search, isPrevious: index === current - 1 }
  }
  return null
}
