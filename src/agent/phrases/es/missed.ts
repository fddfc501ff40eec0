import type { Span } from '#language/sentence.ts'
import type { Phrases } from '../phrases.ts'
import { cut } from '../quoted-words.ts'
import { COUNTIES_SERVED } from './out-of-scope.ts'

/** Words before the name of a place. */
const PLACE_LEAD = /(?<!\p{L})(?:en|por|cerca de|alrededor de)\s+((?:el |la |los |las |new |fort |mount )*)$/iu
const HOMES =
  /(?<!\p{L})(?:casas?|viviendas?|apartamentos?|departamentos?|condominios?|propiedad(?:es)?|hogar(?:es)?|algo|vivir)(?!\p{L})/iu

/** Most phrases that are named. */
const MOST = 3

function missedText(said: string, missed: readonly Span[], known: readonly string[]): string {
  const isKnown = (phrase: string) =>
    known.some((name) => name !== '' && ` ${name.toLowerCase()} `.includes(` ${phrase.toLowerCase()} `))
  const spans = missed.filter(({ start, end }) => !isKnown(said.slice(start, end)))
  const places = !HOMES.test(said)
    ? []
    : spans.slice(0, MOST).flatMap(({ start, end }) => {
        const lead = PLACE_LEAD.exec(said.slice(0, start))
        return lead ? [`${lead[1] ?? ''}${said.slice(start, end)}`] : []
      })
  if (places.length > 0) return `No conozco ${quoted(places)}. Busco en los condados de ${COUNTIES_SERVED}.`
  const meaningful = spans
    .map(({ start, end }) => said.slice(start, end))
    .filter((words) => /\p{L}{4,}|\d/u.test(words))
    .slice(0, MOST)
  return meaningful.length > 0 ? `No usé ${quoted(meaningful)}; dígamelo de otra manera.` : ''
}

const quoted = (phrases: readonly string[]): string =>
  [...new Set(phrases)]
    .map((phrase) => `“${cut(phrase)}”`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' y ')

export const missedTexts: Phrases['missed'] = { missed: missedText }
