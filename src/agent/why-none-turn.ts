import { withoutPart } from '#domain/search/filter-parts.ts'
import { activeParts, type FilterPart } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { Choice } from '#domain/voice/conversation.ts'
import { withChoices } from './choices.ts'
import { offer } from './open-question.ts'
import { turn, type Talk, type Turn } from './talk.ts'
import type { TurnInput } from './turn-input.ts'
import { understandIn } from './understand-in-talk.ts'

/** Filters that are tried; each takes a search. */
const MOST_TRIED = 6
/** Filters that are offered to be left out; beside a search that found nothing there is also 'Start over' and 'Undo'. */
const MOST_OFFERED = 3
const MOST_BESIDE = 2

interface Dropped {
  part: FilterPart
  relaxed: ListingFilters
  total: number
}

/** Says which filter leaves so few homes, with the counts without it, and offers to leave it out. */
export async function whyNone(input: TurnInput): Promise<Turn> {
  const { talk, context } = input
  const { answers, whyNone: texts } = context.phrases
  if (talk.total === null)
    return turn(talk, answers.nothingYet, {
      shown: [{ kind: 'choices', choices: [context.phrases.compare.next.findHomes] }],
    })
  if (activeParts(talk.filters, everyPrice).length === 0)
    return turn(talk, texts.noFilter(talk.total), { shown: [{ kind: 'choices', choices: [texts.save] }] })
  const dropped = await worthDropping(talk, talk.total, input)
  if (dropped.length === 0) {
    const alone = await aloneChoices(talk, input)
    const say = alone.length > 0 ? texts.together : texts.nothingHelps
    return turn(talk, say, { shown: [{ kind: 'choices', choices: [...alone, texts.startOver] }] })
  }
  const why = turn(talk, texts.because(dropped, talk.total, talk.filters))
  return offer(why, input.said, choicesFor(dropped, talk, input))
}

/** A search that found nothing, with what could be left out beside it. */
export async function withDropped(input: TurnInput, found: Turn): Promise<Turn> {
  const { total, filters, marketIsEmpty } = found.talk
  const isOffered = found.shown.some(({ kind }) => kind === 'choices')
  const isEmpty = found.shown.some((shown) => shown.kind === 'search' && shown.total === 0)
  if (!isEmpty || isOffered || marketIsEmpty || total !== 0) return found
  if (activeParts(filters, everyPrice).length === 0) return found
  const dropped = choicesFor(await worthDropping(found.talk, 0, input), found.talk, input)
  const choices = (dropped.length > 0 ? dropped : await aloneChoices(found.talk, input)).slice(0, MOST_BESIDE)
  const { startOver } = input.context.phrases.whyNone
  return withChoices(offer(found, input.said, choices), [...choices, startOver])
}

/** The filters without which there are more homes, those that show most first. */
async function worthDropping({ filters }: Talk, total: number, { context, signal }: TurnInput): Promise<Dropped[]> {
  const tried = await Promise.all(
    activeParts(filters, everyPrice)
      .slice(0, MOST_TRIED)
      .map(async (part): Promise<Dropped> => {
        const relaxed = withoutPart(filters, part, everyPrice)
        const found = await context.listings.search({ filters: relaxed, sort: 'newest', page: 1 }, signal)
        return { part, relaxed, total: found.ok ? found.value.total : 0 }
      }),
  )
  return tried
    .filter((one) => one.total > total)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MOST_OFFERED)
}

/** Searches with one of the filters alone, those with fewest homes first: nearest to what was wanted. */
async function aloneChoices({ filters }: Talk, { context, signal }: TurnInput): Promise<Choice[]> {
  const { whyNone: texts } = context.phrases
  const parts = activeParts(filters, everyPrice)
  const tried = await Promise.all(
    parts.slice(0, MOST_TRIED).map(async (part) => {
      const alone = parts.reduce(
        (left, other) => (other === part ? left : withoutPart(left, other, everyPrice)),
        filters,
      )
      const found = await context.listings.search({ filters: alone, sort: 'newest', page: 1 }, signal)
      return { alone, total: found.ok ? found.value.total : 0 }
    }),
  )
  return tried
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => a.total - b.total)
    .slice(0, MOST_OFFERED)
    .map(({ alone, total }) => texts.alone(alone, total, context.places))
}

/** What a press says must lead to just these filters. */
function choicesFor(dropped: readonly Dropped[], talk: Talk, { context }: TurnInput): Choice[] {
  const { whyNone: texts } = context.phrases
  return dropped.flatMap((one): Choice[] => {
    const wanted = JSON.stringify(one.relaxed)
    const says = texts
      .says(one.part, talk.filters, one.relaxed, context.places)
      .find((words) => JSON.stringify(understandIn(talk, words, context).filters) === wanted)
    return says === undefined ? [] : [{ label: texts.label(one, talk.filters), says }]
  })
}
