import type { RecordOutcome } from '#ports/server/listing-feed.ts'
import type { KeyStanding } from '#ports/server/listing-import.ts'

/** Why a record is not shown, in words; null where it is published. */
export function reasonNotShown(outcome: RecordOutcome): string | null {
  if (outcome.kind === 'publish') return null
  if (outcome.kind === 'withhold') return `withheld: ${outcome.reason}`
  return `rejected: ${outcome.problems.map(({ field, reason }) => `${field} ${reason}`).join('; ')}`
}

/** The answer to 'Why is my listing not on the site?', a line for each feed that has brought the key. */
export function standingText(key: string, standings: readonly KeyStanding[]): string {
  if (standings.length === 0) {
    return `No import has read a record with the ListingKey "${key}". (ListingKey isn’t the listing number, ListingId.)`
  }
  return standings.map((standing) => `${key} of "${standing.source}" ${lineOf(standing)}`).join('\n')
}

function lineOf({ listingId, shownFrom, reason, removedOn }: KeyStanding): string {
  const why = reason && `${reason.text} (since ${reason.notedOn})`
  if (listingId !== null && why)
    return `is on the site in an earlier version, /listings/${listingId}. The newest is ${why}`
  const by = shownFrom === null ? '' : `, from "${shownFrom}", which takes precedence`
  if (listingId !== null) return `is on the site: /listings/${listingId}${by}`
  if (why) return `isn’t on the site: ${why}`
  return `isn’t on the site: the feed no longer includes it (removed on ${removedOn})`
}
