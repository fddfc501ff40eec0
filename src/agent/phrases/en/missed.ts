import { listNames } from '#domain/name-list.ts'
import type { Span } from '#language/sentence.ts'
import { cut } from '../quoted-words.ts'
import { ended } from './full-stop.ts'
import { COUNTIES_SERVED } from './out-of-scope.ts'

/** Words before the name of a place; a walk-in shower is none. */
const PLACE_LEAD =
  /(?<!\b(?:walk|roll|eat|built|move|drive|step|live)[- ]?)\b(?:in|near|around|outside)\s+((?:the |new |fort |mount |east |west |north |south )*)$/i

/** 'In January', 'in scrubs': after 'in' and the like, yet no place. */
const NO_PLACE =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|scrubs|uniform|pajamas|shorts)$/i

/** Nouns of a search; without one, 'in the morning' would pass for a place. */
const HOMES =
  /\b(?:homes?|houses?|condos?|apartments?|rentals?|listings?|property|properties|anything|something|living?)\b/i

/** Most phrases that are named. */
const MOST = 3

/** Says which phrases were not understood; '' for none. Known names are left out. */
export function missedText(said: string, missed: readonly Span[], known: readonly string[]): string {
  const isKnown = (phrase: string) =>
    known.some((name) => name !== '' && ` ${name.toLowerCase()} `.includes(` ${phrase.toLowerCase()} `))
  const spans = missed.filter(({ start, end }) => !isKnown(said.slice(start, end)))
  const places = !HOMES.test(said)
    ? []
    : spans.slice(0, MOST).flatMap(({ start, end }) => {
        const lead = PLACE_LEAD.exec(said.slice(0, start))
        return lead && !NO_PLACE.test(said.slice(start, end)) ? [`${lead[1] ?? ''}${said.slice(start, end)}`] : []
      })
  if (places.length > 0)
    return `${ended(`I don’t know a place called ${quoted(places)}`)} I search in ${COUNTIES_SERVED} Counties.`
  const meaningful = spans
    .filter((span) => !isHarmless(said, span))
    .map(({ start, end }) => said.slice(start, end))
    .filter(isMeaningful)
    .slice(0, MOST)
  return meaningful.length > 0 ? `${ended(`I left out ${quoted(meaningful)}`)} Try saying it another way.` : ''
}

/** Words of talk, which no filter and no place is called. */
const HARMLESS =
  /^(?:a|the|an?d|mess|friends?|alright|fair|enough|that|thats|that['’]s|there['’]s|theres|reach|hop(?:e|ing|efully)|month['’]?s|whatcha|whatever(?:['’]s)?|fine|awesome|perfect|honestly|guys|folks|lol|gotta|gonna|wanna|decided|turns|such|said|(?:boy|girl)friend|mom|dad|parents|grand(?:ma|pa|mother|father)|roommates?|raining|crying|yelling|hungry|tired|engaged|married|kidding|dreaming|babe|honey|bro|dude|neighborhood|people|next|other)$/iu

/** Where what follows is a thing or a place that homes have. */
const THING_LEAD = /(?:\b(?:with|without|near|in|has|have|having|not|no|never)|n['’]?t)\s+(?:an?\s+|the\s+)?$/i
const DENIED = /^\W*(?:not|never|no longer|isn['’]?t|doesn['’]?t|too)\b/i

/** Whether leaving a phrase out changes nothing: talk alone, named as no thing and denying none. */
const isHarmless = (said: string, { start, end }: Span): boolean =>
  said
    .slice(start, end)
    .split(/\s+/)
    .every((word) => HARMLESS.test(word)) &&
  !THING_LEAD.test(said.slice(0, start)) &&
  !DENIED.test(said.slice(end))

/** Whether a phrase looks as if it meant something: a word of four letters or more, or a number. */
const isMeaningful = (words: string): boolean => /\p{L}{4,}|\d/u.test(words)

const quoted = (phrases: readonly string[]): string =>
  listNames([...new Set(phrases)].map((phrase) => `“${cut(phrase)}”`)).replaceAll('”,', ',”')

export const missedTexts = { missed: missedText }
