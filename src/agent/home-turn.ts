import type { ListingSummary } from '#domain/listing/listing.ts'
import type { Understanding } from '#language/understanding.ts'
import { problemWords, WORDS } from './answer-text.ts'
import { spoken, type Asked } from './asked.ts'
import { factAsked, featureIn } from './home-features.ts'
import { homeMeant } from './home-reference.ts'
import { turn, type HomeQuestion, type Turn } from './talk.ts'

/** What the listing says of the home that is meant. */
export async function aboutHome(asked: Asked): Promise<Turn> {
  const { talk, read, said } = asked
  const question = questionIn(read, said) ?? (talk.home ? null : talk.asked)
  return withHome(
    asked,
    (home) => spoken(asked, { ...talk, home, asked: null }, 'listing_facts', { listing_id: home.id, ...question }),
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

/** Does something with the home that is meant; asks which one where that isn't clear. */
export async function withHome(
  asked: Asked,
  act: (home: ListingSummary) => Promise<Turn>,
  question: HomeQuestion | null = null,
): Promise<Turn> {
  const { talk } = asked
  const home = await meant(asked)
  if (!home.ok) return turn(talk, problemWords(home.problem))
  if (home.value) return act(home.value)
  return turn({ ...talk, asked: question }, talk.homes.length > 0 ? whichOf(talk.homes) : WORDS.noHome)
}

const whichOf = (homes: readonly ListingSummary[]): string =>
  `Which one do you mean? ${homes.map(({ title }, index) => `${index + 1}: ${title}`).join('; ')}.`

/** The home a sentence is about; null where that isn't clear. */
export const meant = ({ talk, read, said, surroundings, signal }: Asked) =>
  homeMeant(talk, read.home, said, surroundings, signal)
