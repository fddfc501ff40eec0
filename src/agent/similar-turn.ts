import type { ListingSummary } from '#domain/listing/listing.ts'
import type { Choice } from '#domain/voice/conversation.ts'
import type { SpokenMeasure } from '#language/understanding.ts'
import { withHome } from './home-turn.ts'
import { searchOrMore } from './search-turn.ts'
import { turn, type Talk, type Turn } from './talk.ts'
import type { DIFFERENCES } from './tools/similar-listings.ts'
import { callTool, type TurnInput } from './turn-input.ts'
import { understandIn } from './understand-in-talk.ts'
import { withDropped } from './why-none-turn.ts'

/** Shows homes like the one that is meant, or searches by the same wishes in another place. */
export const similar = (input: TurnInput): Promise<Turn> => (isElsewhere(input) ? searchThere(input) : ofHome(input))

/** 'Anything similar but in Jersey City': the place named is another than that of the home. */
const isElsewhere = ({ read, talk }: TurnInput): boolean =>
  talk.total !== null && read.homes.described === null && read.parts.some(({ kind }) => kind === 'place')

/** The search in force, in the place named. */
function searchThere(input: TurnInput): Promise<Turn> {
  const places = input.read.parts.filter(({ kind }) => kind === 'place').map(({ words }) => words)
  const said = places.join(input.context.grammar.words.or)
  const there: TurnInput = { ...input, said, read: understandIn(input.talk, said, input.context) }
  return searchOrMore(there).then((found) => withDropped(there, found))
}

const ofHome = (input: TurnInput): Promise<Turn> =>
  withHome(input, (home) => likeHome(input, home), null, input.context.phrases.references.similarNth)

async function likeHome(input: TurnInput, home: ListingSummary): Promise<Turn> {
  const { talk, read, context } = input
  const { answers, references } = context.phrases
  const but = differenceIn(read.measure)
  const found = await callTool(input, 'similar_listings', { listing_id: home.id, ...(but && { but }) })
  if (!found.ok) return turn(talk, answers.problem(found.problem))
  const { say, shown, sources } = found.value
  const { compare, cheaper, inCounty } = references.similarNext
  if (shown?.kind !== 'similar')
    return turn({ ...talk, home }, say, { shown: [{ kind: 'choices', choices: [inCounty(home.county)] }], sources })
  const choices: Choice[] = [...(shown.listings.length > 1 ? [compare] : []), ...(but === 'cheaper' ? [] : [cheaper])]
  const next: Talk = { ...talk, homes: shown.listings, home: null, pendingQuestion: null }
  return turn(shown.listings.length === 1 ? { ...next, home: shown.listings[0]! } : next, say, {
    shown: [shown, { kind: 'choices', choices }],
    sources,
  })
}

function differenceIn(measure: SpokenMeasure | null): (typeof DIFFERENCES)[number] | null {
  if (measure?.of === 'price' || measure?.of === 'month') return measure.most ? null : 'cheaper'
  if (measure?.of === 'taxes') return measure.most ? null : 'lower-taxes'
  return measure?.of === 'size' ? (measure.most ? 'bigger' : 'smaller') : null
}
