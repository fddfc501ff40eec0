import { comparisonText } from '#domain/listing/comparison.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { Choice, Shown } from '#domain/voice/conversation.ts'
import type { Measure, SpokenMeasure } from '#language/understanding.ts'
import { whichOf } from './home-turn.ts'
import { loanInput } from './loan-input.ts'
import { homesMeant } from './several-homes.ts'
import { turn, type Talk, type Turn } from './talk.ts'
import { MOST_COMPARED } from './tools/compare-listings.ts'
import { callTool, type TurnInput } from './turn-input.ts'

/** Puts the homes that are meant side by side. `of`: by what, where the sentence's intent says it. */
export async function compare(input: TurnInput, of?: Measure): Promise<Turn> {
  const { talk, read, context } = input
  const { answers, compare: texts } = context.phrases
  const meant = await homesMeant(input)
  if (!meant.ok) return turn(talk, answers.problem(meant.problem))
  if (meant.value.unknown !== null && talk.homes.length > 0) return whichOf(input, talk, undefined, meant.value.unknown)
  const homes = meant.value.homes.slice(0, MOST_COMPARED)
  if (homes.length < 2) return withWhat(input, homes[0] ?? null)
  const measure = of ? { of, most: false } : read.measure
  const found = await callTool(input, 'compare_listings', toolInput(input, homes, measure))
  if (!found.ok) return turn(talk, answers.problem(found.problem))
  const { say, shown, facts } = found.value
  const ahead = homes.find(({ id }) => id === (facts as { ahead: number | null }).ahead) ?? null
  const next: Talk = { ...talk, homes, home: ahead, pendingQuestion: null }
  const more = meant.value.homes.length > homes.length ? ` ${texts.tooMany(MOST_COMPARED)}` : ''
  return turn(next, say + more, {
    compared: { by: measure?.of ?? null },
    shown: [...(shown ? [shown] : []), nextSteps(input, homes, measure)],
    // The table names each home's broker and leads to its page.
    sources: [
      {
        label: texts.comparePage,
        href: `/compare?homes=${comparisonText(homes.map(({ id }) => id))}`,
        attribution: '',
      },
    ],
  })
}

const toolInput = ({ talk }: TurnInput, homes: readonly ListingSummary[], measure: SpokenMeasure | null) => ({
  listing_ids: homes.map(({ id }) => id),
  ...(measure && { by: measure.of, most: measure.most }),
  ...(talk.filters.train.to !== null && { train_to: talk.filters.train.to }),
  ...loanInput(talk.terms),
})

/** Saving each, and the monthly cost where something else was asked. */
function nextSteps({ context }: TurnInput, homes: readonly ListingSummary[], measure: SpokenMeasure | null): Shown {
  const { next } = context.phrases.compare
  const isForSale = homes.some(({ market }) => market === 'sale')
  const choices: Choice[] = next.saveNth.slice(0, homes.length)
  return { kind: 'choices', choices: isForSale && measure?.of !== 'month' ? [...choices, next.month] : choices }
}

/** Asks for the other home; the homes shown besides it are offered. */
function withWhat({ talk, context }: TurnInput, home: ListingSummary | null): Turn {
  const { compare: texts } = context.phrases
  if (!home) return turn(talk, texts.needTwo, { shown: [{ kind: 'choices', choices: [texts.next.findHomes] }] })
  const others = talk.homes.filter(({ id }) => id !== home.id).slice(0, MOST_COMPARED)
  const choices = others.map(({ id, title }) =>
    texts.withNth(
      title,
      talk.homes.findIndex((one) => one.id === id),
    ),
  )
  return turn({ ...talk, home }, texts.compareWith(home.title), {
    shown: [{ kind: 'choices', choices: [...choices, texts.next.similar] }],
  })
}
