import type { Answer } from '../web-api-peer.ts'

export type Listing = Record<string, unknown>

/** A refusal in OData's form. */
export const refused = (status: number, message: string, headers: Record<string, string> = {}): Answer => ({
  status,
  json: { error: { code: String(status), message } },
  headers,
})

const CONDITION = /^(\w+) (eq|ge|gt) (?:'([^']*)'|(\S+))$/

/** The listings that a `$filter` of conditions joined by 'and' lets through; null for a filter of any other form. */
export function filtered(all: readonly Listing[], filter: string | null): Listing[] | null {
  const conditions = (filter?.split(' and ') ?? []).map((text) => CONDITION.exec(text))
  if (conditions.includes(null)) return null
  return all.filter((listing) =>
    conditions.every((condition) => {
      const [, field, operator, quoted, bare] = condition!
      const [held, asked] = [String(listing[field!]), quoted ?? bare!]
      if (operator === 'eq') return held === asked
      const [left, right] = [Date.parse(held), Date.parse(asked)]
      return operator === 'ge' ? left >= right : left > right
    }),
  )
}

export const byKey = (all: readonly Listing[]): Listing[] => sorted(all, 'ListingKey')
export const byTime = (all: readonly Listing[]): Listing[] => sorted(all, 'ModificationTimestamp')

const sorted = (all: readonly Listing[], field: string): Listing[] =>
  all.toSorted((a, b) => (String(a[field]) < String(b[field]) ? -1 : 1))

/** The page size asked for by `$top`, within a vendor's bounds; null if it asks for more. */
export function pageSizeOf(query: URLSearchParams, standard: number, max: number): number | null {
  const top = Number(query.get('$top') ?? standard)
  return top >= 1 && top <= max ? top : null
}

/** Refuses more requests in a second than a vendor allows, by the test's clock. */
export function secondLimit(max: number, now: () => number): () => boolean {
  const times: number[] = []
  return () => {
    times.push(now())
    return times.filter((time) => time > now() - 1000).length > max
  }
}
