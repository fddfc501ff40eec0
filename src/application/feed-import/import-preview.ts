import { countOf } from '#domain/count.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { ListingFeed, RecordOutcome, RecordProblem } from '#ports/server/listing-feed.ts'

/** Records of a preview. */
export const PREVIEWED = 10

/**
 * The first records of a feed as an import would read them: what would be shown of each, or why it would not be, and what is
 * wrong with it. Stores nothing.
 *
 * @throws FeedError if the feed can't be read.
 */
export async function previewText(feed: ListingFeed): Promise<string> {
  const lines: string[] = []
  let number = 0
  for await (const record of feed.records) {
    number += 1
    lines.push(...linesOf(feed.format.toListing(record, number)))
    if (number === PREVIEWED) break
  }
  return number === 0 ? 'The feed has no records.' : lines.join('\n')
}

function linesOf(outcome: RecordOutcome): string[] {
  const problemLine = ({ field, reason }: RecordProblem) => `    ${field} ${reason}`
  switch (outcome.kind) {
    case 'withhold':
      return [`${outcome.key}: withheld: ${outcome.reason}`]
    case 'reject':
      return [`${outcome.key}: rejected`, ...outcome.problems.map(problemLine)]
    case 'publish': {
      const { title, address, price, market, pictures } = outcome.listing
      const cost = `${formatDollars(price)}${market === 'rent' ? ' a month' : ''}`
      const shown = `shown: ${title}, ${cost}, ${address}, ${countOf(pictures.length, 'picture', 'pictures')}`
      return [
        `${outcome.listing.key}: ${shown}`,
        ...outcome.omitted.map((problem) => `${problemLine(problem)} (left out)`),
      ]
    }
  }
}
