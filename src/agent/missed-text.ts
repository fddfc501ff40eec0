import type { Span } from '#language/sentence.ts'
import { cut } from './answer-text.ts'
import { COUNTIES_SERVED } from './out-of-scope-answers.ts'

/** Words before the name of a place. */
const PLACE_LEAD = /\b(?:in|near|around|outside)\s+((?:the |new |fort |mount |east |west |north |south )*)$/i

/** Nouns of a search; without one, 'in the morning' would pass for a place. */
const HOMES =
  /\b(?:homes?|houses?|condos?|apartments?|rentals?|listings?|property|properties|anything|something|living?)\b/i

/** Says which phrases were not understood; '' for none. Known names are left out. */
export function missedText(said: string, missed: readonly Span[], known: readonly string[]): string {
  const isKnown = (phrase: string) =>
    known.some((name) => name !== '' && ` ${name.toLowerCase()} `.includes(` ${phrase.toLowerCase()} `))
  const spans = missed.filter(({ start, end }) => !isKnown(said.slice(start, end))).slice(0, 3)
  const places = !HOMES.test(said)
    ? []
    : spans.flatMap(({ start, end }) => {
        const lead = PLACE_LEAD.exec(said.slice(0, start))
        return lead ? [`${lead[1] ?? ''}${said.slice(start, end)}`] : []
      })
  if (places.length > 0) return `I know no place called ${quoted(places)}: I search in ${COUNTIES_SERVED} counties.`
  return spans.length > 0 ? `I did nothing with ${quoted(spans.map(({ start, end }) => said.slice(start, end)))}.` : ''
}

const quoted = (phrases: readonly string[]): string => phrases.map((phrase) => `“${cut(phrase)}”`).join(' and ')
