import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { Choice } from '#domain/voice/conversation.ts'
import { chosenIn } from '#language/choice.ts'
import type { Understanding } from '#language/understanding.ts'
import { withChoices } from './choices.ts'
import { turn, type OpenQuestion, type Talk, type Turn } from './talk.ts'
import type { TurnInput } from './turn-input.ts'

/** Asks a question: its answers are buttons, and may be said. */
export const ask = (talk: Talk, say: string, question: OpenQuestion): Turn =>
  withChoices(turn({ ...talk, question }, say), question.choices)

/** Offers answers beside what was said: one of them may be pressed, said or, the first, be agreed to. */
export const offer = (answered: Turn, said: string, choices: readonly Choice[]): Turn =>
  withChoices(
    { ...answered, talk: { ...answered.talk, offer: { said, choices, readings: choices.map(() => null) } } },
    choices,
  )

/** What a sentence answers to the open question or offer: what is said by it, and how that is read; null for anything else. */
export function answerTo(
  { question, offer }: Talk,
  said: string,
  { context }: Pick<TurnInput, 'context'>,
): { said: string; read: Understanding | null } | null {
  const open = question ?? offer
  if (!open) return null
  const { choices, readings } = open
  const { grammar } = context
  const labels = choices.map(({ label }) => label)
  const pressed = choices.findIndex(({ says }) => says === said)
  const chosen =
    pressed >= 0
      ? pressed
      : (chosenIn(said, labels, grammar.words.choice) ?? placeChosen(said, open, context) ?? byConsent(said, grammar))
  if (chosen === null) return null
  if (chosen === 'all') return { said: choices.map(({ says }) => says).join(grammar.words.or), read: null }
  const choice = choices[chosen]
  return choice ? { said: readings[chosen] ? open.said : choice.says, read: readings[chosen] ?? null } : null
}

/** The answer whose town the sentence names in other words: 'Washington borough, the one in Warren'. */
function placeChosen(
  said: string,
  { choices, readings }: OpenQuestion,
  { grammar, places }: TurnInput['context'],
): number | null {
  if (readings.length === 0 || readings.includes(null)) return null
  const townsIn = (words: string): string | null => {
    const none = defaultFilters('sale', everyPrice)
    const { filters, parts, ambiguity } = grammar.understand(words, { filters: none, places, defaultPrice: everyPrice })
    const isOnlyPlace = ambiguity === null && parts.length > 0 && parts.every(({ kind }) => kind === 'place')
    return isOnlyPlace && filters.towns.length > 0 ? filters.towns.join() : null
  }
  const towns = townsIn(said)
  const at = towns === null ? -1 : choices.findIndex(({ says }) => townsIn(says) === towns)
  return at < 0 ? null : at
}

/**
 * The talk with the search that an open question is about, by its first answer: a sentence that answers something else goes
 * on with that search.
 */
export function withSearchAsked(talk: Talk): Talk {
  const asked = talk.question?.readings[0]
  return asked ? { ...talk, filters: asked.filters } : talk
}

/** Adds to a sentence that leaves an open question about a place as it is, which place is taken. */
export function withPlaceTaken(read: Understanding, { question }: Talk): Understanding {
  const isPlaced = read.parts.some(({ kind }) => kind === 'place')
  if (!question?.readings[0] || isPlaced || read.ambiguity) return read
  const readings = question.choices.map((choice) => ({ ...choice, filters: read.filters }))
  return { ...read, ambiguity: { kind: 'place', span: { start: 0, end: 0 }, readings } }
}

/** 'Yes' and 'why not' take the first answer; 'perfect, thanks' takes none. */
function byConsent(said: string, { readReply, words }: TurnInput['context']['grammar']): number | null {
  const { consents, thanks } = words.choice
  if (thanks.test(said.trim())) return null
  return consents.test(said.trim()) || readReply(said) === 'yes' ? 0 : null
}

/** Asks which reading is meant where a sentence has several; null for a plain one, and right after another question. */
export function askReading({ talk, said, read }: TurnInput, which: (labels: readonly string[]) => string): Turn | null {
  const { ambiguity } = read
  if (!ambiguity || talk.question) return null
  const { readings } = ambiguity
  return ask(talk, which(readings.map(({ label }) => label)), {
    said,
    choices: readings.map(({ label, says }) => ({ label, says })),
    readings: readings.map(({ filters }) => ({ ...read, filters, ambiguity: null })),
  })
}
