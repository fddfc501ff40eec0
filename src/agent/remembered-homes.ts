import type { ListingSummary } from '#domain/listing/listing.ts'
import type { Shown } from '#domain/voice/conversation.ts'

/** Homes that a talk remembers. */
const REMEMBERED = 12

/** The homes of a talk with those shown now, the oldest first, each once. */
export function remembered(
  seen: readonly ListingSummary[],
  shown: readonly ListingSummary[],
): readonly ListingSummary[] {
  const known = new Set(seen.map(({ id }) => id))
  return [...seen, ...shown.filter(({ id }) => !known.has(id))].slice(-REMEMBERED)
}

/** The homes of what an answer shows. */
export const homesIn = (shown: readonly Shown[]): ListingSummary[] =>
  shown.flatMap((one) => {
    if (one.kind === 'listing') return [one.listing]
    return one.kind === 'search' || one.kind === 'similar' ? one.listings : []
  })
