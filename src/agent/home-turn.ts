import type { ListingSummary } from '#domain/listing/listing.ts'
import type { Understanding } from '#language/understanding.ts'
import { problemText, TEXTS } from './answer-text.ts'
import { factAsked, featureIn } from './home-features.ts'
import { homeMeant } from './home-reference.ts'
import { turn, type HomeQuestion, type Turn } from './talk.ts'
import { answerWithTool, type TurnInput } from './turn-input.ts'

/** Answers a question about a home. */
export async function aboutHome(input: TurnInput): Promise<Turn> {
  const { talk, read, said } = input
  const question = questionIn(read, said) ?? (talk.home ? null : talk.pendingQuestion)
  return withHome(
    input,
    (home) =>
      answerWithTool(input, { ...talk, home, pendingQuestion: null }, 'listing_facts', {
        listing_id: home.id,
        ...question,
      }),
    question,
  )
}

/** 'Does it have a basement?' asks for that one feature. */
function questionIn({ fact }: Understanding, said: string): HomeQuestion | null {
  const asksFeature = (fact ?? factAsked(said, false)) === 'features'
  const feature = asksFeature ? featureIn(said) : null
  if (feature !== null) return { feature }
  return fact === null ? null : { facts: [fact] }
}

/** Acts on the home that is meant; asks which one if that is unclear. */
export async function withHome(
  input: TurnInput,
  act: (home: ListingSummary) => Promise<Turn>,
  question: HomeQuestion | null = null,
): Promise<Turn> {
  const { talk } = input
  const home = await meant(input)
  if (!home.ok) return turn(talk, problemText(home.problem))
  if (home.value) return act(home.value)
  return turn({ ...talk, pendingQuestion: question }, talk.homes.length > 0 ? whichOf(talk.homes) : TEXTS.noHome)
}

const whichOf = (homes: readonly ListingSummary[]): string =>
  `Which one do you mean? ${homes.map(({ title }, index) => `${index + 1}: ${title}`).join('; ')}.`

/** The home a sentence is about; null if that is unclear. */
export const meant = ({ talk, read, said, context, signal }: TurnInput) =>
  homeMeant(talk, read.home, said, context, signal)
