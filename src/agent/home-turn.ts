import type { ListingSummary } from '#domain/listing/listing.ts'
import { problemWords, WORDS } from './answer-text.ts'
import { spoken, type Asked } from './asked.ts'
import { homeMeant } from './home-reference.ts'
import { turn, type Talk, type Turn } from './talk.ts'

/** What the listing says of the home that is meant. */
export async function aboutHome(asked: Asked): Promise<Turn> {
  const { talk, read } = asked
  const fact = read.fact ?? (talk.home ? null : talk.asked)
  return withHome(
    asked,
    (home) =>
      spoken(asked, { ...talk, home, asked: null }, 'listing_facts', {
        listing_id: home.id,
        ...askedOf(fact, asked.said),
      }),
    fact,
  )
}

const FEATURES =
  /\b(pool|basement|fireplace|attic|deck|patio|porch|balcony|terrace|elevator|laundry|washer|dryer|dishwasher|dock|doorman|gym|view|hardwood|sunroom|office|pantry|storage)s?\b/i

/** 'Does it have a basement?' asks for that one feature. */
function askedOf(fact: Talk['asked'], said: string): { facts: Talk['asked'][]; feature?: string } {
  const feature = fact === 'features' ? FEATURES.exec(said)?.[1] : undefined
  return feature ? { facts: [], feature } : { facts: fact ? [fact] : [] }
}

/** Does something with the home that is meant; asks which one where that isn't clear. */
export async function withHome(
  asked: Asked,
  act: (home: ListingSummary) => Promise<Turn>,
  fact: Talk['asked'] = null,
): Promise<Turn> {
  const { talk } = asked
  const home = await meant(asked)
  if (!home.ok) return turn(talk, problemWords(home.problem))
  if (home.value) return act(home.value)
  return turn({ ...talk, asked: fact }, talk.homes.length > 0 ? whichOf(talk.homes) : WORDS.noHome)
}

const whichOf = (homes: readonly ListingSummary[]): string =>
  `Which one do you mean? ${homes.map(({ title }, place) => `${place + 1}: ${title}`).join('; ')}.`

/** The home a sentence is about; null where that isn't clear. */
export const meant = ({ talk, read, said, surroundings, signal }: Asked) =>
  homeMeant(talk, read.home, said, surroundings, signal)
