import * as v from 'valibot'
import { isWorkPlace } from '#domain/commute/work-place.ts'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import { completeTerms } from '#domain/money/complete-terms.ts'
import type { OwnTerms } from '#domain/money/loan-terms.ts'
import { costPieces, monthlyCost, roundedMonth, totalCents } from '#domain/money/monthly-cost.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import { ok, type Result } from '#domain/result.ts'
import { MEASURES } from '#language/understanding.ts'
import type { AgentContext } from '../agent-context.ts'
import { agentTool, type Fact } from '../agent-tool.ts'
import { comparisonAnswer } from '../comparison-text.ts'
import { comparisonRows, type ComparisonBasis } from '../home-comparison.ts'
import { homeSource } from '../home-facts.ts'
import { LOAN_ENTRIES, termsWith } from '../loan-input.ts'

/** Homes that fit side by side in a talk. */
export const MOST_COMPARED = 3

/** Two or three homes side by side: which is ahead by a measure, and the facts of all. */
export const compareListings = agentTool({
  name: 'compare_listings',
  description:
    'Compares two or three homes: price, monthly cost, rooms, size, year, taxes, fee, and train. With `by`, says which home has the least, or with `most`, the most. Say which facts are not provided. Never compare homes by schools, safety, or people.',
  schema: v.object({
    listing_ids: v.pipe(
      v.array(v.pipe(v.number(), v.integer())),
      v.minLength(2),
      v.maxLength(MOST_COMPARED),
      v.description('The homes, each once.'),
    ),
    by: v.optional(
      v.pipe(
        v.picklist(MEASURES),
        v.description('What the visitor asked about; train is the trip to the nearest station.'),
      ),
    ),
    most: v.optional(v.pipe(v.boolean(), v.description('Whether the visitor asked for the most, not the least.'))),
    train_to: v.optional(v.pipe(v.string(), v.maxLength(80), v.description('A workplace, as in search_listings.'))),
    ...LOAN_ENTRIES,
  }),
  async run({ listing_ids: ids, by, most = false, train_to: to, ...loan }, context, signal) {
    const own = termsWith(loan, context.ownNumbers().terms)
    if (!own.ok) return own
    const found = await Promise.all([...new Set(ids)].map((id) => context.listings.byId(id, signal)))
    const homes: Listing[] = []
    for (const home of found) {
      if (!home.ok) return home
      homes.push(home.value)
    }
    const basis = await basisOf(own.value, to, context, signal)
    if (!basis.ok) return basis
    const rows = comparisonRows(homes, basis.value, by ?? null)
    const { say, best } = comparisonAnswer(homes, by ? { of: by, most } : null, basis.value)
    return ok({
      say,
      facts: {
        homes: homes.map(({ id, title }) => ({ listing_id: id, title })),
        rows: rows.map(({ label, values }): Fact => ({ label, values })),
        ahead: best === null ? null : homes[best]!.id,
      },
      shown: { kind: 'comparison', homes: homes.map(summaryOf), rows },
      sources: homes.map((home) => homeSource(home, context.phrases)),
    })
  },
})

/** Without the timetable, which only one row needs, the others are still compared. */
async function basisOf(
  own: OwnTerms,
  to: string | undefined,
  { figures, homeFigures, clock, phrases }: AgentContext,
  signal: AbortSignal | undefined,
): Promise<Result<ComparisonBasis>> {
  const [rules, read] = await Promise.all([figures.figures(), homeFigures.timetable(signal)])
  if (!rules.ok) return rules
  const { usualTerms, loanRules } = rules.value
  const terms = completeTerms(own, usualTerms)
  const pieces = costPieces(terms, loanRules)
  const timetable = read.ok ? read.value : null
  return ok({
    month: (home) => {
      if (home.market === 'rent') return home.price
      const parts = monthlyCost(home, terms, pieces)
      return parts && roundedMonth(totalCents(parts))
    },
    timetable,
    to: to !== undefined && timetable && isWorkPlace(to, timetable) ? to : null,
    today: newJerseyDay(clock.now()),
    texts: phrases.compare,
  })
}
